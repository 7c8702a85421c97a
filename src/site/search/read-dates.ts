import { type Day, toCivilDate, toDay, weekdayOf } from '../../calendar/day.ts';
import { listed, withoutAccents } from './fold.ts';
import words from './words.json' with { type: 'json' };

/** A day as a question names it: without a year it is that of the question, or the next one. */
interface NamedDay {
  readonly year?: number | undefined;
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday, where the question names it too. */
  readonly weekday?: number | undefined;
}

/** One day, or the two that a date such as 01/07/2027 can mean: day and month first. */
export type NamedDate = readonly [NamedDay] | readonly [dayFirst: NamedDay, monthFirst: NamedDay];

export interface NamedDates {
  readonly dates: readonly NamedDate[];
  readonly months: readonly { readonly month: number; readonly year?: number | undefined }[];
  readonly weeks: readonly { readonly week: number; readonly year?: number | undefined }[];
  readonly years: readonly number[];
  /** One of them does not exist. */
  readonly isNoDate: boolean;
  /** The question without them. */
  readonly rest: string;
}

/** A month or a weekday, in both languages. */
interface WordRow {
  readonly en: string;
  readonly fr: string;
}

const alternatives = (rows: readonly WordRow[]) =>
  rows
    .flatMap(({ en, fr }) => listed(en, fr))
    .map((word) => withoutAccents(word))
    .sort((a, b) => b.length - a.length)
    .join('|');

const MONTH = `(?<month>${alternatives(words.months)})\\.?`;
const WEEKDAY = `(?:(?<weekday>${alternatives(words.weekdays)})\\.?,? )?`;
const DAY = '(?<day>\\d{1,2}|first|premier)(?: ?(?:st|nd|rd|th|er|e))?';
const YEAR = '(?:,? (?:of |de )?(?<year>\\d{4}))?';
/** Not within a word or a longer number. */
const shape = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu');

type Groups = Readonly<Record<string, string | undefined>>;
type Lists = Omit<NamedDates, 'rest' | 'isNoDate'>;
type Found = { -readonly [Key in keyof Lists]: Lists[Key][number][] } & { isNoDate: boolean };

/** A form of date, and what it adds; false where it is no date after all. */
type Shape = readonly [pattern: RegExp, read: (groups: Groups, found: Found) => boolean];

const SHAPES: readonly Shape[] = [
  [shape('(?<year>\\d{4})-?[ws](?<week>\\d{1,2})(?:-[1-7])?'), readWeek],
  [shape('[ws](?<week>\\d{1,2})(?:,? (?<year>\\d{4}))?'), readWeek],
  [
    shape(
      '(?:week|wk|semaine|sem)\\.? (?:(?:no|number|numero)\\.? |#|n° ?)?(?<week>\\d{1,2})(?:,? (?:of |in |de |en )?(?<year>\\d{4}))?',
    ),
    readWeek,
  ],
  [shape('(?<week>\\d{1,2})(?:th|st|nd|rd|e) (?:week|semaine)(?: (?:of|in|de) (?<year>\\d{4}))?'), readWeek],
  [shape('(?<year>\\d{4})(?<parted>[-/. ])(?<month>\\d{1,2})\\k<parted>(?<day>\\d{1,2})'), readNumbers],
  [shape('(?<year>19\\d\\d|20\\d\\d|2100)(?<month>\\d{2})(?<day>\\d{2})'), readNumbers],
  [
    shape('(?<first>\\d{1,2})(?<parted>[-/. ])(?<second>\\d{1,2})\\k<parted>(?<year>\\d{4}|\\d{2})'),
    readOrder,
  ],
  [shape('(?<first>\\d{1,2})/(?<second>\\d{1,2})'), readOrder],
  [shape('(?<year>\\d{4})-(?<dayOfYear>\\d{3})'), readDayOfYear],
  [shape('(?:day|jour) (?<dayOfYear>\\d{1,3}),? (?:of |de )?(?<year>\\d{4})'), readDayOfYear],
  [shape('(?<year>\\d{4})[-/](?<month>\\d{2})'), readMonthNumber],
  [shape('(?<month>\\d{2})/(?<year>\\d{4})'), readMonthNumber],
  [shape(`${WEEKDAY}(?:the |le )?${DAY} (?:of |de )?${MONTH}${YEAR}`), readWords],
  [shape(`${WEEKDAY}${MONTH} (?:the )?${DAY}(?! ?-)${YEAR}`), readWords],
  [shape(`(?:(?:in|of|for|en|de) )?${MONTH},? (?<year>\\d{4})`), readMonth],
  [shape('(?:in|of|for) (?<month>may|march)'), readMonth],
  [shape('(?<year>1[89]\\d\\d|2[01]\\d\\d)'), readYear],
];

/** The dates of a question, in any usual shape. @param text without accents */
export function readDates(text: string): NamedDates {
  const found: Found = { dates: [], months: [], weeks: [], years: [], isNoDate: false };
  let rest = text;
  for (const [pattern, read] of SHAPES)
    rest = rest.replace(pattern, (matched, ...more) => {
      const groups = more.at(-1) as Groups;
      return read(groups, found) ? ' ' : matched;
    });
  return { ...found, rest };
}

function readWeek({ week, year }: Groups, { weeks, years }: Found): boolean {
  weeks.push({ week: Number(week), year: numberOf(year) });
  if (year) years.push(Number(year));
  return true;
}

function readNumbers({ year, month, day }: Groups, found: Found): boolean {
  return addDate(found, [{ year: Number(year), month: Number(month), day: Number(day) }]);
}

/** Canada writes both day/month and month/day. */
function readOrder({ first, second, year }: Groups, found: Found): boolean {
  const [a, b] = [Number(first), Number(second)];
  const in4 = year?.length === 2 ? 2000 + Number(year) : numberOf(year);
  const dayFirst = { year: in4, month: b, day: a };
  const monthFirst = { year: in4, month: a, day: b };
  if (!exists(monthFirst) || a === b) return addDate(found, [dayFirst]);
  if (!exists(dayFirst)) return addDate(found, [monthFirst]);
  found.dates.push([dayFirst, monthFirst]);
  return true;
}

function readDayOfYear({ dayOfYear, year }: Groups, found: Found): boolean {
  const number = Number(dayOfYear);
  if (number < 1 || number > 366) return false;
  return addDate(found, [toCivilDate(toDay(Number(year), 1, 1) + number - 1)]);
}

function readWords({ weekday, month, day = '', year }: Groups, found: Found): boolean {
  const number = /\d/.test(day) ? Number(day) : 1;
  const named = indexOf(words.weekdays, weekday);
  return addDate(found, [
    {
      year: numberOf(year),
      month: (indexOf(words.months, month) ?? -1) + 1,
      day: number,
      weekday: named === undefined ? undefined : (named + 1) % 7,
    },
  ]);
}

function readMonth({ month, year }: Groups, { months, years }: Found): boolean {
  months.push({ month: (indexOf(words.months, month) ?? -1) + 1, year: numberOf(year) });
  if (year) years.push(Number(year));
  return true;
}

function readMonthNumber({ month, year }: Groups, { months, years }: Found): boolean {
  if (Number(month) < 1 || Number(month) > 12) return false;
  months.push({ month: Number(month), year: Number(year) });
  years.push(Number(year));
  return true;
}

function readYear({ year }: Groups, { years }: Found): boolean {
  years.push(Number(year));
  return true;
}

function addDate(found: Found, date: NamedDate): boolean {
  const { dates, years } = found;
  if (!exists(date[0])) {
    found.isNoDate = true;
    return true;
  }
  dates.push(date);
  if (date[0].year !== undefined) years.push(date[0].year);
  return true;
}

/** February 29 of no year may be that of a leap year. */
function exists({ year = 2000, month, day }: NamedDay): boolean {
  return isSame(year, month, day);
}

function isSame(year: number, month: number, day: number): boolean {
  const civil = toCivilDate(toDay(year, month, day));
  return civil.year === year && civil.month === month && civil.day === day;
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

function indexOf(rows: readonly WordRow[], word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const index = rows.findIndex(({ en, fr }) =>
    listed(en, fr).some((row) => withoutAccents(row) === word.toLowerCase()),
  );
  return index < 0 ? undefined : index;
}

/**
 * The day that is meant: of the year named with it or elsewhere in the question, else the next one from today on. A weekday picks the
 * nearest year in which it is so.
 */
export function dayOfNamed(named: NamedDay, year: number | undefined, today: Day): Day | undefined {
  const known = named.year ?? year;
  const at = (in4: number): Day | undefined =>
    isSame(in4, named.month, named.day) ? toDay(in4, named.month, named.day) : undefined;
  if (known !== undefined) return at(known);
  const now = toCivilDate(today).year;
  const years = Array.from({ length: 9 }, (_, index) => now + index);
  const next = years.map(at).filter((day) => day !== undefined && day >= today) as Day[];
  if (named.weekday === undefined) return next[0];
  const around = [...years, ...years.map((in4) => 2 * now - in4)];
  const fits = around.map(at).filter((day) => day !== undefined && weekdayOf(day) === named.weekday) as Day[];
  return fits.sort((a, b) => Math.abs(a - today) - Math.abs(b - today))[0] ?? next[0];
}
