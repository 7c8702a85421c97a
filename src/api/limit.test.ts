import { describe, expect, test } from 'vitest';
import { ask, headerOf, testApi, textOf } from './api.fixture.ts';
import { makeKey } from './key-format.ts';
import type { PartnerKey } from './ports.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const TARGET = '/api/holidays.json?year=2026';
const limits = { anonymous: 3, partner: 5 };

const newKey = (): string => makeKey((count) => crypto.getRandomValues(new Uint8Array(count)));
const key = newKey();
const generous = newKey();
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

/** An API whose keys lie in a store that is read for every request, with leave. */
function readingApi(clock: { now: number }) {
  const reads: string[] = [];
  const find = async (text: string, _now: number, mayRead: () => boolean) => {
    if (!mayRead()) return 'unread';
    reads.push(text);
    return known.get(text);
  };
  return { api: testApi({ limits, now: () => clock.now, keys: { find } }), reads };
}

describe('the anonymous limit', () => {
  test('is told with every answer and ends in a 429', async () => {
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

  test('lasts 60 seconds from the first request', async () => {
    const clock = { now: NOW };
    const { api } = limitedApi(clock);
    await ask(api, TARGET);
    clock.now = NOW + 59_999;
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('1');
    clock.now = NOW + 60_000;
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('2');
  });

  test('counts every request whatever its status, but OPTIONS', async () => {
    const { api } = limitedApi();
    await ask(api, '/api/nothing');
    await ask(api, TARGET, { method: 'OPTIONS' });
    await ask(api, '/api/holidays.json?year=1', { method: 'HEAD' });
    await ask(api, TARGET, { method: 'POST' });
    expect((await ask(api, TARGET)).status).toBe(429);
    expect((await ask(api, TARGET, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('is told before a bad key, in the language asked for', async () => {
    const { api } = limitedApi();
    for (let times = 0; times < 3; times++) await ask(api, TARGET);
    const refused = await ask(api, TARGET, { headers: { 'x-api-key': 'x', 'accept-language': 'fr' } });
    expect([refused.status, JSON.parse(textOf(refused)).title]).toEqual([429, 'Trop de requêtes']);
  });
});

describe('addresses', () => {
  test.each<[name: string, one: string, other: string, isSame: boolean]>([
    ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
    ['IPv4 and its mapped form', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['the mapped form in hexadecimal', '192.0.2.1', '::FFFF:c000:201', true],
    ['the mapped form in full', '192.0.2.1', '0:0:0:0:0:ffff:192.0.2.1', true],
    ['the mapped form with one zero', '192.0.2.1', '0::ffff:192.0.2.1', true],
    ['the mapped form with a zero after the gap', '192.0.2.1', '::0:ffff:192.0.2.1', true],
    ['the mapped form with zeros around the gap', '192.0.2.1', '0:0::0:ffff:c000:201', true],
    ['the mapped form with leading zeros', '192.0.2.1', '0000:0::0000:FFFF:C000:0201', true],
    ['two mapped addresses in full', '0:0:0:0:0:ffff:c000:201', '0::ffff:192.0.2.2', false],
    ['an address that only looks mapped', '::ffff:0:192.0.2.1', '192.0.2.1', false],
    ['one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['one /64 in other words', '2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:9', true],
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
    ['X-API-Key over a bad Authorization', { 'x-api-key': key, authorization: 'Basic x' }, ''],
    ['X-API-Key over a bad api_key', { 'x-api-key': key }, '&api_key=x'],
    ['Authorization over a bad api_key', { authorization: `Bearer ${key}` }, '&api_key=x'],
  ])('count for the key and not for the address: %s', async (_name, headers, query) => {
    const { api } = limitedApi();
    const answer = await ask(api, TARGET + query, { headers });
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'x-ratelimit-bucket')).toBe('partner');
    expect(headerOf(answer, 'ratelimit-policy')).toBe('"partner";q=5;w=60');
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('2');
  });

  test('may have a limit of their own', async () => {
    const { api } = limitedApi();
    const answer = await ask(api, TARGET, { headers: { 'x-api-key': generous } });
    expect(headerOf(answer, 'x-ratelimit-limit')).toBe('7');
  });

  test('are looked for only when well formed', async () => {
    const { api, asked } = limitedApi();
    await ask(api, TARGET, { headers: { 'x-api-key': key.slice(1) } });
    await ask(api, TARGET, { headers: { 'x-api-key': 'a'.repeat(10_000) } });
    expect(asked).toEqual([]);
  });

  test('that are made up are read as often a minute as an address may ask without a key', async () => {
    const clock = { now: NOW };
    const { api, reads } = readingApi(clock);
    const made = Array.from({ length: 500 }, newKey);
    const answers = await Promise.all(
      made.map((each) => ask(api, TARGET, { headers: { 'x-api-key': each } })),
    );
    expect(reads).toHaveLength(limits.anonymous);
    expect(answers.map(({ status }) => status)).toEqual(made.map((_, index) => (index < 3 ? 401 : 429)));
    const last = answers.at(-1);
    expect(last && headerOf(last, 'retry-after')).toBe('60');
    expect(last && headerOf(last, 'x-ratelimit-remaining')).toBe('0');
    expect((await ask(api, TARGET, { headers: { 'x-api-key': newKey() }, address: '::1' })).status).toBe(401);
    clock.now = NOW + 60_000;
    expect((await ask(api, TARGET, { headers: { 'x-api-key': key } })).status).toBe(200);
  });

  test('that are good get through where the address has used up its anonymous requests', async () => {
    const { api } = readingApi({ now: NOW });
    for (let times = 0; times < 5; times++) await ask(api, TARGET);
    expect((await ask(api, TARGET, { headers: { 'x-api-key': key } })).status).toBe(200);
  });

  test('that are bad cost the address one request', async () => {
    const { api } = limitedApi();
    const refused = await ask(api, TARGET, { headers: { 'x-api-key': newKey() } });
    expect(refused.status).toBe(401);
    expect(headerOf(refused, 'x-ratelimit-remaining')).toBe('2');
    expect(headerOf(await ask(api, TARGET), 'x-ratelimit-remaining')).toBe('1');
  });

  test('given twice in the query are a 400, whoever wins', async () => {
    const { api } = limitedApi();
    const target = `${TARGET}&api_key=${key}&api_key=${key}`;
    expect((await ask(api, target)).status).toBe(400);
    expect((await ask(api, target, { headers: { 'x-api-key': key } })).status).toBe(400);
  });

  test('in the query keep the answer out of caches, whose file names are addresses', async () => {
    const { api } = limitedApi();
    expect(headerOf(await ask(api, `${TARGET}&api_key=${key}`), 'cache-control')).toBe('no-store');
  });

  test('never come back in an answer', async () => {
    const { api } = limitedApi();
    for (const query of [
      `api_key=${key}`,
      `api_key=${key}&api_key=${key}`,
      `api_key=${newKey()}`,
      `year=1&api_key=${key}`,
    ]) {
      const answer = await ask(api, `/api/holidays.json?${query}`);
      expect(`${textOf(answer)}${answer.headers.join()}`).not.toContain('statdays_');
    }
  });

  test('cannot be checked while their store is down: 503, and the address pays', async () => {
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

describe('a counter that fails', () => {
  test.each<[name: string, count: () => never | Promise<never>]>([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('%s: the answer goes out all the same', async (_name, count) => {
    const answer = await ask(testApi({ counter: { count } }), TARGET);
    expect(answer.status).toBe(200);
    expect(headerOf(answer, 'x-ratelimit-remaining')).toBe('99999');
  });
});
