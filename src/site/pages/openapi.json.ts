import type { APIRoute } from 'astro';
import software from '../../../package.json' with { type: 'json' };
import { openApi } from '../../contract/openapi.ts';

export const GET: APIRoute = ({ site }) => {
  const siteUrl = site?.href.replace(/\/$/, '') ?? '';
  return new Response(`${JSON.stringify(openApi(siteUrl, software.version))}\n`);
};
