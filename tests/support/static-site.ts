import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { holidaysBody, toJson } from '../../src/dataset/documents.ts';
import { createAlmanac } from '../../src/holidays/almanac.ts';
import { SCOPE_CODES } from '../../src/holidays/scope.ts';
import { law } from '../../src/holidays/tables.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.ics': 'text/calendar; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const LISTING = /^\/holidays\/(\d{4})\/([a-z]{2})(\.all)?(\.long-weekends)?\.json$/;
const almanac = createAlmanac(law);

export interface RunningSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves built pages on a free port of 127.0.0.1, and the listings that they fetch where the build has not written them.
 * @param headers sent with every answer
 */
export async function serveSite(root: string, headers: Record<string, string> = {}): Promise<RunningSite> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void answer(root, new URL(request.url ?? '/', 'http://site').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

async function answer(root: string, path: string, response: ServerResponse): Promise<void> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const body = (await fileOf(root, file)) ?? listing(path);
  if (body === undefined) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end((await fileOf(root, '/404.html')) ?? 'Not found');
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  response.end(body);
}

async function fileOf(root: string, path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(root, normalize(decodeURIComponent(path))));
  } catch {
    return undefined;
  }
}

function listing(path: string): string | undefined {
  const match = LISTING.exec(path);
  const scope = SCOPE_CODES.find((code) => code === match?.[2]);
  if (!match || !scope) return undefined;
  const choice = { scope, year: Number(match[1]), all: Boolean(match[3]), longWeekends: Boolean(match[4]) };
  return toJson(holidaysBody(almanac, { url: 'http://localhost:4321' }, choice));
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
