import { describe, expect, test } from 'vitest';
import { ask, headerOf, testApi, textOf } from '../../../tests/support/hosts/test-api.ts';
import { makeKey } from '../keys/commands.ts';
import { createMemoryCounter } from '../keys/counters.ts';
import type { PartnerKey } from '../keys/record.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const TARGET = '/api/holidays.json?year=2026';
const limits = { anonymous: 3, partner: 5 };

const key = makeKey();
const generous = makeKey();
const known = new Map<string, PartnerKey>([
  [key, { id: 'one' }],
  [generous, { id: 'two', limit: 7 }],
]);

function limitedApi(clock = { now: NOW }) {
  const asked: string[] = [];
  const find = (text: string): PartnerKey | undefined => {
    asked.push(text);
    return known.get(text);
  };
  return { api: testApi({ limits, now: () => clock.now, keys: { find } }), asked };
}

describe('the anonymous limit', () => {
  test('every response tells what is left of the anonymous limit, and a request over it gets a 429', async () => {
    const { api } = limitedApi();
    for (const remaining of ['2', '1', '0']) {
      expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe(remaining);
    }
    const refused = await ask(api, TARGET);
    expect(refused.status).toBe(429);
    expect(JSON.parse(textOf(refused)).code).toBe('too-many-requests');
    expect(headerOf(refused, 'retry-after')).toBe('60');
    expect(headerOf(refused, 'x-ratelimit-limit')).toBe('3');
    expect(headerOf(refused, 'x-ratelimit-remaining')).toBe('0');
    expect(headerOf(refused, 'x-ratelimit-reset')).toBe(String(NOW / 1000 + 60));
    expect(headerOf(refused, 'ratelimit')).toBe('"anonymous";r=0;t=60');
    expect(headerOf(refused, 'ratelimit-policy')).toBe('"anonymous";q=3;w=60');
  });

  test('the anonymous limit counts 60 seconds from the first request', async () => {
    const clock = { now: NOW };
    const { api } = limitedApi(clock);
    await ask(api, TARGET);
    clock.now = NOW + 59_999;
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('1');
    clock.now = NOW + 60_000;
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('2');
  });

  test('every request counts whatever its status, except OPTIONS', async () => {
    const { api } = limitedApi();
    await ask(api, '/api/nothing');
    await ask(api, TARGET, { method: 'OPTIONS' });
    await ask(api, '/api/holidays.json?year=1', { method: 'HEAD' });
    await ask(api, TARGET, { method: 'POST' });
    expect((await ask(api, TARGET)).status).toBe(429);
    expect((await ask(api, TARGET, { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('addresses', () => {
  test.each<[name: string, one: string, other: string, isSame: boolean]>([
    ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
    ['IPv4 and its mapped form', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['the mapped form in hexadecimal', '192.0.2.1', '::FFFF:c000:201', true],
    ['the mapped form with zeros around the gap', '192.0.2.1', '0:0::0:ffff:c000:201', true],
    ['an address that only looks mapped', '::ffff:0:192.0.2.1', '192.0.2.1', false],
    ['IPv4 through NAT64', '192.0.2.1', '64:ff9b::192.0.2.1', true],
    ['one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['two /64', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['zeros within the network', '2001:db8::1:0:0:1', '2001:db8:0:0:5::', true],
    ['loopback and unspecified share a network', '::1', '::', true],
    ['a link-local address with its zone', 'fe80::1%eth0', 'fe80::2', true],
  ])('%s', async (_name, one, other, isSame) => {
    const { api } = limitedApi();
    await ask(api, TARGET, { address: one });
    const second = await ask(api, TARGET, { address: other });
    expect(headerOf(second, 'x-ratelimit-remaining')).toBe(isSame ? '1' : '2');
  });
});

describe('partner keys', () => {
  test.each<[name: string, headers: Record<string, string>, query: string]>([
    ['X-API-Key', { 'x-api-key': key }, ''],
    ['Bearer', { authorization: `Bearer ${key}` }, ''],
    ['bearer in another case', { authorization: `bEaReR  ${key}` }, ''],
    ['the query', {}, `&api_key=${key}`],
    ['the query, percent-encoded', {}, `&%61pi%5Fkey=${key}`],
    ['X-API-Key over bad others', { 'x-api-key': key, authorization: 'Basic x' }, '&api_key=x'],
    ['Authorization over a bad api_key', { authorization: `Bearer ${key}` }, '&api_key=x'],
  ])('requests with a key count for the key, not for the address: %s', async (_name, headers, query) => {
    const { api } = limitedApi();
    const answer = await ask(api, TARGET + query, { headers });
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'x-ratelimit-bucket')).toBe('partner');
    expect(headerOf(answer, 'ratelimit-policy')).toBe('"partner";q=5;w=60');
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('2');
  });

  test('a key may have its own limit', async () => {
    const { api } = limitedApi();
    const answer = await ask(api, TARGET, { headers: { 'x-api-key': generous } });
    expect(headerOf(answer, 'x-ratelimit-limit')).toBe('7');
  });

  test('the store is asked only about well-formed keys', async () => {
    const { api, asked } = limitedApi();
    await ask(api, TARGET, { headers: { 'x-api-key': key.slice(1) } });
    await ask(api, TARGET, { headers: { 'x-api-key': 'a'.repeat(10_000) } });
    expect(asked).toEqual([]);
  });

  test('made-up keys end in a 429, and a real key from the same address still works', async () => {
    const { api } = limitedApi();
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++) {
      statuses.push((await ask(api, TARGET, { headers: { 'x-api-key': makeKey() } })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const limited = await ask(api, TARGET, { headers: { 'x-api-key': 'statdays_x' } });
    expect(textOf(limited)).toContain('The key in the X-API-Key header is unknown');
    expect((await ask(api, TARGET, { headers: { 'x-api-key': key } })).status).toBe(200);
  });

  test('a key given twice in the query is a 400, even if a header takes precedence', async () => {
    const { api } = limitedApi();
    const target = `${TARGET}&api_key=${key}&api_key=${key}`;
    expect((await ask(api, target)).status).toBe(400);
    expect((await ask(api, target, { headers: { 'x-api-key': key } })).status).toBe(400);
  });

  test.each(['apikey', 'API_KEY', 'api-key'])(
    'under the name %s are a 400 that keeps them to itself',
    async (name) => {
      const { api } = limitedApi();
      const answer = await ask(api, `${TARGET}&${name}=${key}`);
      expect([answer.status, headerOf(answer, 'cache-control')]).toEqual([400, 'no-store']);
      expect(textOf(answer)).toContain('use “api_key”');
      expect(textOf(answer)).not.toContain(key);
    },
  );

  test.each<[name: string, headers: Record<string, string>, target: string, cacheControl: string]>([
    [
      'in a header make the answer the client’s own',
      { 'x-api-key': key },
      TARGET,
      'private, max-age=3600, s-maxage=86400, stale-while-revalidate=86400',
    ],
    [
      'in a header, for an answer that depends on today',
      { authorization: `Bearer ${key}` },
      '/api/week.json',
      'private, max-age=3600, s-maxage=61200, stale-while-revalidate=0',
    ],
    ['in the query keep it out of caches', {}, `${TARGET}&api_key=${key}`, 'no-store'],
    ['in a parameter of another name too', {}, `${TARGET}&token=${key}`, 'no-store'],
    ['percent-encoded too', {}, `${TARGET}&x=${key.replace('_', '%5F')}`, 'no-store'],
    ['in header and query too', { 'x-api-key': key }, `${TARGET}&api_key=${key}`, 'no-store'],
  ])('%s', async (_name, headers, target, cacheControl) => {
    const { api } = limitedApi();
    const answer = await ask(api, target, { headers });
    expect([answer.status, headerOf(answer, 'cache-control')]).toEqual([200, cacheControl]);
    expect(headerOf(answer, 'vary')).toBe('Accept-Encoding');
  });

  test('no response contains a key', async () => {
    const { api } = limitedApi();
    for (const query of [
      `api_key=${key}`,
      `api_key=${key}&api_key=${key}`,
      `api_key=${makeKey()}`,
      `year=1&api_key=${key}`,
      `year=${key}`,
      `province=${key}`,
      `year=2026;api_key=${key}`,
      `date=${key.replace('_', '%5f')}`,
    ]) {
      for (const path of ['/api/holidays.json', '/api/week.json', '/api/nothing']) {
        const answer = await ask(api, `${path}?${query}`);
        expect(`${textOf(answer)}${answer.headers.join()}`).not.toMatch(/statdays_\w/);
      }
    }
  });

  test('while the key store is down, a request with a key gets a 503 and counts for the address', async () => {
    const warnings: string[] = [];
    const find = (): Promise<never> => Promise.reject(new Error(`cannot look for ${key}`));
    const api = testApi({ limits, keys: { find }, warn: (message) => warnings.push(message) });
    const answer = await ask(api, TARGET, { headers: { 'x-api-key': key } });
    expect([answer.status, JSON.parse(textOf(answer)).code]).toEqual([503, 'keys-unavailable']);
    expect(headerOf(answer, 'x-ratelimit-bucket')).toBe('anonymous');
    expect(headerOf(answer, 'x-ratelimit-remaining')).toBe('2');
    expect(warnings.join()).not.toContain(key);
  });
});

test('if the counter fails, the answer still goes out', async () => {
  const peek = (_caller: string, now: number) => ({ used: 0, resetsAt: now });
  const count = () => Promise.reject(new Error('no'));
  const answer = await ask(testApi({ counter: { count, peek } }), TARGET);
  expect([answer.status, headerOf(answer, 'x-ratelimit-remaining')]).toEqual([200, '99999']);
});

describe('requests that are not counted', () => {
  test('OPTIONS tells what is left of the limit without counting', async () => {
    const { api } = limitedApi();
    const preflight = (address?: string) =>
      ask(api, TARGET, { method: 'OPTIONS', ...(address ? { address } : {}) });
    expect(headerOf(await preflight(), 'x-ratelimit-remaining')).toBe('3');
    await ask(api, TARGET);
    for (let times = 0; times < 5; times++) {
      const answer = await preflight();
      expect(answer.status).toBe(204);
      expect(headerOf(answer, 'x-ratelimit-remaining')).toBe('2');
      expect(headerOf(answer, 'x-ratelimit-reset')).toBe(String(NOW / 1000 + 60));
      expect(headerOf(answer, 'x-ratelimit-bucket')).toBe('anonymous');
    }
    expect(headerOf(await preflight('192.0.2.77'), 'x-ratelimit-remaining')).toBe('3');
  });

  test('OPTIONS doesn’t ask the shared store', async () => {
    const own = createMemoryCounter();
    let asked = 0;
    const counter = {
      peek: (caller: string, now: number) => own.peek(caller, now),
      count: (caller: string, now: number) => {
        asked++;
        return own.count(caller, now);
      },
    };
    await ask(testApi({ counter }), TARGET, { method: 'OPTIONS', headers: { 'x-api-key': key } });
    expect(asked).toBe(0);
  });
});

test('a request without a known address gets a problem, so nobody goes uncounted', async () => {
  const { api } = limitedApi();
  const answer = await ask(api, TARGET, { address: '', headers: { 'x-api-key': key } });
  expect([answer.status, JSON.parse(textOf(answer)).code]).toEqual([503, 'unavailable']);
});
