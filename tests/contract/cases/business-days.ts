import { yearSpanTexts } from '../../../src/core/calendar/year-spans.ts';
import { holidayIds } from '../../../src/core/holidays/law.ts';
import { almanac, lists } from '../../support/law/almanac.ts';
import type { ContractCase } from '../check.ts';

const BUSINESS_DAYS = '/api/business-days.json';
const ONTARIO = 'province=on&date=2026-12-24';
/** Nobody published 2019 to 2024, and more years are published each autumn. */
const POST_YEARS = yearSpanTexts(lists.years('canada-post'));
const ONTARIO_IDS = holidayIds(almanac.law, 'on');

const bad: readonly [name: string, parameter: string, query: string, allowed: unknown][] = [
  ['a fraction', 'add', 'add=2.5', '-3660..3660'],
  ['a number in words', 'add', 'add=five', '-3660..3660'],
  ['a number with a plus', 'add', 'add=%2B5', '-3660..3660'],
  ['a number with zeros before it', 'add', 'add=05', '-3660..3660'],
  ['more than can be added', 'add', 'add=3661', '-3660..3660'],
  ['less than can be added', 'add', 'add=-3661', '-3660..3660'],
  ['a result after 2100', 'add', 'province=on&date=2100-12-20&add=10', '-3660..9'],
  ['a result before 1900', 'add', 'weekend=none&date=1900-01-05&add=-10', '-3..3660'],
  ['add and to', 'to', `${ONTARIO}&add=5&to=2027-01-31`, undefined],
  ['a date after 2100', 'date', 'date=2101-01-01', '1900-01-01..2100-12-31'],
  ['an end before 1900', 'to', 'date=2026-12-24&to=1899-12-31', '1900-01-01..2100-12-31'],
  ['an end too far ahead', 'to', 'date=1977-01-01&to=2027-01-02', '1927-01-01..2027-01-01'],
  ['an end too far back', 'to', 'date=1940-05-06&to=2100-12-31', '1900-01-01..1990-05-06'],
  ['an end that no calendar has', 'to', 'date=2026-12-24&to=2027-02-29', '1900-01-01..2100-12-31'],
  ['an unknown weekend', 'weekend', 'weekend=mon', ['sat,sun', 'sun', 'fri,sat', 'none']],
  ['a weekend in another order', 'weekend', 'weekend=sun,sat', ['sat,sun', 'sun', 'fri,sat', 'none']],
  ['an unknown substitute', 'substitute', 'date=2026-12-24&substitute=monday', ['none', 'next']],
  ['substitutes of a list', 'substitute', 'list=tsx&date=2026-12-24&substitute=next', undefined],
  ['a list with a space', 'with', 'with=easter-monday,%20boxing-day', 'id,id,…'],
  ['a list with a gap', 'without', 'without=good-friday,,boxing-day', 'id,id,…'],
  ['a date that no calendar has', 'with', 'with=2026-02-30', '1900-01-01..2100-12-31'],
  [
    'too many dates',
    'with',
    `with=${Array.from({ length: 101 }, (_, index) => `20${10 + (index % 90)}-0${1 + Math.floor(index / 90)}-01`)}`,
    undefined,
  ],
  ['a holiday that the place does not have', 'with', 'province=on&with=regatta-day', ONTARIO_IDS],
  ['a holiday in capitals', 'with', 'province=on&with=Good-Friday', ONTARIO_IDS],
  ['no holiday at all', 'without', 'province=on&without=good-friday,caturday', ONTARIO_IDS],
  ['a list and a province', 'list', 'list=tsx&province=on&date=2026-12-24', undefined],
  ['an unknown list', 'list', 'list=nyse&date=2026-12-24', lists.ids],
  ['an empty list', 'list', 'list=&date=2026-11-20', lists.ids],
  ['a list in capitals', 'list', 'list=TSX&date=2026-12-24', lists.ids],
  ['a date that the list was not published for', 'date', 'list=canada-post&date=2019-01-04', POST_YEARS],
  ['an end in such a year', 'to', 'list=canada-post&date=2018-12-24&to=2019-01-04', POST_YEARS],
  ['an end beyond such years', 'to', 'list=canada-post&date=2018-12-24&to=2025-01-02', POST_YEARS],
  ['a result in such a year', 'add', 'list=canada-post&date=2018-12-24&add=5', '-497..3'],
  ['a result beyond such years', 'add', 'list=canada-post&date=2018-12-24&add=2000', '-497..3'],
  [
    'projected years of a list without a stable rule',
    'projected',
    'list=cra&date=2026-12-30&projected=1',
    undefined,
  ],
  ['projected years of a place', 'projected', 'province=on&date=2026-12-30&projected=1', undefined],
  ['a misspelt list beside a place', 'list', 'list=nonsense&province=on&date=2026-12-24', lists.ids],
  [
    'a year after the projected ones',
    'date',
    'list=payments&date=2037-01-04&projected=1',
    yearSpanTexts(lists.withProjections.years('payments')),
  ],
  [
    'a day that the list does not have',
    'with',
    'list=tsx&date=2026-12-24&with=easter-monday',
    lists.dayIds('tsx'),
  ],
  ['a holiday in both lists', 'without', 'with=good-friday&without=good-friday', undefined],
];

const CHRISTMAS = { date: '2026-12-25', reason: 'holiday', id: 'christmas-day' };

const accepted: readonly [name: string, query: string, fields: Readonly<Record<string, unknown>>][] = [
  [
    'a projected year, with the rule and the days that nobody has announced',
    'list=payments&date=2026-12-30&add=5&projected=1',
    {
      result: '2027-01-07',
      'list.projection.from': 2027,
      'skipped.0.id': 'new-years-day',
      'skipped.0.status': 'projected',
    },
  ],
  [
    'a Monday that may be off, with what the act owes',
    'province=on&date=2026-12-28',
    {
      isBusinessDay: true,
      'notes.0.en':
        'Boxing Day (December 26, 2026) falls on a weekend. Your employer gives you another day off with public holiday pay within three months of the holiday (12 months if you agree electronically or in writing) or, if you agree in the same way, only the pay; in practice, your employer picks the day. Employment Standards Act, 2000, S.O. 2000, c. 41, s. 29.',
      'notes.1': undefined,
    },
  ],
  [
    'holidays on a weekend as most employers count them',
    'date=2027-12-24&add=1&substitute=next',
    {
      substitute: 'next',
      result: '2027-12-29',
      'skipped.2': {
        date: '2027-12-27',
        reason: 'holiday',
        id: 'christmas-day',
        nameEn: 'Christmas Day',
        nameFr: 'Jour de Noël',
        act: null,
        basis: 'custom',
      },
      'skipped.3.id': 'boxing-day',
    },
  ],
  [
    'days off by law only',
    'province=on&date=2027-12-24&add=1&substitute=none',
    { result: '2027-12-27', substitute: undefined },
  ],
  ['published years only', 'list=payments&date=2026-12-22&add=1&projected=0', { result: '2026-12-23' }],
  [
    'a date alone',
    ONTARIO,
    {
      date: '2026-12-24',
      'province.code': 'CA-ON',
      weekend: ['saturday', 'sunday'],
      isBusinessDay: true,
      reasons: [],
      previous: '2026-12-23',
      next: '2026-12-28',
      add: undefined,
      to: undefined,
      skipped: undefined,
      skippedDays: undefined,
    },
  ],
  [
    'a number of days later',
    `${ONTARIO}&add=5`,
    {
      add: 5,
      result: '2027-01-04',
      'skipped.0.date': CHRISTMAS.date,
      'skipped.0.reason': CHRISTMAS.reason,
      'skipped.0.id': CHRISTMAS.id,
      'skipped.1': { date: '2026-12-26', reason: 'weekend' },
      'skipped.3.id': 'new-years-day',
      'skipped.6': undefined,
      skippedDays: 6,
      businessDays: undefined,
    },
  ],
  [
    'the days up to another date',
    `${ONTARIO}&to=2027-01-31`,
    {
      to: '2027-01-31',
      businessDays: 24,
      networkDays: 25,
      calendarDays: 38,
      'skipped.13.date': '2027-01-31',
      'skipped.14': undefined,
      skippedDays: 14,
      result: undefined,
    },
  ],
  ['a number of days earlier', 'province=on&date=2027-01-04&add=-5', { result: '2026-12-24' }],
  [
    'the days down to an earlier date, the latest first',
    'province=on&date=2027-01-04&to=2026-12-24',
    {
      businessDays: -5,
      networkDays: -6,
      calendarDays: -11,
      'skipped.0': { date: '2027-01-03', reason: 'weekend' },
      skippedDays: 6,
    },
  ],
  ['no day later is the date itself', 'date=2026-12-26&add=0', { result: '2026-12-26', skipped: [] }],
  ['the same date', 'date=2026-12-24&to=2026-12-24', { businessDays: 0, networkDays: 1, calendarDays: 0 }],
  [
    'the reasons of a holiday in the weekend',
    'date=2028-07-01',
    {
      isBusinessDay: false,
      'reasons.0': { reason: 'weekend' },
      'reasons.1.id': 'canada-day',
      'reasons.1.act.nameFr': 'Code canadien du travail, L.R.C. (1985), ch. L-2, art. 166',
      'reasons.2': undefined,
    },
  ],
  ['the observed date and not the date', 'date=2029-07-01&weekend=none', { isBusinessDay: true }],
  ['the observed date', 'date=2029-07-02&weekend=none', { isBusinessDay: false }],
  [
    'June 24 on a Sunday in Quebec, off on the Monday for those who do not work on Sundays',
    'province=qc&date=2029-06-22&add=1',
    { result: '2029-06-26', 'skipped.2.date': '2029-06-25', 'skipped.2.id': 'saint-jean-baptiste-day' },
  ],
  [
    'where Sunday is a working day, it is the day off',
    'province=qc&date=2029-06-24&weekend=fri,sat',
    { isBusinessDay: false, 'reasons.0.id': 'saint-jean-baptiste-day', next: '2029-06-25' },
  ],
  [
    'November 11 on a Sunday in Saskatchewan, off on the Monday',
    'province=sk&date=2029-11-12',
    { isBusinessDay: false },
  ],
  ['the usual weekend', 'date=2026-11-20&weekend=sat,sun', { next: '2026-11-23' }],
  ['a weekend of one day', 'date=2026-11-20&weekend=sun', { weekend: ['sunday'], next: '2026-11-21' }],
  [
    'another weekend',
    'date=2026-11-19&weekend=fri,sat',
    { weekend: ['friday', 'saturday'], next: '2026-11-22' },
  ],
  ['no weekend', 'date=2026-11-20&weekend=none', { weekend: [], next: '2026-11-21' }],
  ['an empty weekend counts as left out', 'date=2026-11-20&weekend=', { weekend: ['saturday', 'sunday'] }],
  [
    'an employer in Quebec who gives Easter Monday for Good Friday',
    'province=qc&date=2026-04-02&add=2&without=good-friday&with=easter-monday',
    { next: '2026-04-03', result: '2026-04-07', 'skipped.2.id': 'easter-monday', skippedDays: 3 },
  ],
  [
    'the employer’s choice in Quebec is a note with the other reading',
    'province=qc&date=2027-03-24&add=4',
    {
      result: '2027-03-31',
      'notes.0.en':
        'The employer chooses Good Friday or Easter Monday as the paid holiday; only one of the two is required. Here, Good Friday (March 26, 2027) is the day off, and Easter Monday (March 29, 2027) is not; for the other reading, use “without=good-friday” and “with=easter-monday”.',
    },
  ],
  [
    'that choice on Easter Monday',
    'province=qc&date=2027-03-29',
    {
      isBusinessDay: true,
      'notes.0.fr':
        'L’employeur choisit le Vendredi saint ou le lundi de Pâques comme jour férié payé; un seul des deux est obligatoire. Ici, le Vendredi saint (26\u00a0mars 2027) est chômé, et le lundi de Pâques (29\u00a0mars 2027) ne l’est pas; pour l’inverse, utilisez «\u00a0without=good-friday\u00a0» et «\u00a0with=easter-monday\u00a0».',
    },
  ],
  [
    'a choice that the question makes needs no note',
    'province=qc&date=2027-03-29&without=good-friday&with=easter-monday',
    { isBusinessDay: false, notes: undefined },
  ],
  [
    'dates of one’s own',
    'province=on&date=2026-12-24&to=2026-12-31&with=2026-12-24,2026-12-28,easter-monday',
    {
      isBusinessDay: false,
      'reasons.0': { reason: 'own', date: '2026-12-24' },
      businessDays: 3,
      'skipped.3': { date: '2026-12-28', reason: 'own' },
    },
  ],
  ['a date of one’s own beside a list', 'list=tsx&date=2026-12-24&with=2026-12-24', { isBusinessDay: false }],
  ['a place in lower case, in the other form', 'province=ca-qc&date=2026-06-24', { isBusinessDay: false }],
  ['the first day', 'date=1900-01-01', { previous: null, next: '1900-01-02' }],
  ['the last day', 'date=2100-12-31', { previous: '2100-12-30', next: null }],
  [
    'the longest count',
    'date=2000-01-01&to=2050-01-01',
    { calendarDays: 18_263, 'skipped.399.reason': 'weekend', 'skipped.400': undefined },
  ],
  ['the longest count from a day without an anniversary', 'date=2000-02-29&to=2050-02-28', {}],
  [
    'a list, past an early close and days in lieu',
    'list=tsx&date=2026-12-23&add=2',
    {
      province: undefined,
      'list.id': 'tsx',
      weekend: ['saturday', 'sunday'],
      result: '2026-12-29',
      'skipped.0.date': CHRISTMAS.date,
      'skipped.0.id': CHRISTMAS.id,
      'skipped.0.act': undefined,
      'skipped.3.id': 'boxing-day-in-lieu',
      'skipped.3.nameFr': 'Lendemain de Noël (jour de remplacement)',
    },
  ],
  [
    'a list whose Saturdays are no holidays',
    'list=bills-of-exchange-ca&date=2026-11-20',
    { weekend: ['sunday'], next: '2026-11-21', 'list.id': 'bills-of-exchange-ca' },
  ],
  [
    'a year of a list that has no file: the address is that of the nearest one',
    'list=bills-of-exchange-ca&date=2080-07-01',
    {
      isBusinessDay: false,
      'list.url': `http://localhost:4321/lists/bills-of-exchange-ca/${almanac.law.referenceYear + 10}.json`,
    },
  ],
  [
    'a holiday of the federal public service that depends on the place is named in a note',
    'list=federal-public-service&date=2026-07-31&add=1',
    {
      result: '2026-08-03',
      'notes.0.en':
        'Provincial or Civic Holiday (August 3, 2026) is a day off only in Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Northwest Territories, Nunavut, Ontario, Prince Edward Island and Saskatchewan; this count treats it as a business day.',
    },
  ],
  ['a day of some provinces alone is worked', 'list=canada-post&date=2026-06-24', { isBusinessDay: true }],
  [
    'unless it is named',
    'list=canada-post&date=2026-06-24&with=saint-jean-baptiste-day',
    { isBusinessDay: false, 'reasons.0.id': 'saint-jean-baptiste-day' },
  ],
  [
    'a day with an early close that is named',
    'list=tsx&date=2026-12-24&with=christmas-eve',
    { isBusinessDay: false },
  ],
  [
    'the last day of the years of a list',
    'list=canada-post&date=2018-12-31',
    { previous: '2018-12-28', next: null },
  ],
  ['the first', 'list=tsx&date=2002-01-02', { previous: null, next: '2002-01-03' }],
  ['as many as can be added', 'date=2026-11-21&add=3660', { add: 3660 }],
  ['as many as can be taken away', 'date=2026-11-21&add=-3660', { add: -3660 }],
];

export const businessDaysCases: readonly ContractCase[] = [
  ...bad.map(
    ([name, parameter, query, allowed]): ContractCase => ({
      name: `business days: ${name}`,
      target: `${BUSINESS_DAYS}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter, allowed },
    }),
  ),
  ...['add=1&add=1', 'to=2026-01-01&to=', 'weekend=sun&weekend=sun', 'with=a&with=b'].map(
    (query): ContractCase => ({
      name: `business days, twice: ${query}`,
      target: `${BUSINESS_DAYS}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'repeated-parameter', parameter: query.split('=')[0] },
    }),
  ),
  ...lists.withTimeLimits.map(
    (list): ContractCase => ({
      name: `business days: ${list} counts time limits`,
      target: `${BUSINESS_DAYS}?list=${list}&date=2026-12-20&add=10`,
      status: 400,
      body: 'problem',
      fields: { code: 'counts-time-limits', parameter: 'list' },
      contains: ['/api/time-limit.json'],
    }),
  ),
  ...accepted.map(
    ([name, query, fields]): ContractCase => ({
      name: `business days: ${name}`,
      target: `${BUSINESS_DAYS}?${query}`,
      status: 200,
      body: 'business-days',
      fields,
    }),
  ),
  {
    name: 'business days from today',
    target: `${BUSINESS_DAYS}?add=1`,
    status: 200,
    body: 'business-days',
    expects: { 'Cache-Control': /=0$/ },
  },
  {
    name: 'HEAD of business days',
    method: 'HEAD',
    target: `${BUSINESS_DAYS}?date=2026-01-01`,
    status: 200,
    body: 'empty',
  },
];
