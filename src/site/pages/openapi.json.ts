import type { APIRoute } from 'astro';
import software from '../../../package.json' with { type: 'json' };
import { openApi } from '../../contract/schemas/openapi.ts';
import { siteUrlOf } from '../lib/site-url.ts';

export const GET: APIRoute = ({ site }) => {
  return new Response(`${JSON.stringify(openApi(siteUrlOf(site), software.version))}\n`);
};
