import { afterEach, describe, expect, test } from 'vitest';
import {
  type Misbehaviour,
  type ProviderServer,
  problem,
  sendJson,
  startProviderServer,
  toBody,
} from '../../../tests/support/servers/provider-server.ts';
import { describeFault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { type ClientOptions, ProviderClient } from './client.ts';

const ROWS: readonly ProviderRow[] = [
  { date: '2026-01-01', name: "New Year's Day", counties: null, types: ['Public'] },
  {
    date: '2026-06-24',
    name: 'National Holiday',
    localName: 'Fête nationale du Québec',
    counties: ['CA-QC'],
    types: ['Public'],
  },
];
const QUICK = {
  userAgent: 'statdays-test',
  connections: 4,
  connectTimeoutMs: 200,
  headersTimeoutMs: 150,
  bodyTimeoutMs: 150,
  maxBytes: 1_000_000,
  retries: 5,
  baseMs: 1,
  capMs: 2,
  longestWaitMs: 5_000,
  giveUpAfter: 3,
};
const CUT = 'the connection was cut before the end of the body';
const never = new AbortController().signal;

let server: ProviderServer | undefined;
let client: ProviderClient | undefined;

afterEach(async () => {
  await client?.close();
  await server?.close();
  server = undefined;
});

async function start(
  misbehave?: Misbehaviour,
  options: Partial<ClientOptions> = {},
): Promise<ProviderServer> {
  server = await startProviderServer({ rows: () => ROWS, misbehaviour: () => misbehave });
  client = new ProviderClient({ ...QUICK, baseUrl: server.url, ...options });
  return server;
}

function ask(version: 'v3' | 'v4' = 'v3', year = 2026, signal = never) {
  if (!client) throw new Error('not started');
  return client.ask(version, year, signal);
}

async function faultOf(...args: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...args);
  return answer.kind === 'decoded' || answer.kind === 'not-served' ? answer.kind : describeFault(answer);
}

const raw =
  (status: number, type: string, body: string): Misbehaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

describe('answers', () => {
  test('version 3', async () => {
    const { headers } = await start();
    expect(await ask('v3')).toEqual({ kind: 'decoded', value: ROWS });
    expect(headers()['user-agent']).toBe('statdays-test');
  });

  test('version 4, which has no local names', async () => {
    await start();
    const value = ROWS.map(({ localName: _, ...row }) => row);
    expect(await ask('v4')).toEqual({ kind: 'decoded', value });
  });

  test('a base URL with a path of its own', async () => {
    const { url } = await start();
    await client?.close();
    client = new ProviderClient({ ...QUICK, baseUrl: new URL('/proxy', url) });
    expect(await faultOf()).toBe('status 404');
  });

  test.each([['v3', 1975] as const, ['v3', 2077] as const, ['v4', 2025] as const, ['v4', 2032] as const])(
    '%s does not serve %i',
    async (version, year) => {
      await start();
      expect(await ask(version, year)).toEqual({ kind: 'not-served' });
    },
  );
});

describe('faults that are not repeated', () => {
  const html = '<!doctype html><title>Maintenance</title>';
  const long = JSON.stringify(Array.from({ length: 60_000 }, () => toBody('v3', ROWS)));
  const wrong = (row: object): Misbehaviour => {
    const [first] = toBody('v3', ROWS) as readonly object[];
    return (response) => sendJson(response, [first, { ...first, ...row }]);
  };

  test.each<[string, Misbehaviour, string]>([
    ['404', (response) => problem(response, 404, { title: 'Not Found' }), 'status 404'],
    ['403', raw(403, 'text/plain', ''), 'status 403'],
    ['HTML', raw(200, 'text/html', html), 'the body is "text/html" and not JSON'],
    ['JSON as text', raw(200, 'text/plain', '[]'), 'the body is "text/plain" and not JSON'],
    ['no JSON', raw(200, 'application/json', '[{'), 'the body is ?{: no JSON'],
    ['5 MB', raw(200, 'application/json', long.slice(0, 5_000_000)), 'the body is longer than 1000000 bytes'],
    [
      'no array',
      raw(200, 'application/json', '{}'),
      'the body is {}: Invalid input: expected array, received object',
    ],
    ['no such day', wrong({ date: '2026-02-30' }), '1.date is "2026-02-30": no date as YYYY-MM-DD'],
    ['unknown field', wrong({ extra: 1 }), expect.stringMatching(/^1 is \{.*: Unrecognized key: "extra"$/)],
    ['other country', wrong({ countryCode: 'US' }), '1.countryCode is "US": Invalid input: expected "CA"'],
    [
      'no province',
      wrong({ counties: ['CA-XX'], global: false }),
      expect.stringContaining('1.counties.0 is "CA-XX"'),
    ],
    [
      'contradiction',
      wrong({ global: false }),
      '1.global is false: expected true exactly when counties is null',
    ],
  ])('%s', async (_name, misbehave, expected) => {
    const { asked } = await start(misbehave);
    expect(await faultOf()).toEqual(expected);
    expect(asked).toHaveLength(1);
  });

  test('a redirect, not even to the same host', async () => {
    const { asked } = await start((response) => {
      response.writeHead(302, { location: '/api/v3/PublicHolidays/2027/CA' });
      response.end();
    });
    expect(await faultOf()).toBe(
      'status 302, a redirect to "/api/v3/PublicHolidays/2027/CA", which is not followed',
    );
    expect(asked).toHaveLength(1);
  });

  test('a body that is too long is not read to its end', async () => {
    let sent = 0;
    await start((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(65_536, 0x20);
      const pump = (): void => {
        while (!response.destroyed && sent < 50_000_000 && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', pump);
      pump();
    });
    expect(await faultOf()).toBe('the body is longer than 1000000 bytes');
    expect(sent).toBeLessThan(50_000_000);
  });

  test('a pause longer than the run waits', async () => {
    const { asked } = await start((response) => {
      response.writeHead(429, { 'retry-after': '3600' });
      response.end();
    });
    expect(await faultOf()).toMatch(/a pause of 360\d s/);
    expect(asked).toHaveLength(1);
  });
});

describe('faults that are repeated', () => {
  const cut: Misbehaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[{"date":"2026-01-01",', () => response.destroy());
  };
  const cutChunk: Misbehaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[{"date":"2026-01-01",', () => response.destroy());
  };
  const stall: Misbehaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
  };

  test.each<[string, Misbehaviour, string]>([
    ['500', raw(500, 'text/html', 'oops'), 'status 500'],
    ['503', raw(503, 'text/plain', ''), 'status 503'],
    ['429 without a pause', raw(429, 'text/plain', ''), 'status 429'],
    ['a body cut short of its length', cut, CUT],
    ['a chunked body cut', cutChunk, CUT],
    ['a closed socket', (response) => void response.destroy(), CUT],
  ])('%s: asked six times in all', async (_name, misbehave, expected) => {
    const { asked } = await start(misbehave);
    expect(await faultOf()).toBe(expected);
    expect(asked).toHaveLength(6);
  });

  test.each<[string, Misbehaviour]>([
    ['headers', () => {}],
    ['body', stall],
  ])('no %s in time', async (phase, misbehave) => {
    const { asked } = await start(misbehave, { retries: 1 });
    expect(await faultOf()).toBe(`no ${phase} in time`);
    expect(asked).toHaveLength(2);
  });

  test('a closed port', async () => {
    const { close } = await start();
    server = undefined;
    await close();
    expect(await faultOf()).toBe('the provider could not be reached (ECONNREFUSED)');
  });

  test('a good answer after two bad ones', async () => {
    server = await startProviderServer({
      rows: () => ROWS,
      misbehaviour: ({ attempt }) => (attempt < 3 ? raw(503, 'text/plain', '') : undefined),
    });
    client = new ProviderClient({ ...QUICK, baseUrl: server.url });
    expect(await ask()).toEqual({ kind: 'decoded', value: ROWS });
    expect(server.asked).toHaveLength(3);
  });

  test.each([
    ['in seconds', () => '1'],
    ['as a date', () => new Date(Date.now() + 1_000).toUTCString()],
  ])('a pause that the provider names %s is kept', async (_name, header) => {
    const arrivals: number[] = [];
    let named = 0;
    server = await startProviderServer({
      rows: () => ROWS,
      misbehaviour: ({ attempt }) => {
        arrivals.push(Date.now());
        if (attempt > 1) return undefined;
        return (response) => {
          const value = header();
          named = /^\d+$/.test(value) ? Date.now() + 1_000 : Date.parse(value);
          response.writeHead(429, { 'retry-after': value });
          response.end();
        };
      },
    });
    client = new ProviderClient({ ...QUICK, baseUrl: server.url });
    expect((await ask()).kind).toBe('decoded');
    expect(arrivals[1]).toBeGreaterThanOrEqual(named - 20);
  });

  test('after three years without an answer, no further year is asked', async () => {
    const { asked } = await start(raw(503, 'text/plain', ''), { retries: 1 });
    for (const year of [2026, 2027, 2028]) expect(await faultOf('v3', year)).toBe('status 503');
    expect(await faultOf('v3', 2029)).toBe('not asked, because the years before it went unanswered');
    expect(asked).toHaveLength(6);
  });

  test('the deadline ends a pending request', async () => {
    await start(() => {}, { headersTimeoutMs: 60_000 });
    expect(await faultOf('v3', 2026, AbortSignal.timeout(50))).toBe(
      'not answered before the deadline of the run',
    );
  });

  test('the deadline ends a pause', async () => {
    await start(raw(503, 'text/plain', ''), { baseMs: 600_000, capMs: 600_000, longestWaitMs: 600_000 });
    expect(await faultOf('v3', 2026, AbortSignal.timeout(50))).toBe(
      'not answered before the deadline of the run',
    );
  });
});
