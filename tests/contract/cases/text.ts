import type { ContractCase } from '../check.ts';

const values: readonly [name: string, target: string, text: string][] = [
  ['the date of business days', 'business-days.txt?date=2026-12-24&province=on&add=3', '2026-12-30'],
  ['the number of business days', 'business-days.txt?date=2026-12-24&province=on&to=2027-01-04', '5'],
  ['a business day', 'business-days.txt?date=2026-12-24&province=on', 'true'],
  ['a day off', 'business-days.txt?date=2026-12-25&province=on', 'false'],
  ['a Sunday that is no holiday', 'business-days.txt?date=2026-12-27&province=on&weekend=none', 'true'],
  ['no business days', 'business-days.txt?date=2026-12-24&province=on&to=2026-12-24', '0'],
  ['the last day', 'time-limit.txt?list=civil-procedure-on&date=2026-12-20&days=10', '2026-12-30'],
  ['the ISO week', 'week.txt?date=2027-01-01', '53'],
  ['the ISO week, for a province', 'week.txt?date=2027-01-01&province=on', '53'],
];

/** The parameters of business days that the values above don't use. */
const WITH_OTHER_DAYS = [
  'list=payments&projected=1&weekend=sat,sun',
  'projected=0&list=payments&weekend=fri,sat',
  'province=qc&with=easter-monday&without=good-friday&weekend=sun&substitute=next',
  'province=qc&substitute=none',
];

const expects = {
  'Content-Type': 'text/plain; charset=utf-8',
  ETag: /^"[^"]+\.text"$/,
  'Cache-Control': /^public/,
};

/** One value, and nothing else. */
export const textCases: readonly ContractCase[] = [
  ...values.map(
    ([name, target, text]): ContractCase => ({
      name: `as text: ${name}`,
      target: `/api/${target}`,
      status: 200,
      body: 'text',
      expects,
      is: text,
    }),
  ),
  ...WITH_OTHER_DAYS.map(
    (query): ContractCase => ({
      name: `as text: ${query}`,
      target: `/api/business-days.txt?date=2026-12-23&${query}`,
      status: 200,
      body: 'text',
    }),
  ),
  {
    name: 'as text: clear days of a list',
    target: '/api/time-limit.txt?list=federal-courts-ca&date=2026-05-14&days=10&clear=1&projected=0',
    status: 200,
    body: 'text',
  },
  {
    name: 'as text: a projected year, for which an act needs no projection',
    target: '/api/time-limit.txt?list=federal-courts-ca&date=2026-05-14&days=10&clear=0&projected=1',
    status: 200,
    body: 'text',
  },
  {
    name: 'as text: not changed',
    target: '/api/week.txt?date=2027-01-01',
    ifNoneMatch: (etag) => etag,
    status: 304,
    body: 'empty',
  },
  {
    name: 'an error where text was asked for',
    target: '/api/week.txt?date=tomorrow',
    status: 400,
    body: 'problem',
    fields: { code: 'bad-parameter', parameter: 'date' },
  },
];
