import type { APIRoute } from 'astro';
import { iconPng } from '../pictures/icon.ts';

/** Opaque: iOS shows transparent pixels as black. */
export const GET: APIRoute = () => new Response(iconPng(180, '#f7f8f6') as BodyInit);
