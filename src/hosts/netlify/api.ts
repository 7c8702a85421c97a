import { LRUCache } from 'lru-cache';
import { createRespond, editionAt } from '../../api/answer.ts';
import { createApi } from '../../api/handler.ts';
import { noMetrics } from '../../api/ports.ts';
import { toWebHandler } from '../../api/web-handler.ts';
import { bundledAlmanac } from '../../holidays/lists/bundled.ts';
import { bundledLists } from '../../holidays/lists/bundled-rules.ts';
import { BLOB_STORE, BlobKeyStore, CachedKeyFinder } from '../../keys/blobs.ts';
import { MemoryCounter, withFallback } from '../../keys/counters.ts';
import { withoutKeys } from '../../keys/key.ts';
import type { Counter } from '../../keys/limits.ts';
import type { KeyRecord } from '../../keys/record.ts';
import { type RestStore, restCounter } from '../../keys/rest.ts';
import { readEdgeSettings } from './settings.ts';
import { type EdgeContext, siteOrigin } from './site.ts';

/** Put in by the bundler: the fingerprint of what the bundle is made from, and the version of the package. */
declare const EDITION: string;
declare const VERSION: string;

/** A store of keys that takes longer is as good as down. */
const TIMEOUT_MS = 2_000;
/** Of the bodies that an instance keeps for an address of the site. */
const MAX_BYTES = 2 * 1024 * 1024;
/** A site has one address, and a few more where the platform does not name it and requests come to its other names. */
const MAX_ADDRESSES = 5;

type Handle = ReturnType<typeof toWebHandler>;

/** Made with the first request, since an instance that starts may never get one. */
let handlerOf: ((siteUrl: string) => Handle) | undefined;

/** Answers a request to /api on Netlify's edge. Where the platform does not name the site, its address is that of the request itself. */
export async function answerApi(request: Request, context: EdgeContext): Promise<Response> {
  handlerOf ??= createHandlers();
  return handlerOf(siteOrigin(context, request))(request, context.ip ?? '');
}

/** The counters and keys of the instance are one, whatever address an answer names. The first says what is wrong with the settings. */
function createHandlers(): (siteUrl: string) => Handle {
  const { siteUrl: ownSiteUrl, limits, counterStore, faults } = readEdgeSettings();
  for (const fault of faults) warn(fault);
  const instance = {
    counter: createCounter(counterStore),
    keys: new CachedKeyFinder(readRecords),
    now: Date.now,
    version: VERSION,
    edition: EDITION,
    startedAt: Date.now(),
    limits,
    warn,
    observer: noMetrics,
  };
  const handlers = new LRUCache<string, Handle>({ max: MAX_ADDRESSES });
  return (siteUrlOfPlatform) => {
    const siteUrl = ownSiteUrl ?? siteUrlOfPlatform;
    const known = handlers.get(siteUrl);
    if (known) return known;
    const ports = { ...instance, siteUrl, respond: createRespond(editionAt(EDITION, siteUrl), MAX_BYTES) };
    const handler = toWebHandler(createApi(bundledAlmanac(), bundledLists, ports));
    handlers.set(siteUrl, handler);
    return handler;
  };
}

function warn(message: string): void {
  console.warn(withoutKeys(message));
}

function createCounter(store: RestStore | undefined): Counter {
  const own = new MemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn }) : own;
}

/** Reads the partner keys in Netlify Blobs as they are now. They are kept for a minute, so a revoked key ends within a minute. */
async function readRecords(): Promise<readonly KeyRecord[]> {
  // Most requests come without a key and do not wait for the client of the store to load.
  const { getStore } = await import('@netlify/blobs');
  return new BlobKeyStore(
    getStore({ name: BLOB_STORE, consistency: 'strong', fetch: fetchInTime }),
  ).readAll();
}

function fetchInTime(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
}
