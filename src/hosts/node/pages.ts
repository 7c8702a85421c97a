import type { IncomingMessage, ServerResponse } from 'node:http';
import { ALLOWED_METHODS, CORS_HEADERS, preflight } from '../../api/cors.ts';
import { readTarget } from '../../api/request-target.ts';
import { isData } from '../static-headers.ts';
import { send } from './send.ts';
import { type ServeFile, SITE_HEADERS } from './serve-file.ts';
import type { StaticFiles } from './static-files.ts';

/** Astro's Node adapter in middleware mode: renders what is made on demand, or calls `next`. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

export type Pages = (request: IncomingMessage, response: ServerResponse, target: string) => void;

const NOT_FOUND = 'Not found / Introuvable\n';

/** Everything that is not the API: files, folders' index pages, what Astro makes on demand, and the 404 page. */
export function createPages(
  files: StaticFiles,
  serveFile: ServeFile,
  astro: AstroHandler | undefined,
): Pages {
  function notFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    if (isData(path)) {
      plain(response, 404, NOT_FOUND, CORS_HEADERS);
      return;
    }
    const pages = path.startsWith('/fr/')
      ? ['/fr/404/index.html', '/fr/404.html', '/404.html']
      : ['/404.html'];
    const page = pages.find((each) => files.has(each));
    if (page === undefined || !serveFile(request, response, page, 404)) plain(response, 404, NOT_FOUND);
  }

  return (request, response, target) => {
    const { path, query, fault } = readTarget(target);
    if (fault === 'too-long') return plain(response, 414, 'Address too long / Adresse trop longue\n');
    if (fault !== undefined) return plain(response, 400, 'Malformed address / Adresse mal formée\n');
    if (!ALLOWED_METHODS.split(', ').includes(request.method ?? '')) {
      return plain(response, 405, 'Method not allowed / Méthode non autorisée\n', ['Allow', ALLOWED_METHODS]);
    }
    if (request.method === 'OPTIONS') return options(response, path);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    if (files.has(file) && serveFile(request, response, file)) return;
    if (files.has(`${path}/index.html`)) return redirect(response, `${path}/`, query);
    if (!astro) return notFound(request, response, path);
    for (let at = 0; at < SITE_HEADERS.length; at += 2) {
      response.setHeader(SITE_HEADERS[at] ?? '', SITE_HEADERS[at + 1] ?? '');
    }
    astro(request, response, () => notFound(request, response, path));
  };
}

/** Alike for what there is and what there is not; also of `*`, the server as a whole (RFC 9110 9.3.7). */
function options(response: ServerResponse, path: string): void {
  const headers = ['Allow', ALLOWED_METHODS, ...SITE_HEADERS];
  send(response, isData(path) ? preflight() : { status: 204, headers, body: null });
}

/** The path is that of a known file, so this cannot lead to another site. */
function redirect(response: ServerResponse, path: string, query: string): void {
  const location = `${encodeURI(path)}${query === '' ? '' : `?${query}`}`;
  send(response, { status: 301, headers: ['Location', location, ...SITE_HEADERS], body: '' });
}

function plain(
  response: ServerResponse,
  status: number,
  body: string,
  headers: readonly string[] = [],
): void {
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'];
  send(response, { status, headers: [...type, ...headers, ...SITE_HEADERS], body });
}
