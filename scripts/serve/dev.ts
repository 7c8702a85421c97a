import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import { type AstroIntegration, dev } from 'astro';
import { DEFAULT_PORT, parseSiteUrl } from '../../src/service/documents/site-url.ts';

// `npm run dev`: site, API and data files from their sources. A saved file shows at the next request.

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Loaded through Vite, which reloads it when a file that it imports is saved. */
const HANDLER = fileURLToPath(new URL('dev-handler.ts', import.meta.url));

/** The addresses that our hosts redirect to the reader's language. */
const REDIRECTED = ['/', '/docs/[...path]'];
const REDIRECT = new URL('redirect.ts', import.meta.url);

/** Answers `/api` and the data files; Astro answers the rest. */
const answers: AstroIntegration = {
  name: 'answers',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const pattern of REDIRECTED) injectRoute({ pattern, entrypoint: REDIRECT, prerender: false });
    },
    'astro:server:setup': ({ server, logger }) => {
      async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
        const { handle } = (await server.ssrLoadModule(HANDLER)) as typeof import('./dev-handler.ts');
        const answered = await handle(toRequest(request), request.socket.remoteAddress ?? '');
        if (!answered) return false;
        response.writeHead(answered.status, Object.fromEntries(answered.headers));
        response.end(Buffer.from(await answered.arrayBuffer()));
        return true;
      }

      server.middlewares.use((request, response, next) => {
        answer(request, response).then(
          (isAnswered) => isAnswered || next(),
          (error: Error) => {
            server.ssrFixStacktrace(error);
            logger.error(error.stack ?? error.message);
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
          },
        );
      });

      // The law is read and not imported, so Vite does not know of it.
      server.watcher.on('change', (file) => {
        if (!file.startsWith(`${root}data/`)) return;
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  },
};

function toRequest({ method = 'GET', url = '/', headers }: IncomingMessage): Request {
  const pairs = Object.entries(headers).map(([name, value]) => [name, `${value}`] as [string, string]);
  return new Request(new URL(url, `http://${headers.host}`), { method, headers: pairs });
}

const site = parseSiteUrl(process.env);
if (site.kind === 'wrong') throw new Error(site.message);
process.env['SITE_URL'] = site.url;
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const { PORT = `${DEFAULT_PORT}`, HOST = 'localhost' } = process.env;
await dev({
  root,
  server: { port: Number(PORT), host: HOST },
  // Only an adapter lets Astro answer a request.
  adapter: node({ mode: 'middleware' }),
  integrations: [answers],
});
