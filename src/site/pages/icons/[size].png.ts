import type { APIRoute } from 'astro';
import { ICON_SIZES, iconPng } from '../../pictures/icon.ts';

export const getStaticPaths = () => ICON_SIZES.map((size) => ({ params: { size: String(size) } }));

/** Icons of the web app manifest, opaque. */
export const GET: APIRoute = ({ params }) =>
  new Response(iconPng(Number(params['size']), '#f7f8f6') as BodyInit);
