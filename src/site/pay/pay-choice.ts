import type { Day } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { money } from '../../core/language/money.ts';
import type { PayFact, PayRule, PayTables } from '../../core/pay/pay.ts';
import { AMOUNT_READERS } from '../../core/questions/amounts.ts';
import { type AnsweredHolidayPay, askHolidayPay } from '../../core/questions/holiday-pay.ts';
import type { QuestionProblem } from '../../core/questions/question-problems.ts';
import { readQuery } from '../day/page-query.ts';

/** The parameters of the address: place, day and choices, never an amount. */
export const KEPT_NAMES = [
  'province',
  'date',
  'commission',
  'irregular',
  'regularDay',
  'qualifies',
  'weekStart',
] as const;
export type KeptName = (typeof KEPT_NAMES)[number];

/** The answer, or what is wrong. */
export interface PayReply {
  readonly reply?: AnsweredHolidayPay;
  readonly wrong: readonly PayFact[];
  readonly problems: readonly QuestionProblem[];
}

/** Asks as `/api/holiday-pay.json` does. @param typed the texts of the fields, in the reader's own notation */
export function askByPage(
  query: URLSearchParams,
  typed: Readonly<Partial<Record<PayFact, string>>>,
  almanac: Almanac,
  tables: PayTables,
  locale: Locale,
  todayIn: (place: ScopeCode) => Day,
): PayReply {
  const given = new URLSearchParams([...query].filter(([, text]) => text !== ''));
  const { values, problems } = readQuery(given, KEPT_NAMES);
  const wrong: PayFact[] = [];
  const facts: Partial<Record<PayFact, number>> = {};
  for (const [name, text = ''] of Object.entries(typed) as [PayFact, string | undefined][]) {
    if (text.trim() === '') continue;
    const value = AMOUNT_READERS[name].read(plainNumber(text, locale));
    if (value === undefined) wrong.push(name);
    else facts[name] = value;
  }
  if (problems.length > 0 || wrong.length > 0) return { wrong, problems };
  const question = { ...values, ...facts };
  const first = askHolidayPay(almanac, tables, question, todayIn);
  const isSame = first.kind === 'answer' && hasBoth(first.rule) && values.irregular === undefined;
  const reply = isSame ? askHolidayPay(almanac, tables, { ...question, irregular: false }, todayIn) : first;
  return reply.kind === 'answer' ? { reply, wrong, problems } : { wrong, problems: [reply] };
}

/** Whether a place has one formula for the same hours every day and another for hours that vary. */
export function hasBoth(rule: PayRule | undefined): boolean {
  const kinds = new Set(rule?.formulas.map((formula) => formula.if));
  return kinds.has('irregular') && kinds.has(undefined);
}

/** A number as people write it, in the notation of the API: `$2,240.50` and `2 240,50 $` are `2240.50`. */
export function plainNumber(text: string, locale: Locale): string {
  const bare = text.replaceAll(/[\s\u00a0\u202f$]/g, '');
  if (locale === 'fr') return bare.replace(/,(?=\d{1,2}$)/, '.');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

/** A sum as the language writes it: `2240.5` is `2,240.50`. Any other text stays as it is. */
export function tidyAmount(text: string, locale: Locale): string {
  const cents = AMOUNT_READERS.wages.read(plainNumber(text, locale));
  return cents === undefined ? text : money(cents, locale).replace(/\$|\u00a0\$/, '');
}
