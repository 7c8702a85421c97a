import type { ContractCase } from '../check.ts';

const NEXT_HOLIDAY = '/api/next-holiday.svg';

const accepted: readonly [name: string, query: string, contains: readonly string[]][] = [
  [
    'a province',
    'date=2026-11-23&province=on',
    [
      '>Next holiday (Ontario): Friday, December 25</text>',
      '<title>Next holiday (Ontario): Christmas Day, Friday, December 25, 2026</title>',
    ],
  ],
  ['federal', 'date=2026-12-26', ['>Holiday today (federal): Boxing Day</text>']],
  [
    'French',
    'date=2027-06-23&province=qc&locale=fr',
    ['>Prochain jour férié (Québec)\u00a0: jeudi 24\u00a0juin</text>'],
  ],
  [
    'the day itself',
    'date=2027-07-01&province=nl',
    ['>Holiday today (Newfoundland and Labrador): Memorial Day</text>'],
  ],
  ['the last day', 'date=2100-12-31&province=on', ['>Next holiday (Ontario): unknown</text>']],
];

export const nextHolidayCases: readonly ContractCase[] = [
  ...accepted.map(
    ([name, query, contains]): ContractCase => ({
      name: `next holiday: ${name}`,
      target: `${NEXT_HOLIDAY}?${query}`,
      status: 200,
      expects: { 'Content-Type': 'image/svg+xml' },
      body: 'text',
      contains,
    }),
  ),
  ...[
    ['date', 'date=tomorrow'],
    ['province', 'province=qq'],
  ].map(
    ([parameter, query]): ContractCase => ({
      name: `next holiday: a bad ${parameter}`,
      target: `${NEXT_HOLIDAY}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter },
    }),
  ),
];
