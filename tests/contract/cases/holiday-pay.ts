import { WEEK_STARTS } from '../../../src/core/calendar/weeks.ts';
import { SCOPE_CODES } from '../../../src/core/holidays/scope.ts';
import { payCases } from '../../support/law/law.ts';
import type { ContractCase } from '../check.ts';

const PAY = '/api/holiday-pay.json';
const ONTARIO = 'province=on&date=2026-12-25';
/** Amounts are private: nothing may keep an answer, or tell two apart by a tag. */
const PRIVATE = { 'Cache-Control': 'no-store', ETag: null };

const AMOUNTS = '0..999999.99';

/** Each is refused, in both languages, with words that say what is wrong. */
const bad: readonly [
  name: string,
  query: string,
  parameter: string,
  allowed: unknown,
  en: string,
  fr: string,
][] = [
  ['negative wages', `${ONTARIO}&wages=-1`, 'wages', AMOUNTS, 'from 0 to 999999.99', 'de 0 à 999999.99'],
  ['a billion', `${ONTARIO}&wages=1e9`, 'wages', AMOUNTS, 'from 0 to 999999.99', 'de 0 à 999999.99'],
  ['a million', `${ONTARIO}&wages=1000000`, 'wages', AMOUNTS, 'from 0 to 999999.99', 'de 0 à 999999.99'],
  ['a tenth of a cent', `${ONTARIO}&wages=12.345`, 'wages', AMOUNTS, 'two decimals', 'deux décimales'],
  ['a comma', `${ONTARIO}&wages=12,50`, 'wages', AMOUNTS, 'such as 2240.50', 'écrivez 12.50, et non 12,50'],
  ['a currency', `${ONTARIO}&rate=$14`, 'rate', AMOUNTS, 'an amount in dollars', 'un montant en dollars'],
  ['less than no days', 'province=bc&daysWorked=-1', 'daysWorked', '0..30', 'from 0 to 30', 'de 0 à 30'],
  [
    'more days than the window has',
    'province=ab&daysWorked=29',
    'daysWorked',
    '0..28',
    'has 28 days',
    'a 28\u00a0jours',
  ],
  ['25 hours worked', `${ONTARIO}&worked=25`, 'worked', '0..24', 'from 0 to 24', 'de 0 à 24'],
  [
    'a date without a holiday',
    'province=on&date=2026-11-20',
    'date',
    ['2026-12-25'],
    'Christmas Day',
    'Noël',
  ],
  [
    'a flag of another place',
    'province=bc&commission=1',
    'commission',
    ['0'],
    'omit the parameter or use 0',
    'omettez le paramètre ou utilisez 0',
  ],
  [
    'a week that begins never',
    `${ONTARIO}&weekStart=monday`,
    'weekStart',
    WEEK_STARTS,
    'one of sun',
    'l’une des valeurs',
  ],
];

export const holidayPayCases: readonly ContractCase[] = [
  ...payCases.map(({ id, province, date, given, pays }): ContractCase => {
    const facts = Object.entries(given).map(([name, value]) => `${name}=${Number(value)}`);
    return {
      name: `holiday pay: ${id}`,
      target: `${PAY}?${[`province=${province}`, `date=${date}`, ...facts].join('&')}`,
      status: 200,
      expects: PRIVATE,
      body: 'holiday-pay',
      fields: pays,
    };
  }),
  {
    name: 'holiday pay without amounts: the weeks and the formula',
    target: `${PAY}?${ONTARIO}`,
    status: 200,
    expects: PRIVATE,
    body: 'holiday-pay',
    fields: {
      'window.start': '2026-11-22',
      'window.end': '2026-12-19',
      holidayPay: null,
      total: null,
      needs: ['wages'],
      'formula.fr': '(salaire + indemnité de vacances) ÷ 20',
    },
  },
  {
    name: 'holiday pay with a condition: it is answered again',
    target: `${PAY}?${ONTARIO}&wages=2240`,
    headers: { 'If-None-Match': '*', 'If-Match': '"a"' },
    status: 200,
    expects: PRIVATE,
    body: 'holiday-pay',
  },
  ...SCOPE_CODES.map(
    (code): ContractCase => ({
      name: `holiday pay: values that change nothing are taken in ${code}`,
      target: `${PAY}?province=${code}&date=2026-12-25&commission=0&irregular=0&regularDay=1&vacationPay=0`,
      status: 200,
      body: 'holiday-pay',
    }),
  ),
  {
    name: 'holiday pay says which parameters a place uses',
    target: `${PAY}?province=qc&date=2026-12-25`,
    status: 200,
    body: 'holiday-pay',
    fields: { accepts: ['wages', 'rate', 'worked', 'commission', 'qualifies', 'weekStart'] },
  },
  {
    name: 'holiday pay has no formula beside nothing',
    target: `${PAY}?${ONTARIO}&wages=3200&qualifies=0`,
    status: 200,
    body: 'holiday-pay',
    fields: { holidayPay: 0, formula: null, 'why.en': 'You do not meet the conditions for holiday pay.' },
  },
  ...[
    'date=2026-12-25&commission=0',
    'province=yt&date=2026-12-25&irregular=0',
    'province=yt&date=2026-12-25&irregular=1',
    'province=ab&date=2026-12-25&regularDay=0',
    'province=ab&date=2026-12-25&regularDay=1',
    `${ONTARIO}&qualifies=1`,
    ...WEEK_STARTS.map((day) => `${ONTARIO}&weekStart=${day}`),
  ].map(
    (query): ContractCase => ({
      name: `holiday pay: ${query}`,
      target: `${PAY}?${query}`,
      status: 200,
      expects: PRIVATE,
      body: 'holiday-pay',
    }),
  ),
  {
    name: 'holiday pay of an optional day: the employer decides',
    target: `${PAY}?province=ab&date=2026-12-26&wages=2240`,
    status: 200,
    expects: PRIVATE,
    body: 'holiday-pay',
    fields: { decidedBy: 'employer', total: null },
  },
  ...bad.flatMap(([name, query, parameter, allowed, en, fr]): readonly ContractCase[] =>
    (['en', 'fr'] as const).map((locale) => ({
      name: `holiday pay with ${name}, in ${locale}`,
      target: `${PAY}?${query}&locale=${locale}`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter, ...(allowed !== undefined && { allowed }) },
      contains: [locale === 'en' ? en : fr],
    })),
  ),
];
