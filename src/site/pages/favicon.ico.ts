import type { APIRoute } from 'astro';
import { iconFile, iconPng } from '../pictures/icon.ts';

const SIZE = 32;

/** For those that ask for this address whatever a page says. */
export const GET: APIRoute = () => new Response(iconFile(iconPng(SIZE), SIZE) as BodyInit);
