import type { ContractCase } from '../check.ts';

const WEEK = '/api/week.json';

const bad: readonly [name: string, parameter: string, query: string][] = [
  ['a day that February has not', 'date', 'date=2026-02-29'],
  ['a month that no year has', 'date', 'date=2026-13-01'],
  ['a date before 1900', 'date', 'date=1899-12-31'],
  ['a date after 2100', 'date', 'date=2101-01-01'],
  ['a date without zeros', 'date', 'date=2026-1-1'],
  ['a date without hyphens', 'date', 'date=20261121'],
  ['a date with a time', 'date', 'date=2026-11-21T00:00:00Z'],
  ['a date in words', 'date', 'date=today'],
  ['an unknown province', 'province', 'province=qq'],
];

const accepted: readonly [name: string, query: string, fields: Readonly<Record<string, unknown>>][] = [
  [
    'the example of the contract',
    'date=2026-11-21',
    {
      date: '2026-11-21',
      locale: 'en',
      dayOfYear: 325,
      daysInYear: 365,
      iso: { week: 47, year: 2026, start: '2026-11-16', end: '2026-11-22' },
      canada: { week: 47, year: 2026, start: '2026-11-15', end: '2026-11-21' },
      province: undefined,
    },
  ],
  ['the first day', 'date=1900-01-01', { dayOfYear: 1, 'iso.week': 1, 'canada.start': '1899-12-31' }],
  [
    'the last day',
    'date=2100-12-31',
    { dayOfYear: 365, 'iso.week': 52, 'canada.year': 2101, nextLongWeekend: null },
  ],
  [
    'the ISO week-year of January 1',
    'date=2027-01-01',
    { 'iso.week': 53, 'iso.year': 2026, 'canada.week': 1 },
  ],
  ['a province', 'date=2026-02-16&province=On', { 'province.code': 'CA-ON', 'holidays.0.id': 'family-day' }],
  [
    'a business day',
    'date=2026-12-24&province=on',
    {
      isHoliday: false,
      isBusinessDay: true,
      'nextHoliday.id': 'christmas-day',
      'nextHoliday.name': 'Christmas Day',
      'nextHoliday.daysUntil': 1,
    },
  ],
  ['a holiday', 'date=2026-12-25&province=on', { isHoliday: true, isBusinessDay: false }],
  ['a day of the weekend', 'date=2026-12-27&province=on', { isHoliday: false, isBusinessDay: false }],
  [
    'a holiday that the law moves, on its date',
    'date=2029-07-01',
    { isHoliday: false, 'nextHoliday.id': 'canada-day', 'nextHoliday.daysUntil': 1 },
  ],
  ['a holiday that the law moves, on its observed date', 'date=2029-07-02', { isHoliday: true }],
  ['the last holiday', 'date=2100-12-26', { nextHoliday: null, notes: [] }],
  [
    'the next holiday is one of two days in Quebec',
    'date=2027-02-01&province=qc',
    {
      'nextHoliday.id': 'good-friday',
      'notes.0.en':
        'The employer chooses Good Friday or Easter Monday as the paid holiday; only one of the two is required. Here, Good Friday (March 26, 2027) is the day off, and Easter Monday (March 29, 2027) is not.',
      'notes.1': undefined,
    },
  ],
  [
    'the other of the two days',
    'date=2027-03-30&province=qc',
    { 'nextHoliday.id': 'victoria-day', 'notes.1': undefined },
  ],
  ['a long weekend that lasts', 'date=2026-02-15&province=on', { 'nextLongWeekend.daysUntil': 0 }],
  ['a long weekend to come', 'date=2026-02-10&province=on', { 'nextLongWeekend.daysUntil': 4 }],
  ['French', 'date=2026-07-01&locale=fr', { locale: 'fr', 'holidays.0.name': 'Fête du Canada' }],
  ['Canada', 'date=2026-07-01&province=ca', { province: undefined, isHoliday: true }],
];

export const weekCases: readonly ContractCase[] = [
  ...bad.map(
    ([name, parameter, query]): ContractCase => ({
      name,
      target: `${WEEK}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter },
      contains: ['"allowed":'],
    }),
  ),
  ...['date=2026-01-01&date=2026-01-01', 'locale=en&locale=fr', 'province=on&province='].map(
    (query): ContractCase => ({
      name: `twice: ${query}`,
      target: `${WEEK}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'repeated-parameter', parameter: query.split('=')[0] },
    }),
  ),
  ...accepted.map(
    ([name, query, fields]): ContractCase => ({
      name,
      target: `${WEEK}?${query}`,
      status: 200,
      body: 'week',
      fields,
    }),
  ),
  { name: 'today', target: WEEK, status: 200, body: 'week', expects: { 'Cache-Control': /=0$/ } },
  { name: 'HEAD of a week', method: 'HEAD', target: `${WEEK}?date=2026-01-01`, status: 200, body: 'empty' },
];
