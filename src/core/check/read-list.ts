import { type Day, toCivilDate, toDay, type Weekday } from '../calendar/day.ts';
import { folded } from '../common/fold.ts';
import { monthName, weekdayName } from '../language/dates.ts';
import { LOCALES, type Locale } from '../language/locale.ts';
import { isLabelledOptional } from './labels.ts';

/** A date found in a list, with its words. */
export interface ListedDate {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Undefined if no year is written with or above it. */
  readonly day: Day | undefined;
  /** The words next to it, one string for each cell, quotation or comment. */
  readonly parts: readonly string[];
  /** The weekday written next to it. */
  readonly weekday: Weekday | undefined;
  /** Whether its words say that it is no statutory day. */
  readonly isOptional: boolean;
}

/** A date that was not read, and why. */
export interface SkippedDate {
  readonly line: number;
  readonly text: string;
  readonly why: 'day-or-month' | 'no-such-date';
}

interface Found extends Pick<SkippedDate, 'line' | 'text'> {
  readonly start: number;
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  /** Whether it is written in figures with the year last, so that day and month could change places. */
  readonly isEitherWay: boolean;
}

const YEAR = '(?<year>(?:19|20|21)\\d\\d)';
const MONTH = '(?<month>\\d\\d?)';
const NAMED_MONTH = '(?<month>\\p{L}{3,9})\\.?';
const DAY = '(?<day>\\d\\d?)';
const NTH = '(?:er|st|nd|rd|th)?';
const TIME = '(?:T[\\d:.]+(?:Z|[+-][\\d:]+)?)?';

/** The surest first: a row has its dates in one form. JavaScript counts months from 0, but only in numbers. */
const FORMS = [
  `(?:new Date|Date\\.UTC)\\(\\s*${YEAR},\\s*(?<from0>\\d\\d?),\\s*${DAY}[^)\\n]*\\)?`,
  `[\\w.:]+\\(\\s*${YEAR},\\s*(?:\\w+\\.)?(?<month>\\p{L}{3,9}|\\d\\d?),\\s*${DAY}[\\s,0]*\\)?`,
  `(?<![\\d.-])${YEAR}(?<by>[-/.])${MONTH}\\k<by>${DAY}(?!\\d)${TIME}`,
  `(?<![\\d.-])${YEAR}(?<month>[01]\\d)(?<day>[0-3]\\d)(?!\\d)${TIME}`,
  `(?<![\\d.-])${DAY}(?<either>[/.-])${MONTH}\\k<either>${YEAR}(?!\\d)`,
  `(?<!\\p{L})${NAMED_MONTH} ${DAY}${NTH}(?!\\d|[:-]\\d)(?:,? ${YEAR}(?!\\d))?`,
  `(?<!\\d)${DAY}${NTH}[ \\u00a0-](?:of )?${NAMED_MONTH}(?:,?[ \\u00a0-]${YEAR}(?!\\d))?`,
  `(?<=["'\`])(?<month>\\d\\d)-(?<day>\\d\\d)(?=["'\`])`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Of an event in a calendar file, its first day and its name count. */
const EVENT = /^(?:BEGIN:VEVENT|END:VEVENT|DTSTART|SUMMARY)/;
/** Where one record ends and the next begins: a row of HTML, an item of YAML, or a bracket, up to the line of the next bracket. */
const TURN =
  /END:VEVENT|<\/tr>|\n\s*- |[}\])][}\])\s,;]{0,40}[,;\n](?:[^}\])]*\n)?(?=(?:[^\n]*[,;:=[{(])?[ \t]*[[{(])|[}\])][,;\s]*$/i;
/** The year of an act is no heading. */
const YEAR_OF_ACT = /(?:Act|Code|Loi)\b[^\n\d]{0,12}\d{4}/g;

/** Finds the dates of a list in any form, and the words of each. @param year of dates without one, unless a heading has it */
export function readList(source: string, year?: number) {
  const isCalendar = source.includes('BEGIN:VCALENDAR');
  const lines = source.split(/\r\n?|\n/).map((line) => (isCalendar && !EVENT.test(line) ? '' : line));
  const whole = lines.join('\n');
  let offset = 0;
  const found = lines.flatMap((line, index) => {
    const start = offset;
    offset += line.length + 1;
    return findDates(line).map((one) => ({ ...one, line: index + 1, start: start + one.start }));
  });
  const gaps = [...found, undefined].map((next, index) => {
    const before = found[index - 1];
    return whole.slice(before ? before.start + before.text.length : 0, next?.start);
  });
  const records = recordsBetween(gaps);
  const order = dayOrMonthFirst(found.filter(({ isEitherWay }) => isEitherWay));
  const dates: ListedDate[] = [];
  const skipped: SkippedDate[] = [];
  let heading = year;
  for (const [index, one] of found.entries()) {
    const { line, text, isEitherWay } = one;
    const gap = gaps[index] ?? '';
    heading = onlyYear(index === 0 ? gap : gap.replace(/^.*/, '')) ?? heading;
    const [month, day] = isEitherWay && order === 'month' ? [one.day, one.month] : [one.month, one.day];
    const inYear = one.year ?? heading;
    // A leap year, if the year is to be asked for.
    const date = toDay(inYear ?? 2000, month, day);
    const civil = toCivilDate(date);
    if (isEitherWay && !order) skipped.push({ line, text, why: 'day-or-month' });
    else if (civil.month !== month || civil.day !== day) skipped.push({ line, text, why: 'no-such-date' });
    else {
      const record = records[index] ?? '';
      const parts = partsOf(record);
      const weekday = parts.map(toWeekday).find((one) => one !== undefined);
      const isOptional = isLabelledOptional(record);
      dates.push({ line, text, day: inYear === undefined ? undefined : date, parts, weekday, isOptional });
    }
  }
  return { dates, skipped };
}

/** The dates on a line, in order; those without a year only if none has one. */
function findDates(line: string): readonly Omit<Found, 'line'>[] {
  for (const form of FORMS) {
    const found = [...line.matchAll(form)].flatMap(({ 0: text, index: start, groups = {} }) => {
      const { year, month = '', from0, day, either } = groups;
      const number = from0 ? Number(from0) + 1 : Number(month) || toMonth(month);
      if (number === undefined) return [];
      const inYear = year === undefined ? undefined : Number(year);
      return [
        { text, start, year: inYear, month: number, day: Number(day), isEitherWay: either !== undefined },
      ];
    });
    const dated = found.filter(({ year }) => year !== undefined);
    if (found.length > 0) return dated.length > 0 ? dated : found;
  }
  return [];
}

/** Whether the day or the month comes first, if a number above 12 tells it for all rows. Forms have the day first. */
function dayOrMonthFirst(rows: readonly Found[]): 'day' | 'month' | undefined {
  const [isDay, isMonth] = [rows.some(({ day }) => day > 12), rows.some(({ month }) => month > 12)];
  return isDay === isMonth ? undefined : isDay ? 'day' : 'month';
}

function onlyYear(text: string): number | undefined {
  const years = new Set(text.replace(YEAR_OF_ACT, '').match(/(?<![\d-])(?:19|20|21)\d\d(?![\d-])/g));
  return years.size === 1 ? Number([...years][0]) : undefined;
}

/** The words of each date. @param gaps the text before, between and after the dates */
function recordsBetween(gaps: readonly string[]): readonly string[] {
  const [last = '', next = ''] = gaps.at(-1)?.split('\n') ?? [];
  const between = gaps.slice(1, -1);
  const areNamesAfter = [last, next, ...between.flatMap((gap) => gap.match(/^.*(?=\n)/) ?? [])].some(
    isWorded,
  );
  const isNameFirst = !areNamesAfter && between.some(isWorded);
  // As if a record ended before the first line, and another began after the last.
  const edged = [`],\n${gaps[0]}`, ...gaps.slice(1, -1), `${gaps.at(-1)}\n`];
  const sides = edged.map((gap) => splitGap(gap, isNameFirst));
  let inherited = '';
  return sides.slice(1).map(([after], index) => {
    const record = `${sides[index]?.[1]}|${after}`;
    // Several dates may follow one name.
    if (isNameFirst && !isWorded(record)) return inherited;
    inherited = record;
    return record;
  });
}

/** Splits the text between two dates into the words of the first and those of the second. */
function splitGap(gap: string, isNameFirst: boolean): readonly [string, string] {
  const turn = TURN.exec(gap);
  if (turn) return [gap.slice(0, turn.index), gap.slice(turn.index + turn[0].length)];
  const [first = '', ...rest] = gap.split('\n');
  const last = rest.pop();
  if (last === undefined) return isNameFirst ? ['', gap] : [gap, ''];
  const between = rest.filter(isWorded);
  const below = isNameFirst || isWorded(first) ? undefined : between[0];
  const above = isNameFirst && !isWorded(last) ? between.at(-1) : undefined;
  return [`${first}\n${below ?? ''}`, `${above ?? ''}\n${last}`];
}

/** Where one word or phrase of a record ends and another begins; an apostrophe within a word is no quotation mark. */
const BETWEEN = /["`|;\t\n(){}[\]<>=,:]|\/\/|\/\*|\*\/|#|--|[–—]|\s[-/]\s|(?<!\p{L})'|'(?!\p{L})/u;

function partsOf(record: string): readonly string[] {
  return record
    .replace(/<\/?[a-z][\w-]*/gi, '|')
    .replace(/(?<=\p{L})(?:''|\\'|')(?=\p{L})|(?<=\p{L}s)'(?= \p{L})|[‘’]/gu, '’')
    .split(BETWEEN)
    .map((part) => part.trim().replace(/^[-*•·]\s+/, ''))
    .filter((part) => /\p{L}/u.test(part));
}

/** Keys, calls and flags of programs. */
const KEY =
  /^(?:(?:new |const |let )?[\w.$]*(?:date|day|time|dt|start|value|holiday)\w*|years?|name\w*|nom\w*|title|summary|label|type|kind|category|description|true|false|yes|no|oui|non|null|en|fr|[A-Z]{2}(?:-[A-Z]{2})?|statutory|optional)$/i;

/** Whether a part could be the name of a day. */
export function isName(part: string): boolean {
  return !KEY.test(part) && toWeekday(part) === undefined;
}

const isWorded = (text: string): boolean => partsOf(text).some(isName);

/** Finds which of some names begins with a word of three letters or more: `Wed`, `lun.`, `Sept`. */
function indexOfName(word: string, count: number, nameOf: (index: number, locale: Locale) => string): number {
  const start = folded(word);
  const names = Array.from({ length: count }, (_, index) => index);
  const isStart = (index: number): boolean =>
    LOCALES.some((locale) => folded(nameOf(index, locale)).startsWith(start));
  return start.length < 3 ? -1 : names.findIndex(isStart);
}

/** The number of a month from its name. */
function toMonth(word: string): number | undefined {
  const index = indexOfName(word, 12, (index, locale) => monthName(index + 1, locale));
  return index < 0 ? undefined : index + 1;
}

function toWeekday(word: string): Weekday | undefined {
  const index = indexOfName(word, 7, (index, locale) => weekdayName(index as Weekday, locale));
  return index < 0 ? undefined : (index as Weekday);
}
