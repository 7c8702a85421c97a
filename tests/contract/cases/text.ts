import type { ContractCase } from '../check.ts';

const values: readonly [name: string, target: string, text: string][] = [
  ['the date of business days', 'business-days.json?date=2026-12-24&province=on&add=3', '2026-12-30'],
  ['the number of business days', 'business-days.json?date=2026-12-24&province=on&to=2027-01-04', '5'],
  ['a business day', 'business-days.json?date=2026-12-24&province=on', 'true'],
  ['a day off', 'business-days.json?date=2026-12-25&province=on', 'false'],
  ['a Sunday that is no holiday', 'business-days.json?date=2026-12-27&province=on&weekend=none', 'true'],
  ['no business days', 'business-days.json?date=2026-12-24&province=on&to=2026-12-24', '0'],
  ['the last day', 'time-limit.json?list=civil-procedure-on&date=2026-12-20&days=10', '2026-12-30'],
  ['the ISO week', 'week.json?date=2027-01-01', '53'],
];

const expects = {
  'Content-Type': 'text/plain; charset=utf-8',
  ETag: /^"[^"]+\.text"$/,
  'Cache-Control': /^public/,
};

/** `format=text`: one value, and nothing else. */
export const textCases: readonly ContractCase[] = [
  ...values.map(
    ([name, target, text]): ContractCase => ({
      name: `as text: ${name}`,
      target: `/api/${target}&format=text`,
      status: 200,
      body: 'text',
      expects,
      is: text,
    }),
  ),
  {
    name: 'as text: not changed',
    target: '/api/week.json?date=2027-01-01&format=text',
    ifNoneMatch: (etag) => etag,
    status: 304,
    body: 'empty',
  },
  ...(
    [
      ['week', 'week.json?date=2027-01-01', { 'iso.week': 53 }],
      ['business-days', 'business-days.json?date=2026-12-25&add=0', { isBusinessDay: false }],
      ['time-limit', 'time-limit.json?list=civil-procedure-on&date=2026-12-20&days=10', { days: 10 }],
    ] as const
  ).map(
    ([body, target, fields]): ContractCase => ({
      name: `as JSON by name: ${body}`,
      target: `/api/${target}&format=json`,
      status: 200,
      body,
      fields,
    }),
  ),
  {
    name: 'a format that there is not',
    target: '/api/week.json?format=xml',
    status: 400,
    body: 'problem',
    fields: { code: 'bad-parameter', parameter: 'format', allowed: ['json', 'text'] },
  },
  {
    name: 'an error where text was asked for',
    target: '/api/week.json?date=tomorrow&format=text',
    status: 400,
    body: 'problem',
    fields: { code: 'bad-parameter', parameter: 'date' },
  },
];
