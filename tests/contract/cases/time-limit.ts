import { lists } from '../../support/law/almanac.ts';
import { readTable } from '../../support/table.ts';
import type { ContractCase } from '../check.ts';

const TIME_LIMIT = '/api/time-limit.json';
const WITH_RULE = lists.withTimeLimits;
const ONTARIO = 'list=civil-procedure-on&date=2026-12-20';

/** Each is refused, in both languages, with words that say what is wrong. */
const bad: readonly [
  name: string,
  query: string,
  code: string,
  parameter: string,
  allowed: unknown,
  en: string,
  fr: string,
][] = [
  [
    'no list',
    'date=2026-12-20&days=10',
    'missing-parameter',
    'list',
    WITH_RULE,
    'is required',
    'est obligatoire',
  ],
  ['no days', ONTARIO, 'missing-parameter', 'days', '1..3660', 'a whole number', 'un nombre entier'],
  [
    'no days at all',
    `${ONTARIO}&days=0`,
    'bad-parameter',
    'days',
    '1..3660',
    'from 1 to 3660',
    'de 1 à 3660',
  ],
  ['too many days', `${ONTARIO}&days=3661`, 'bad-parameter', 'days', '1..3660', 'to 3660', 'à 3660'],
  [
    'clear twice over',
    `${ONTARIO}&days=10&clear=2`,
    'bad-parameter',
    'clear',
    ['0', '1'],
    '0 or 1',
    '0 ou 1',
  ],
  [
    'a date that is none',
    'list=civil-procedure-on&date=2026-02-30&days=10',
    'bad-parameter',
    'date',
    '1900-01-01..2100-12-31',
    'valid date',
    'date valide',
  ],
  [
    'an unknown list',
    'list=courts&days=10',
    'bad-parameter',
    'list',
    WITH_RULE,
    'it must be one of',
    'l’un des identifiants',
  ],
  [
    'a list of an exchange',
    'list=tsx&date=2026-12-20&days=10',
    'bad-parameter',
    'list',
    WITH_RULE,
    'do not extend time limits',
    'ne prolongent aucun délai',
  ],
  [
    'bills of exchange',
    'list=bills-of-exchange-ca&date=2026-12-20&days=10',
    'bad-parameter',
    'list',
    WITH_RULE,
    'three days of grace',
    'trois jours de grâce',
  ],
  [
    'an event before the list',
    'list=civil-procedure-on&date=2009-12-20&days=30',
    'bad-parameter',
    'date',
    '2010-01-01..2100-12-31',
    'only from 2010-01-01',
    'que du 2010-01-01',
  ],
  [
    'a period that ends after 2100',
    'list=interpretation-ca&date=2100-12-01&days=31',
    'bad-parameter',
    'days',
    '1..30',
    'after 2100-12-31',
    'après le 2100-12-31',
  ],
  [
    'a recess that ends after 2100',
    'list=federal-courts-ca&date=2100-12-17&days=10',
    'bad-parameter',
    'days',
    '1..1',
    'after 2100-12-31',
    'après le 2100-12-31',
  ],
  [
    'a short period that ends after 2100, where a longer one does not',
    'list=civil-procedure-on&date=2100-12-21&days=12',
    'bad-parameter',
    'days',
    '1..6',
    'after 2100-12-31',
    'après le 2100-12-31',
  ],
  [
    'a period that reaches the suspension',
    'list=interpretation-ca&date=2020-03-03&days=10',
    'bad-parameter',
    'date',
    undefined,
    'suspended',
    'suspendus',
  ],
  [
    'one that another reading moves into it',
    'list=federal-courts-ca&date=2020-03-01&days=13',
    'bad-parameter',
    'date',
    undefined,
    'suspended',
    'suspendus',
  ],
  [
    'clear days of Quebec’s courts',
    'list=civil-procedure-qc&date=2026-12-20&days=10&clear=1',
    'bad-parameter',
    'clear',
    ['0'],
    'does not provide for',
    'ne prévoit pas',
  ],
];

const CHRISTMAS = { id: 'christmas-day', nameEn: 'Christmas Day', nameFr: 'Jour de Noël' };
const MONDAY = { id: 'christmas-day-in-lieu' };

const accepted: readonly [name: string, query: string, fields: Readonly<Record<string, unknown>>][] = [
  ...['0', '1'].map((projected): [string, string, Readonly<Record<string, unknown>>] => [
    `an act needs no projection: ${projected}`,
    `${ONTARIO}&days=10&projected=${projected}`,
    { days: 10 },
  ]),
  [
    'the example of Ontario',
    `${ONTARIO}&days=10`,
    {
      date: '2026-12-20',
      days: 10,
      clear: false,
      'list.id': 'civil-procedure-on',
      'list.nameFr': 'Tribunaux civils de l’Ontario\u00a0: jours fériés et délais',
      'list.url': 'http://localhost:4321/lists/civil-procedure-on/2026.json',
      result: '2026-12-30',
      // December 20 is a Sunday.
      'alternatives.0.result': '2026-12-31',
      'alternatives.1': undefined,
      counting: 'calendar',
      moved: null,
      skipped: [],
      skippedDays: 0,
      'rule.sectionEn': 'Rules of Civil Procedure, R.R.O. 1990, Reg. 194, r. 3.01(1)',
      'rule.confidence': 'high',
      province: undefined,
    },
  ],
  [
    'an event on a day that is no holiday',
    'list=civil-procedure-on&date=2026-11-24&days=10',
    { alternatives: [] },
  ],
  [
    'a document that was served on a Saturday',
    'list=civil-procedure-on&date=2026-11-28&days=10',
    { result: '2026-12-08', 'alternatives.0.result': '2026-12-10' },
  ],
  [
    'why a last day moves, day by day',
    'list=civil-procedure-on&date=2026-12-15&days=10',
    {
      'moved.from': '2026-12-25',
      'moved.reasons.0.id': CHRISTMAS.id,
      'moved.reasons.1': { date: '2026-12-26', reason: 'weekend' },
      'moved.reasons.2.id': 'boxing-day',
      'moved.reasons.3': { date: '2026-12-27', reason: 'weekend' },
      'moved.reasons.4.date': '2026-12-28',
      'moved.reasons.4.id': MONDAY.id,
      'moved.reasons.5': undefined,
      result: '2026-12-29',
    },
  ],
  [
    'the days that a short period leaves out',
    'list=civil-procedure-on&date=2026-05-14&days=6',
    {
      counting: 'without-holidays',
      'skipped.0': { date: '2026-05-16', reason: 'weekend' },
      'skipped.2.id': 'victoria-day',
      skippedDays: 5,
      moved: null,
    },
  ],
  [
    'the days of the recess, and the day without it',
    'list=federal-courts-ca&date=2026-12-01&days=30',
    {
      result: '2027-01-18',
      skippedDays: 18,
      'skipped.0': {
        date: '2026-12-21',
        reason: 'recess',
        nameEn: 'seasonal recess',
        nameFr: 'vacances judiciaires saisonnières',
      },
      'notes.0.en':
        'If an act sets the period, such as the 30 days in ss. 18.1(2) and 27(2) of the Federal Courts Act, it is not settled whether time runs during the recess: if the days of the recess are counted, the period ends on December 31, 2026. To be safe, act by that date.',
    },
  ],
  [
    'a list of no more than 400 days',
    'list=federal-courts-ca&date=2026-01-08&days=3660',
    { 'skipped.0.reason': 'recess', 'skipped.399': undefined, skippedDays: 180 },
  ],
  [
    'a note that clear days make no difference here',
    `${ONTARIO}&days=10&clear=1`,
    {
      clear: true,
      result: '2026-12-30',
      'notes.0.en': '“Clear days” and “at least” make no difference here (r. 3.01(1)(a)).',
    },
  ],
  [
    'the words of r. 6(3) before 2022',
    'list=federal-courts-ca&date=2022-01-12&days=10',
    {
      'notes.2.en':
        'Until January 12, 2022, r. 6(3) referred to the “Christmas recess”, which covered the same days, and to the computation of time “under these Rules”.',
    },
  ],
];

/** Periods computed by hand, with the reasoning. */
const [, ...periods] = readTable(new URL('time-limits.tsv', import.meta.url));

export const timeLimitCases: readonly ContractCase[] = [
  ...periods.map(([id, list, date, days, clear, result, others = '']): ContractCase => {
    const alternatives = others.split(' ').filter(Boolean);
    return {
      name: `time limit ${id}`,
      target: `${TIME_LIMIT}?list=${list}&date=${date}&days=${days}&clear=${clear}`,
      status: 200,
      body: 'time-limit',
      fields: {
        result,
        ...Object.fromEntries(alternatives.map((day, index) => [`alternatives.${index}.result`, day])),
        [`alternatives.${alternatives.length}`]: undefined,
      },
    };
  }),
  ...accepted.map(
    ([name, query, fields]): ContractCase => ({
      name: `time limit: ${name}`,
      target: `${TIME_LIMIT}?${query}`,
      status: 200,
      body: 'time-limit',
      fields,
    }),
  ),
  ...bad.flatMap(([name, query, code, parameter, allowed, en, fr]): ContractCase[] =>
    [
      ['en', en],
      ['fr', fr],
    ].map(([language = '', words = '']) => ({
      name: `time limit: ${name}, in ${language}`,
      target: `${TIME_LIMIT}?${query}${query.includes('locale') ? '' : `&locale=${language}`}`,
      headers: { 'Accept-Language': language },
      status: 400,
      expects: { 'Content-Language': language },
      body: 'problem',
      fields: { code, parameter, allowed },
      contains: [words],
    })),
  ),
  ...['list=a&list=b', 'days=1&days=2', 'clear=1&clear='].map(
    (query): ContractCase => ({
      name: `time limit, twice: ${query}`,
      target: `${TIME_LIMIT}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'repeated-parameter', parameter: query.split('=')[0] },
    }),
  ),
  {
    name: 'a time limit from today ends with the day',
    target: `${TIME_LIMIT}?list=civil-procedure-on&days=10`,
    status: 200,
    body: 'time-limit',
    expects: { 'Cache-Control': /=0$/ },
  },
  {
    name: 'a time limit is known again',
    target: `${TIME_LIMIT}?${ONTARIO}&days=10`,
    ifNoneMatch: (etag) => etag,
    status: 304,
    body: 'empty',
  },
  {
    name: 'HEAD of a time limit',
    method: 'HEAD',
    target: `${TIME_LIMIT}?${ONTARIO}&days=10`,
    status: 200,
    body: 'empty',
  },
];
