import { type Day, toCivilDate, toDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import { yearsFrom } from '../../core/holidays/law.ts';
import { folded, inFigures, listed } from './fold.ts';
import type { Kind } from './lexicon.ts';
import words from './words.json' with { type: 'json' };

/** How people write a month or a weekday in a date; by itself, “may” or « mon » is another word. */
const formsOf = ({ en, fr, short }: (typeof words.months)[number]) =>
  listed(en, fr, short).map((form) => folded(form));

const MONTHS = new Map(words.months.flatMap((row) => formsOf(row).map((form) => [form, row.id] as const)));
const MONTH = `(?<month>${[...MONTHS.keys()].join('|')})\\.?`;
const WEEKDAY = `(?:(?:${words.weekdays.flatMap(formsOf).join('|')})\\.?,? )?`;
const DAY = '(?<day>\\d{1,2}|first|premier)(?: ?(?:st|nd|rd|th|er|e))?';
const YEAR = '(?:,? (?:(?:of|in|de|en) )?(?<year>\\d{4}))?';
const KNOWN = '(?<year>1[89]\\d\\d|2[01]\\d\\d)';

/** What people write, the longest first. */
const SHAPES = [
  '(?<year>\\d{4})-?[ws](?<week>\\d{1,2})(?:-[1-7])?',
  `(?:[ws]|(?:week|wk|semaine|sem)\\.? (?:(?:no|number|numero)\\.? |#|n° ?)?)(?<week>\\d{1,2})${YEAR}`,
  `${KNOWN}(?<parted>[-/. ]?)(?<month>\\d{1,2})\\k<parted>(?<day>\\d{1,2})`,
  '(?<day>\\d{1,2})(?<either>[-/. ])(?<month>\\d{1,2})\\k<either>(?<year>\\d{4}|\\d{2})',
  '(?<day>\\d{1,2})(?<either>/)(?<month>\\d{1,2})',
  '(?:day|jour) (?<day>\\d{1,3}),? (?:of |de )?(?<year>\\d{4})',
  '(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])',
  `${WEEKDAY}(?:the |le )?${DAY} (?:of |de )?${MONTH}${YEAR}`,
  `${WEEKDAY}${MONTH} (?:the )?${DAY}(?! ?-)${YEAR}`,
  `(?:(?:in|of|for|en|de) )?${MONTH},? (?<year>\\d{4})`,
  '(?:in|of|for) (?<month>may|march)',
  KNOWN,
  // Not inside a word or a longer number.
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu'));

/** Takes what has one of the shapes out of a folded text. Numbers in the rest are in figures; before, « sept » may be a month. */
export function readDates(text: string) {
  const named: Named[] = [];
  let rest = text;
  for (const shape of SHAPES) {
    for (const { groups = {} } of rest.matchAll(shape)) named.push(namedBy(groups));
    rest = rest.replace(shape, ' ');
  }
  return { named, rest: inFigures(rest) };
}

/** A date, month, week or year that a question names; NaN is none. Canadians write both day/month and month/day. */
type Named = ReturnType<typeof namedBy>;

const namedBy = ({ year, month, week, day, either }: Partial<Record<string, string>>) => ({
  year: numberIn(year?.padStart(4, '20')),
  month: numberIn(month),
  week: numberIn(week),
  /** Without a month, the day of the year. */
  day: numberIn(day),
  isEither: either !== undefined,
});

const numberIn = (text = ''): number =>
  MONTHS.get(text) ?? (text === 'first' || text === 'premier' ? 1 : Number(text || NaN));

/** The readings of a date, in its year or the question’s; without a year, the next such days. None if there is no such day. */
function daysOf({ month, day, isEither, ...own }: Named, year: number | undefined, today: Day) {
  const known = own.year || year;
  // Two leap years are at most eight years apart.
  const years = known ? [known] : yearsFrom(yearOf(today), yearOf(today) + 8);
  const readings = [{ month, day }, ...(isEither && day !== month ? [{ month: day, day: month }] : [])];
  return readings.flatMap((one) => {
    const days = years.map((inYear) => toDay(inYear, one.month || 1, one.day));
    const existing = days.filter((date) => Number.isNaN(one.month) || toCivilDate(date).month === one.month);
    return existing.find((date) => known || date >= today) ?? [];
  });
}

/** `in 20 days`, `5 days after`, `two weeks before`, « dans une semaine ». */
const PERIOD =
  /\b(?<ahead>(?:in|dans) )?(?<number>\d+|an?|une?) (?:days?|jours?|(?<weeks>weeks?|semaines?))\b(?! ouvr)(?: (?:(?<before>before|avant)|(?<after>after|from|following|apres|suivant|a partir|a compter))\b)?/;

/** What a question says about time: in the dates taken out of it, and in the rest. @param numbersOf what its phrases say */
export function readTime(
  { named, rest }: ReturnType<typeof readDates>,
  numbersOf: (kind: Kind) => readonly number[],
  isNext: boolean,
  today: Day,
) {
  // Figures come before words.
  const now = toCivilDate(today);
  const years = numbersOf('years').map((ahead) => now.year + ahead);
  const year = [...named.map((one) => one.year), ...years].find(Boolean);
  const [month] = [
    ...named.filter(({ month, day }) => month > 0 && Number.isNaN(day)),
    ...numbersOf('months').map((ahead) => toCivilDate(toDay(now.year, now.month + ahead, 1))),
    ...numbersOf('month').map((month) => ({ month, year })),
  ];
  const days = named.filter(({ day }) => day >= 0);
  const { ahead, number, weeks, before, after } = PERIOD.exec(rest)?.groups ?? {};
  const period = (Number(number) || 1) * (weeks ? 7 : 1);
  const shift = before ? -period : ahead || after ? period : 0;
  const untilWeekday = (weekday: number) => (weekday - weekdayOf(today) + 7) % 7 || (isNext ? 7 : 0);
  const [away] = [...numbersOf('days'), ...(ahead ? [0] : []), ...numbersOf('weekday').map(untilWeekday)];
  return {
    year,
    /** Without a year, the next such month. */
    month: month && yearSpan(month.year || year || now.year + Number(month.month < now.month), month.month),
    week: named.flatMap((one) => (one.week >= 0 ? { week: one.week, year: one.year || year } : []))[0],
    /** The days between a date of the question and the one it asks for: 5 for “5 days after July 1”, 20 for “in 20 days”. */
    shift,
    /** Each date with its readings. A date that doesn’t exist has none. */
    dates: days.map((one) => daysOf(one, year, today).map((day) => day + shift)),
    /** Today, tomorrow, next Monday, in two weeks. */
    relative: away === undefined ? [] : [[today + away + shift]],
  };
}

/** A month or a year. */
export type Span = ReturnType<typeof yearSpan>;

/** A year, or one of its months. */
export const yearSpan = (year: number, month?: number) => ({
  first: toDay(year, month ?? 1, 1),
  last: toDay(year, (month ?? 12) + 1, 1) - 1,
  year,
  month,
});
