import { type Day, toCivilDate, toDay, yearOf } from '../../calendar/day.ts';
import { yearsFrom } from '../../holidays/law.ts';
import { listed, withoutAccents } from './fold.ts';
import words from './words.json' with { type: 'json' };

/** A day as a question names it. Its year may be elsewhere in the question, or left out. */
interface NamedDay {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
}

/** One day, or the two that a date such as 01/07/2027 can mean. */
type NamedDate = readonly [NamedDay] | readonly [dayFirst: NamedDay, monthFirst: NamedDay];

/** The dates that a question names, and the question without them. */
export interface NamedDates {
  readonly dates: NamedDate[];
  readonly months: { readonly month: number; readonly year: number | undefined }[];
  readonly weeks: { readonly week: number; readonly year: number | undefined }[];
  readonly years: number[];
  /** One of the dates does not exist. */
  isNoDate: boolean;
  rest: string;
}

const wordsFor = ({ en, fr }: { readonly en: string; readonly fr: string }): readonly string[] =>
  listed(en, fr).map(withoutAccents);

const longestFirst = (rows: Parameters<typeof wordsFor>[0][]): string =>
  rows
    .flatMap(wordsFor)
    .sort((a, b) => b.length - a.length)
    .join('|');

const MONTH = `(?<month>${longestFirst(words.months)})\\.?`;
const WEEKDAY = `(?:(?:${longestFirst(words.weekdays)})\\.?,? )?`;
const DAY = '(?<day>\\d{1,2}|first|premier)(?: ?(?:st|nd|rd|th|er|e))?';
const YEAR = '(?:,? (?:of |de )?(?<year>\\d{4}))?';

/** What people write, the longest first. */
const SHAPES = [
  '(?<year>\\d{4})-?[ws](?<week>\\d{1,2})(?:-[1-7])?',
  '[ws](?<week>\\d{1,2})(?:,? (?<year>\\d{4}))?',
  '(?:week|wk|semaine|sem)\\.? (?:(?:no|number|numero)\\.? |#|n° ?)?(?<week>\\d{1,2})(?:,? (?:of |in |de |en )?(?<year>\\d{4}))?',
  '(?<year>\\d{4})(?<parted>[-/. ])(?<month>\\d{1,2})\\k<parted>(?<day>\\d{1,2})',
  '(?<year>19\\d\\d|20\\d\\d|2100)(?<month>\\d{2})(?<day>\\d{2})',
  '(?<first>\\d{1,2})(?<parted>[-/. ])(?<second>\\d{1,2})\\k<parted>(?<year>\\d{4}|\\d{2})',
  '(?<first>\\d{1,2})/(?<second>\\d{1,2})',
  '(?:day|jour) (?<day>\\d{1,3}),? (?:of |de )?(?<year>\\d{4})',
  '(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])',
  `${WEEKDAY}(?:the |le )?${DAY} (?:of |de )?${MONTH}${YEAR}`,
  `${WEEKDAY}${MONTH} (?:the )?${DAY}(?! ?-)${YEAR}`,
  `(?:(?:in|of|for|en|de) )?${MONTH},? (?<year>\\d{4})`,
  '(?:in|of|for) (?<month>may|march)',
  '(?<year>1[89]\\d\\d|2[01]\\d\\d)',
  // Not inside a word or a longer number.
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu'));

/** The dates of a question, in any usual shape. @param text without accents */
export function readDates(text: string): NamedDates {
  const found: NamedDates = { dates: [], months: [], weeks: [], years: [], isNoDate: false, rest: text };
  for (const pattern of SHAPES)
    found.rest = found.rest.replace(pattern, (...match) => {
      take(match.at(-1) as Groups, found);
      return ' ';
    });
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

function take({ year: named, week, month, day, first, second }: Groups, found: NamedDates): void {
  const year = named === undefined ? undefined : Number(named) + (named.length === 2 ? 2000 : 0);
  if (year !== undefined) found.years.push(year);
  if (week) found.weeks.push({ week: Number(week), year });
  else if (first && second) addDate(inEitherOrder(year, Number(first), Number(second)), found);
  else if (month && day) addDate([{ year, month: monthOf(month), day: Number(day) || 1 }], found);
  else if (day && year) addDate([toCivilDate(toDay(year, 1, 1) + Number(day) - 1)], found);
  else if (month) found.months.push({ month: monthOf(month), year });
}

/** Canadians write both day/month and month/day. */
function inEitherOrder(year: number | undefined, first: number, second: number): NamedDate {
  const dayFirst = { year, month: second, day: first };
  const monthFirst = { year, month: first, day: second };
  if (!exists(monthFirst) || first === second) return [dayFirst];
  return exists(dayFirst) ? [dayFirst, monthFirst] : [monthFirst];
}

function addDate(date: NamedDate, found: NamedDates): void {
  if (exists(date[0])) found.dates.push(date);
  else found.isNoDate = true;
}

const monthOf = (text: string): number =>
  Number(text) || words.months.findIndex((row) => wordsFor(row).includes(text.toLowerCase())) + 1;

/** Without a year, February 29 exists. */
function exists({ year = 2000, month, day }: NamedDay): boolean {
  const civil = toCivilDate(toDay(year, month, day));
  return civil.year === year && civil.month === month && civil.day === day;
}

/** The day in its year or the question’s, or the next one from today. */
export function dayOfNamed(named: NamedDay, year: number | undefined, today: Day): Day | undefined {
  const { month, day } = named;
  const known = named.year ?? year;
  const now = yearOf(today);
  // Two leap years are at most eight years apart.
  const years = known === undefined ? yearsFrom(now, now + 8) : [known];
  return years
    .filter((one) => exists({ year: one, month, day }))
    .map((one) => toDay(one, month, day))
    .find((one) => known !== undefined || one >= today);
}
