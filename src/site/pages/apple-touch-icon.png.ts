import type { APIRoute } from 'astro';
import { iconPng } from '../pictures/icon.ts';

/** Opaque: what is clear would be black on a home screen. */
export const GET: APIRoute = () => new Response(iconPng(180, '#f7f8f6') as BodyInit);
