import { expect, test } from 'vitest';
import { createApi } from '../../src/api/create-api.ts';
import type { ApiHandler, Ports } from '../../src/api/ports.ts';
import { TITLES } from '../../src/api/response/problem-texts.ts';
import { createMemoryCounter } from '../../src/counters/memory.ts';
import type { Almanac } from '../../src/holidays/almanac.ts';
import { makeKey } from '../../src/keys/command/make-key.ts';
import { EXAMPLE_CODES, type ExampleCode, problemExample } from '../../src/site/lib/problem-examples.ts';
import { type Asking, almanac, ask, SITE_URL, testApi, textOf } from '../support/test-api.ts';
import { frenchFaults } from './french-faults.ts';
import { LANGUAGES } from './sources.ts';

const LISTING = '/api/holidays.json?year=2026';
const key = makeKey();
const broken = (): never => {
  throw new Error('broken');
};

interface Cause {
  readonly target: string;
  readonly asking?: Asking;
  readonly ports?: Partial<Ports>;
  readonly almanac?: Almanac;
}

/** A request that each error answers, and what must be wrong with the service for it. */
const CAUSES: Readonly<Record<ExampleCode, Cause>> = {
  'bad-parameter': { target: `${LISTING}&province=ontario` },
  'repeated-parameter': { target: `${LISTING}&year=2027` },
  'no-current-year': { target: '/api/holidays.json', ports: { now: () => Date.UTC(2101, 6, 1) } },
  'bad-request': { target: '/api/holidays.json?year=%ZZ' },
  'unknown-key': { target: LISTING, asking: { headers: { 'x-api-key': key } } },
  'not-found': { target: '/api/holiday.json' },
  'method-not-allowed': { target: LISTING, asking: { method: 'POST' } },
  'precondition-failed': { target: LISTING, asking: { headers: { 'if-match': '"x"' } } },
  'target-too-long': { target: `${LISTING}&note=${'x'.repeat(8192)}` },
  'too-many-requests': {
    target: LISTING,
    ports: {
      counter: { ...createMemoryCounter(), count: (_, now) => ({ used: 61, endsAt: now + 1000 }) },
      limits: { anonymous: 60, partner: 600 },
    },
  },
  'keys-unavailable': {
    target: LISTING,
    asking: { headers: { 'x-api-key': key } },
    ports: { keys: { find: broken } },
  },
  unavailable: { target: LISTING, almanac: { ...almanac, statutory: broken, holidays: broken } as Almanac },
};

function apiOf({ ports = {}, almanac: own }: Cause): ApiHandler {
  if (!own) return testApi(ports);
  return createApi(own, {
    readDocument: () => undefined,
    counter: createMemoryCounter(),
    keys: { find: () => undefined },
    now: Date.now,
    siteUrl: SITE_URL,
    version: '1.0.0',
    limits: { anonymous: 60, partner: 600 },
    warn: () => undefined,
  });
}

test('has an example of every error', () => {
  expect([...EXAMPLE_CODES].sort()).toEqual(Object.keys(TITLES).sort());
});

test.each(EXAMPLE_CODES)('%s is punctuated as French is in Canada', (code) => {
  const { title, detail } = problemExample(code, 'fr', SITE_URL) as { title: string; detail: string };
  expect(frenchFaults(`${title}\n${detail.replace(SITE_URL, '')}`)).toEqual([]);
});

const CASES = LANGUAGES.flatMap((language) => EXAMPLE_CODES.map((code) => ({ code, language })));

test.each(CASES)('$code is what the service answers, in $language', async ({ code, language }) => {
  const cause = CAUSES[code];
  const headers = { 'accept-language': language, ...cause.asking?.headers };
  const response = await ask(apiOf(cause), cause.target, { ...cause.asking, headers });
  const example = problemExample(code, language, SITE_URL);
  expect(textOf(response)).toBe(`${JSON.stringify(example)}\n`);
  expect(response.status).toBe((example as { status: number }).status);
});
