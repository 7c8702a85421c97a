import { fileURLToPath } from 'node:url';
import { createRespond } from '../../src/service/api/answer.ts';
import { createApi } from '../../src/service/api/handler.ts';
import { tablesAtHand } from '../../src/service/api/operations/operation.ts';
import { toWebHandler } from '../../src/service/api/web-handler.ts';
import { createDataFiles } from '../../src/service/documents/data-files.ts';
import { parseSiteUrl } from '../../src/service/documents/site-url.ts';
import { findContentType } from '../../src/service/hosts/node/built-files.ts';
import { createMemoryCounter } from '../../src/service/keys/counters.ts';
import { readDataSet } from '../../src/service/publish/read-data-set.ts';

const site = parseSiteUrl(process.env);
if (site.kind === 'wrong') throw new Error(site.message);
const { url } = site;
const data = readDataSet(fileURLToPath(new URL('../..', import.meta.url)));
const files = createDataFiles(data);
const edition = `${Date.now()}`;
const api = toWebHandler(
  createApi(tablesAtHand(data.almanac, data.lists, data.pay), {
    counter: createMemoryCounter(),
    keys: { find: () => undefined },
    now: Date.now,
    siteUrl: url,
    version: data.version,
    edition,
    startedAt: Date.now(),
    // Reloading pages asks more often than readers do.
    limits: { anonymous: 100_000, partner: 100_000 },
    respond: createRespond(edition),
    warn: console.error,
  }),
);

/** Answers the API and the data files; undefined for everything else, which Astro answers. */
export async function handle(request: Request, address: string): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (/^\/api(?:\/|$)/.test(pathname)) return api(request, address);
  const text = await files.fileAt(pathname)?.compose({ url });
  if (text === undefined) return undefined;
  return new Response(text, {
    headers: { 'Content-Type': findContentType(pathname), 'Access-Control-Allow-Origin': '*' },
  });
}
