import { afterEach, describe, expect, test } from 'vitest';
import {
  type Asked,
  type Misbehaviour,
  type ProviderServer,
  problem,
  sendJson,
  startProviderServer,
  toBody,
} from '../../tests/support/servers/provider-server.ts';
import { type AskOptions, askYears, type YearAnswer } from './ask.ts';
import type { ApiVersion, ProviderRow } from './rows.ts';

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
const QUICK = { timeoutMs: 400, pauseMs: 1 };
const CUT = /^the connection failed \((UND_ERR_SOCKET|ECONNRESET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)\)$/;

let server: ProviderServer;

afterEach(() => server.close());

async function start(
  misbehaviour: (asked: Asked) => Misbehaviour | undefined = () => undefined,
): Promise<void> {
  server = await startProviderServer({ rows: () => ROWS, misbehaviour });
}

async function ask(version: ApiVersion = 'v3', options: Partial<AskOptions> = {}): Promise<YearAnswer> {
  const [answer] = await askYears({
    baseUrl: server.url,
    versions: [version],
    years: [2026],
    judge: () => undefined,
    signal: new AbortController().signal,
    bounds: QUICK,
    ...options,
  });
  if (!answer) throw new Error('no answer');
  return answer;
}

async function faultOf(options: Partial<AskOptions> = {}): Promise<string | undefined> {
  return (await ask('v3', options)).faults[0]?.fault;
}

const raw =
  (status: number, headers: Record<string, string>, body = ''): Misbehaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const JSON_TYPE = { 'content-type': 'application/json' };

describe('an answer', () => {
  test('of version 3', async () => {
    await start();
    expect((await ask('v3')).good).toEqual({ version: 'v3', rows: ROWS });
    expect(server.headers()['user-agent']).toMatch(/^statdays-update/);
  });

  test('of version 4, which has no local names', async () => {
    await start();
    expect((await ask('v4')).good?.rows).toEqual(ROWS.map(({ localName: _, ...row }) => row));
  });

  test('below an address with a path of its own', async () => {
    await start();
    expect(await faultOf({ baseUrl: new URL('/proxy', server.url) })).toBe('status 404');
  });

  test.each([['v3', 1975] as const, ['v3', 2077] as const, ['v4', 2025] as const, ['v4', 2032] as const])(
    'of %s in %i: not served, which is no fault',
    async (version, year) => {
      await start();
      expect(await ask(version, { years: [year] })).toEqual({ year, good: null, faults: [] });
    },
  );
});

describe('a fault that another attempt would meet again', () => {
  const wrong = (row: object): Misbehaviour => {
    const [first] = toBody('v3', ROWS) as readonly object[];
    return (response) => sendJson(response, [first, { ...first, ...row }]);
  };
  const TOO_LONG = 'the body is longer than 1000000 bytes';

  test.each<[string, Misbehaviour, string]>([
    ['404', (response) => problem(response, 404, { title: 'Not Found' }), 'status 404'],
    ['403', raw(403, {}), 'status 403'],
    ['HTML', raw(200, { 'content-type': 'text/html' }, '<p>'), 'the body is "text/html" and not JSON'],
    ['no JSON', raw(200, JSON_TYPE, '[{'), 'the body is ?{: no JSON'],
    ['5 MB', raw(200, JSON_TYPE, ' '.repeat(5_000_000)), TOO_LONG],
    ['no array', raw(200, JSON_TYPE, '{}'), 'the body is {}: Invalid input: expected array, received object'],
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
    [
      'a redirect, even to the same host',
      raw(302, { location: '/api/v3/PublicHolidays/2027/CA' }),
      'status 302, a redirect to "/api/v3/PublicHolidays/2027/CA"',
    ],
    [
      'a pause longer than the run waits',
      raw(429, { 'retry-after': '3600' }),
      'status 429, with a Retry-After of 3600 s, longer than this run waits',
    ],
  ])('%s', async (_name, misbehave, expected) => {
    await start(() => misbehave);
    expect(await faultOf()).toEqual(expected);
    expect(server.asked).toHaveLength(1);
  });

  test('a body that is too long is not read to its end', async () => {
    let sent = 0;
    await start(() => (response) => {
      response.writeHead(200, JSON_TYPE);
      const chunk = Buffer.alloc(65_536, 0x20);
      const pump = (): void => {
        while (!response.destroyed && sent < 50_000_000 && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', pump);
      pump();
    });
    expect(await faultOf()).toBe(TOO_LONG);
    expect(sent).toBeLessThan(50_000_000);
  });
});

describe('a fault that may pass is met three times', () => {
  const cut: Misbehaviour = (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' });
    response.write('[{"date":"2026-01-01",', () => response.destroy());
  };
  const stall: Misbehaviour = (response) => {
    response.writeHead(200, JSON_TYPE);
    response.write('[');
  };

  test.each<[string, Misbehaviour, string | RegExp]>([
    ['500', raw(500, {}, 'oops'), 'status 500'],
    ['503', raw(503, { 'retry-after': 'soon' }), 'status 503'],
    ['429', raw(429, { 'retry-after': new Date(0).toUTCString() }), 'status 429'],
    ['a body cut short', cut, CUT],
    ['a closed socket', (response) => void response.destroy(), CUT],
    ['no headers in time', () => {}, 'no whole answer in time'],
    ['no whole body in time', stall, 'no whole answer in time'],
  ])('%s', async (_name, misbehave, expected) => {
    await start(() => misbehave);
    expect(await faultOf()).toMatch(expected);
    expect(server.asked).toHaveLength(3);
  });

  test('a closed port', async () => {
    await start();
    await server.close();
    expect(await faultOf()).toBe('the connection failed (ECONNREFUSED)');
  });

  test('and gives way to a good answer', async () => {
    await start(({ attempt }) => (attempt < 3 ? raw(503, {}) : undefined));
    expect(await ask()).toMatchObject({ good: { rows: ROWS }, faults: [] });
  });

  test.each([
    ['in seconds', () => '1'],
    ['as a date', () => new Date(Date.now() + 1_000).toUTCString()],
  ])('after the pause that the provider asks for %s', async (_name, header) => {
    const arrivals: number[] = [];
    let until = 0;
    await start(({ attempt }) => {
      arrivals.push(Date.now());
      if (attempt > 1) return undefined;
      const value = header();
      until = value === '1' ? Date.now() + 1_000 : Date.parse(value);
      return raw(429, { 'retry-after': value });
    });
    expect((await ask()).good).not.toBeNull();
    expect(arrivals[1]).toBeGreaterThanOrEqual(until - 20);
  });
});

describe('the deadline', () => {
  test.each<[string, Misbehaviour, NonNullable<AskOptions['bounds']>]>([
    ['a pending request', () => {}, {}],
    ['a pause', raw(503, {}), { pauseMs: 50_000 }],
  ])('ends %s', async (_name, misbehave, bounds) => {
    await start(() => misbehave);
    const signal = AbortSignal.timeout(50);
    expect(await faultOf({ signal, bounds })).toBe('not answered before the deadline of the run');
  });
});
