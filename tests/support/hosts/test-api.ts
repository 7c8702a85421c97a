import type { Almanac } from '../../../src/core/holidays/almanac.ts';
import { type ApiResponse, createRespond, editionAt } from '../../../src/service/api/answer.ts';
import { createApi } from '../../../src/service/api/handler.ts';
import { keepContents } from '../../../src/service/api/kept-contents.ts';
import { tablesAtHand } from '../../../src/service/api/operations/operation.ts';
import type { ApiHandler, Ports } from '../../../src/service/api/ports.ts';
import { readTarget } from '../../../src/service/api/target.ts';
import { createMemoryCounter } from '../../../src/service/keys/counters.ts';
import { almanac, lists } from '../law/almanac.ts';
import { pay } from '../law/law.ts';

export { almanac, lists };

export const SITE_URL = 'http://localhost:4321';

/** An API on the real law, or another, that composes everything, knows no key and hardly limits; each port can be replaced. */
export function testApi(ports: Partial<Ports> = {}, itsAlmanac: Almanac = almanac): ApiHandler {
  return createApi(tablesAtHand(itsAlmanac, lists, pay), {
    counter: createMemoryCounter(),
    keys: { find: () => undefined },
    now: Date.now,
    siteUrl: SITE_URL,
    version: '1.0.0',
    edition: 'test',
    startedAt: Date.now(),
    limits: { anonymous: 100_000, partner: 200_000 },
    respond: createRespond(
      editionAt(ports.edition ?? 'test', ports.siteUrl ?? SITE_URL),
      keepContents(1_000_000),
    ),
    warn: () => undefined,
    ...ports,
  });
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Asks an API; header names of the request in lower case. */
export async function ask(
  api: ApiHandler,
  target: string,
  { method = 'GET', headers = {}, address = '192.0.2.1' }: Asking = {},
) {
  return api({ method, target: readTarget(target), headers, address });
}

export function headerOf({ headers }: ApiResponse, name: string): string | undefined {
  return headers.find(([header]) => header.toLowerCase() === name.toLowerCase())?.[1];
}

export function textOf({ body }: ApiResponse): string {
  if (body === null || typeof body === 'string') return body ?? '';
  return new TextDecoder().decode(body);
}
