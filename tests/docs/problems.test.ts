import { expect, test } from 'vitest';
import type { Almanac } from '../../src/core/holidays/almanac.ts';
import type { Ports } from '../../src/service/api/ports.ts';
import type { ProblemCode } from '../../src/service/contract/problems.ts';
import { makeKey } from '../../src/service/keys/commands.ts';
import { problemExample } from '../../src/site/calls/problem-example.ts';
import { type Asking, almanac, ask, SITE_URL, testApi, textOf } from '../support/hosts/test-api.ts';
import { LANGUAGES } from './sources.ts';

/** The service answers all but these two, which the tools for assistants answer. */
type ServiceCode = Exclude<ProblemCode, 'unknown-list' | 'year-not-published'>;
const LISTING = '/api/holidays.json?year=2026';
const key = makeKey();
const broken = (): never => {
  throw new Error('broken');
};
const used = (_id: string, now: number) => ({ used: 61, resetsAt: now + 1000 });

interface Cause {
  readonly target: string;
  readonly asking?: Asking;
  readonly ports?: Partial<Ports>;
  readonly almanac?: Almanac;
}

/** A request that each error answers, and what must be wrong with the service for it. */
const CAUSES: Readonly<Record<ServiceCode, Cause>> = {
  'bad-parameter': { target: `${LISTING}&province=ontario` },
  'missing-parameter': { target: '/api/time-limit.json?list=civil-procedure-on&date=2026-12-20' },
  'repeated-parameter': { target: `${LISTING}&year=2027` },
  'unknown-parameter': { target: `${LISTING}&prov=on` },
  'counts-time-limits': { target: '/api/business-days.json?list=civil-procedure-on&date=2026-12-20&add=10' },
  'no-current-year': { target: '/api/holidays.json', ports: { now: () => Date.UTC(2101, 6, 1) } },
  'bad-request': { target: '/api/holidays.json?year=%ZZ' },
  'unknown-key': { target: LISTING, asking: { headers: { 'x-api-key': key } } },
  'not-found': { target: '/api/holiday.json' },
  'unknown-country': { target: '/api/v3/PublicHolidays/2026/US' },
  'method-not-allowed': { target: LISTING, asking: { method: 'POST' } },
  'precondition-failed': { target: LISTING, asking: { headers: { 'if-match': '"x"' } } },
  'target-too-long': { target: `${LISTING}&note=${'x'.repeat(8192)}` },
  'too-many-requests': {
    target: LISTING,
    ports: {
      counter: { count: used, peek: used },
      limits: { anonymous: 60, partner: 600 },
    },
  },
  'keys-unavailable': {
    target: LISTING,
    asking: { headers: { 'x-api-key': key } },
    ports: { keys: { find: broken } },
  },
  unavailable: { target: LISTING, almanac: { ...almanac, statutory: broken } },
};

const CODES = Object.keys(CAUSES) as ServiceCode[];
const CASES = LANGUAGES.flatMap((language) => CODES.map((code) => ({ code, language })));

test.each(CASES)('$code is what the service answers, in $language', async ({ code, language }) => {
  const cause = CAUSES[code];
  const headers = { 'accept-language': language, ...cause.asking?.headers };
  const response = await ask(testApi(cause.ports, cause.almanac), cause.target, { ...cause.asking, headers });
  const example = problemExample(code, language, SITE_URL);
  expect(textOf(response)).toBe(`${JSON.stringify(example)}\n`);
  expect(response.status).toBe(example.status);
});
