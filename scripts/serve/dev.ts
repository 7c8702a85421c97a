import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { DEFAULT_PORT, siteUrlOf } from '../../src/documents/site-url.ts';

/** `npm run dev`: the site, the API and the data files from their sources; a saved file is seen at once. */
const site = siteUrlOf(process.env);
if (site.kind === 'wrong') throw new Error(site.message);
process.env['SITE_URL'] = site.url;
// Astro need not tell its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const { PORT = `${DEFAULT_PORT}`, HOST = 'localhost' } = process.env;
await dev({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  server: { port: Number(PORT), host: HOST },
});
