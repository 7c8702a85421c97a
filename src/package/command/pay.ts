import { dayOf } from '../../calendar/day.ts';
import type { Words } from '../../holidays/law.ts';
import { fullDate } from '../../language/dates.ts';
import { type Locale, nameIn } from '../../language/locale.ts';
import { money } from '../../language/money.ts';
import type { Place } from '../index.ts';
import { type HolidayPayAnswer, holidayPay, type PayFacts } from '../pay.ts';
import { TEXTS } from './texts.ts';

/** The options of `pay`, with the names that the library has for them. */
const NAMES = {
  wages: 'wages',
  'vacation-pay': 'vacationPay',
  rate: 'rate',
  'days-worked': 'daysWorked',
  'hours-in-window': 'hoursInWindow',
  hours: 'hours',
  worked: 'worked',
  commission: 'commission',
  irregular: 'irregular',
  'regular-day': 'regularDay',
  qualifies: 'qualifies',
  'week-start': 'weekStart',
} as const satisfies Readonly<Record<string, keyof PayFacts>>;

export type PayOption = keyof typeof NAMES;
export const PAY_OPTIONS = Object.keys(NAMES) as readonly PayOption[];

const FLAGS: readonly string[] = ['commission', 'irregular', 'regularDay', 'qualifies'];

/** What the law pays for a holiday. @param options as they were typed; the library refuses wrong ones */
export function askPay(
  [place, date]: readonly string[],
  options: Readonly<Partial<Record<PayOption, string | undefined>>>,
) {
  const given = PAY_OPTIONS.flatMap((option) => {
    const text = options[option];
    return text === undefined ? [] : [[NAMES[option], typed(NAMES[option], text)] as const];
  });
  const facts: PayFacts = { ...(date !== undefined && { date }), ...Object.fromEntries(given) };
  const value = holidayPay(place as Place | undefined, facts);
  return {
    value,
    plain: value.total === null ? '' : `${value.total.toFixed(2)}`,
    inWords: (locale: Locale) => inWords(value, locale),
  };
}

/** Flags are 0 or 1, as in the service. The library refuses text that isn’t a number. */
function typed(name: keyof PayFacts, text: string): string | number | boolean {
  if (FLAGS.includes(name)) return text === '0' || text === '1' ? text === '1' : text;
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function inWords(value: HolidayPayAnswer, locale: Locale): string {
  const texts = TEXTS[locale].pay;
  const { holiday, window, holidayPay: amount, forWork, total, formula, workFormula, why, needs } = value;
  const dollars = (sum: number | null) => (sum === null ? '?' : money(Math.round(sum * 100), locale));
  const line = (label: string, words: Words | null, sum: number | null) =>
    words === null ? [] : [texts.line(label, words[locale], dollars(sum))];
  return [
    `${nameIn(holiday, locale)}, ${fullDate(dayOf(holiday.observedDate), locale)}`,
    ...(total === null ? [] : [dollars(total)]),
    ...(why ? [why[locale]] : line(texts.holidayPay, formula, amount)),
    ...line(texts.forWork, workFormula, forWork),
    ...(window
      ? [
          texts.window(
            window[locale],
            fullDate(dayOf(window.start), locale),
            fullDate(dayOf(window.end), locale),
          ),
        ]
      : []),
    ...(needs ? [texts.needs(needs.map(optionOf).join(', '))] : []),
    ...value.options.map((option) => `- ${option[locale]}`),
    ...value.notes.map((note) => `- ${note[locale]}`),
  ].join('\n');
}

function optionOf(name: string): string {
  return `--${PAY_OPTIONS.find((option) => NAMES[option] === name) ?? name}`;
}
