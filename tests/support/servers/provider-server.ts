import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiVersion, ProviderRow } from '../../../src/law/provider/rows.ts';

/** Handles a request instead of the server: everything is up to it, closing the socket included. */
export type Misbehaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export interface Asked {
  readonly version: ApiVersion;
  readonly year: number;
  /** 1 for the first request of this version and year. */
  readonly attempt: number;
}

export interface ProviderServer {
  readonly url: URL;
  /** Every request so far, in the order of arrival. */
  readonly asked: readonly Asked[];
  /** The most requests that were pending at once. */
  readonly busiest: () => number;
  readonly headers: () => IncomingMessage['headers'];
  close(): Promise<void>;
}

export interface ProviderServerOptions {
  readonly rows: (year: number) => readonly ProviderRow[];
  readonly misbehaviour?: (asked: Asked) => Misbehaviour | undefined;
  readonly delayMs?: number;
  /** @default those of the current year */
  readonly ranges?: Ranges;
}

type Ranges = Record<ApiVersion, readonly [number, number]>;

/** The years that each version serves in a year. */
export const rangesIn = (year: number): Ranges => ({ v3: [1976, 2076], v4: [year, year + 5] });

const PATH = /^\/api\/(?:(v3)\/PublicHolidays\/(\d+)\/CA|(v4)\/Holidays\/CA\/(\d+))$/;

/** The provider, on loopback: both versions, with their ranges and errors. */
export async function startProviderServer(options: ProviderServerOptions): Promise<ProviderServer> {
  const { ranges = rangesIn(new Date().getUTCFullYear()) } = options;
  const asked: Asked[] = [];
  let pending = 0;
  let busiest = 0;
  let headers: IncomingMessage['headers'] = {};
  const server = createServer(async (request, response) => {
    pending += 1;
    busiest = Math.max(busiest, pending);
    response.on('close', () => {
      pending -= 1;
    });
    headers = request.headers;
    const [, v3, v3Year, v4, v4Year] = PATH.exec(request.url ?? '') ?? [];
    const version = v3 ?? v4;
    if (version !== 'v3' && version !== 'v4') return problem(response, 404, { title: 'Not Found' });
    const year = Number(v3Year ?? v4Year);
    const attempt = asked.filter((before) => before.version === version && before.year === year).length + 1;
    const current = { version, year, attempt } as const;
    asked.push(current);
    if (options.delayMs) await sleep(options.delayMs);
    const misbehave = options.misbehaviour?.(current);
    if (misbehave) return misbehave(response, current);
    const [first, last] = ranges[version];
    if (year < first || year > last) return outOfRange(response);
    sendJson(response, toBody(version, options.rows(year)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    asked,
    busiest: () => busiest,
    headers: () => headers,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function toBody(version: ApiVersion, rows: readonly ProviderRow[]): readonly unknown[] {
  return rows.map(version === 'v3' ? toRowOfV3 : toRowOfV4);
}

function toRowOfV3({ date, name, localName = name, counties, types }: ProviderRow): object {
  const unread = { countryCode: 'CA', fixed: false, launchYear: null };
  return { date, localName, name, global: counties === null, counties, types, ...unread };
}

function toRowOfV4({ date, name, counties, types }: ProviderRow): object {
  return { date, name, nationalHoliday: counties === null, subdivisionCodes: counties, holidayTypes: types };
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

export function problem(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ status, ...body }));
}

function outOfRange(response: ServerResponse): void {
  problem(response, 400, {
    title: 'One or more validation errors occurred.',
    errors: { year: ['Invalid year'] },
  });
}
