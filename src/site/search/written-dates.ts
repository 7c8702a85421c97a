import { type Day, toCivilDate, toDay, yearOf } from '../../core/calendar/day.ts';
import { yearsFrom } from '../../core/holidays/law.ts';
import { foldPhrase, listed } from './lexicon.ts';
import words from './words.json' with { type: 'json' };

/** How people write a month or a weekday in a date; by itself, “may” or « mon » is another word. */
const listForms = ({ en, fr, short }: (typeof words.months)[number]) => listed(en, fr, short).map(foldPhrase);

const MONTHS = new Map(words.months.flatMap((row) => listForms(row).map((form) => [form, row.id] as const)));
const MONTH = `(?<month>${[...MONTHS.keys()].join('|')})\\.?`;
const WEEKDAYS = `(?:${words.weekdays.flatMap(listForms).join('|')})(?!\\p{L})\\.?`;
const WEEKDAY = `(?:${WEEKDAYS},? )?`;
const NTH = '(?: ?(?:st|nd|rd|th|er|re|e|eme|ieme))';
// “August first Monday” and “August 1st Monday” name a Monday.
const DAY = `(?<day>\\d{1,2}|(?:first|premier)(?! ${WEEKDAYS})|\\d{1,2}${NTH}(?! ${WEEKDAYS}))`;
const YEAR = '(?:,? (?:(?:of|in|de|en) )?(?<year>\\d{4}))?';
const KNOWN = '(?<year>1[89]\\d\\d|2[01]\\d\\d)';

/** Dates as people write them, the longest first. */
const SHAPES = [
  '(?<year>\\d{4})-?[ws](?<week>\\d{1,2})(?:-[1-7])?',
  `(?:[ws]|(?:week|wk|semaine|sem)\\.? (?:(?:no|number|numero)\\.? |#|n° ?)?)(?<week>\\d{1,2})${YEAR}`,
  `${KNOWN}(?<parted>[-/. ]?)(?<month>\\d{1,2})\\k<parted>(?<day>\\d{1,2})`,
  '(?<day>\\d{1,2})(?<either>[-/. ])(?<month>\\d{1,2})\\k<either>(?<year>\\d{4}|\\d{2})',
  '(?<day>\\d{1,2})(?<either>/)(?<month>\\d{1,2})',
  '(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])',
  `${WEEKDAY}(?:the |le )?${DAY} (?:of |de )?${MONTH}${YEAR}`,
  `${WEEKDAY}${MONTH} (?:the )?${DAY}(?! ?-)${YEAR}`,
  `(?:(?:in|of|for|en|de) )?${MONTH},? (?:of |de )?(?<year>\\d{4})`,
  '(?:in|of|for) (?<month>may|march)',
  `(?:the year |l'annee )?${KNOWN}`,
  // Not inside a word or a longer number.
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'uy'));

/** A date, month, week or year as it is written, without the parts that it leaves out. */
export type WrittenDate = NonNullable<ReturnType<typeof readWritten>>;

/** Reads what is written at a place of a folded text. */
export function readWritten(text: string, start: number) {
  for (const shape of SHAPES) {
    shape.lastIndex = start;
    const { year, month, week, day, either } = shape.exec(text)?.groups ?? {};
    if (year ?? month ?? week ?? day)
      return {
        year: toNumber(year?.padStart(4, '20')),
        month: toNumber(month),
        week: toNumber(week),
        day: toNumber(day),
        /** Canadians write both day/month and month/day. */
        isEither: either !== undefined,
        /** The index after it. */
        end: shape.lastIndex,
      };
  }
  return undefined;
}

const toNumber = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  return MONTHS.get(text) ?? (/^(?:first|premier)$/.test(text) ? 1 : Number.parseInt(text, 10));
};

/** The readings of a date, in its year or the question’s; without a year, the next such days. None if there is no such day. */
export function readDates(
  { month = 0, day = 0, isEither, ...own }: WrittenDate,
  year: number | undefined,
  today: Day,
) {
  const known = own.year ?? year;
  const now = yearOf(today);
  // Two leap years are at most eight years apart.
  const years = known ? [known] : yearsFrom(now, now + 8);
  const orders = [{ month, day }, ...(isEither && day !== month ? [{ month: day, day: month }] : [])];
  const readings = orders.flatMap((one) => {
    const days = years.map((inYear) => toDay(inYear, one.month, one.day));
    const isDay = (date: Day) => toCivilDate(date).month === one.month && (known || date >= today);
    return days.find(isDay) ?? [];
  });
  return { readings, isNext: !known };
}

/** A month or a year. */
export type Span = ReturnType<typeof yearSpan>;

/** A year, or one of its months; the month after December is the next January. */
export function yearSpan(inYear: number, inMonth?: number) {
  const first = toDay(inYear, inMonth ?? 1, 1);
  const { year, month } = toCivilDate(first);
  return { first, last: toDay(inYear, (inMonth ?? 12) + 1, 1) - 1, year, month: inMonth && month };
}
