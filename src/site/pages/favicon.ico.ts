import type { APIRoute } from 'astro';
import { iconFile, iconPng } from '../pictures/icon.ts';

const SIZE = 32;

/** For clients that always ask for this address. */
export const GET: APIRoute = () => new Response(iconFile(iconPng(SIZE), SIZE) as BodyInit);
