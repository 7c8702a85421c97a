import { type Day, toCivilDate, toDay, type Weekday } from '../calendar/day.ts';
import { weekdayName } from '../language/dates.ts';
import { LOCALES } from '../language/locale.ts';

/** A date found in a list, with its words. */
export interface ListedDate {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Undefined if no year is written with or above it. */
  readonly day: Day | undefined;
  /** Its record, one string for each cell, quotation or comment. */
  readonly parts: readonly string[];
  readonly record: string;
  /** The weekday written next to it. */
  readonly weekday: Weekday | undefined;
}

/** A date that was not read, and why. */
export interface SkippedDate {
  readonly line: number;
  readonly text: string;
  readonly why: 'day-or-month' | 'no-such-date';
}

export interface ReadList {
  readonly dates: readonly ListedDate[];
  readonly skipped: readonly SkippedDate[];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  /** Whether it is written in figures with the year last, so that day and month could change places. */
  readonly isEitherWay: boolean;
}

const YEAR = '(?:19|20|21)\\d\\d';
const MONTH =
  '(jan(?:uary|vier|v)?|f[eé]v(?:rier|r)?|feb(?:ruary)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|ma[iy]|june?|juin|july?|juil(?:let|l)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?)';
const MONTH_STARTS =
  /^(?:(jan)|(f[eé])|(mar)|(a[pv]r)|(ma[iy])|(jui?n)|(jui?l)|(a[uo])|(sep)|(oct)|(nov)|(d))/i;

/** A form of dates: the groups with the year (0 for none), the month and the day. */
type Form = readonly [
  pattern: RegExp,
  year: number,
  month: number,
  day: number,
  kind?: 'from-0' | 'either-way',
];

const form = (pattern: string, ...groups: Form extends readonly [RegExp, ...infer Groups] ? Groups : never) =>
  [new RegExp(pattern, 'giu'), ...groups] as Form;

/** The surest first. JavaScript counts months from 0, but only in numbers. */
const FORMS: readonly Form[] = [
  form('(?:new Date|Date\\.UTC)\\(\\s*(\\d{4}),\\s*(\\d\\d?),\\s*(\\d\\d?)[^)\\n]*\\)?', 1, 2, 3, 'from-0'),
  form(
    `[\\w.:]+\\(\\s*(${YEAR}),\\s*(?:Month\\.|time\\.)?(${MONTH}|\\d\\d?),\\s*(\\d\\d?)[\\s,0]*\\)?`,
    1,
    2,
    4,
  ),
  form(`(?<![\\d.-])(${YEAR})([-/.])(\\d\\d?)\\2(\\d\\d?)(?!\\d)(?:T[\\d:.]+(?:Z|[+-][\\d:]+)?)?`, 1, 3, 4),
  form('(?<![\\d.-])((?:19|20)\\d\\d)([01]\\d)([0-3]\\d)(?!\\d)(?:T\\d{6}Z?)?', 1, 2, 3),
  form(`(?<!\\p{L})${MONTH}\\.? (\\d\\d?)(?:st|nd|rd|th)?,? (${YEAR})(?!\\d)`, 3, 1, 2),
  form(
    `(?<!\\d)(\\d\\d?)(?:er|st|nd|rd|th)?[ \\u00a0-](?:of )?${MONTH}\\.?,?[ \\u00a0-](${YEAR})(?!\\d)`,
    3,
    2,
    1,
  ),
  form(`(?<![\\d.-])(\\d\\d?)([/.-])(\\d\\d?)\\2(${YEAR})(?!\\d)`, 4, 3, 1, 'either-way'),
];
/** Looked for on lines without a date of another form. */
const WITHOUT_YEAR: readonly Form[] = [
  form(`(?<!\\p{L})${MONTH}\\.? (\\d\\d?)(?:st|nd|rd|th)?(?!\\d|[:-]\\d)`, 0, 1, 2),
  form(`(?<!\\d)(\\d\\d?)(?:er|st|nd|rd|th)?[ \\u00a0-](?:of )?${MONTH}(?!\\p{L})`, 0, 2, 1),
  form('(?<=["\'`])(\\d\\d)-(\\d\\d)(?=["\'`])', 0, 1, 2),
];

/** Of an event in a calendar file, its first day and its name count. */
const EVENT = /^(?:BEGIN:VEVENT|END:VEVENT|DTSTART|SUMMARY)/;
/** A line on which a record ends or begins, if its date and name have lines of their own. */
const BOUNDARY = /^\s*(?:[\]})]+[,;]?\s*[[{(]*|[[{(]+|\[\[.*\]\]|(?:END|BEGIN):VEVENT)\s*$/;
/** The year of an act is no heading. */
const YEAR_OF_ACT = /(?:Act|Code|Loi)\b[^\n\d]{0,12}\d{4}/g;

/** Finds the dates of a list in any form, and the words of each. @param year of dates without one, unless a heading has it */
export function readList(source: string, year?: number): ReadList {
  const isCalendar = source.includes('BEGIN:VCALENDAR');
  const lines = source.split(/\r\n?|\n/).map((line) => (isCalendar && !EVENT.test(line) ? '' : line));
  const found = lines.map(findDates);
  const order = dayOrMonthFirst(found.flat().filter(({ isEitherWay }) => isEitherWay));
  const beside = wordsBeside(lines, found);
  const dates: ListedDate[] = [];
  const skipped: SkippedDate[] = [];
  let heading = year;
  for (const [index, line] of lines.entries()) {
    const ofLine = found[index] ?? [];
    heading = onlyYear(line.slice(0, ofLine[0]?.start)) ?? heading;
    for (const [place, one] of ofLine.entries()) {
      const at = { line: index + 1, text: line.slice(one.start, one.end) };
      const isMonthFirst = one.isEitherWay && order === 'month';
      const [month, day] = isMonthFirst ? [one.day, one.month] : [one.month, one.day];
      const inYear = one.year ?? heading;
      // A leap year, if the year is to be asked for.
      const date = toDay(inYear ?? 2000, month, day);
      const civil = toCivilDate(date);
      if (one.isEitherWay && !order) skipped.push({ ...at, why: 'day-or-month' });
      else if (civil.month !== month || civil.day !== day) skipped.push({ ...at, why: 'no-such-date' });
      else {
        const record = beside[index]?.[place] ?? '';
        const parts = partsOf(record);
        const weekday = parts.map(toWeekday).find((one) => one !== undefined);
        dates.push({ ...at, day: inYear === undefined ? undefined : date, parts, record, weekday });
      }
    }
  }
  return { dates, skipped };
}

/** The dates on a line, in order. */
function findDates(line: string): readonly Found[] {
  let rest = line;
  const found: Found[] = [];
  const look = ([pattern, year, month, day, kind]: Form): void => {
    for (const match of rest.matchAll(pattern)) {
      const [whole] = match;
      const monthText = match[month] ?? '';
      found.push({
        start: match.index,
        end: match.index + whole.length,
        year: year ? Number(match[year]) : undefined,
        month: /^\d/.test(monthText) ? Number(monthText) + (kind === 'from-0' ? 1 : 0) : monthOf(monthText),
        day: Number(match[day]),
        isEitherWay: kind === 'either-way',
      });
    }
    rest = rest.replace(pattern, (whole) => ' '.repeat(whole.length));
  };
  // A row has its dates in one form; another is a source’s.
  for (const one of [...FORMS, ...WITHOUT_YEAR]) if (found.length === 0) look(one);
  const inOrder = found.sort((a, b) => a.start - b.start);
  // A row may have other dates, in sentences or under other keys.
  const keyed = inOrder.filter(({ start }) => DATE_KEY.test(line.slice(0, start)));
  const cells = inOrder.filter(
    ({ start, end }) => !WITHIN.test(line.slice(0, start)) && !/^(?:[,.]? ?\p{L}| \d)/u.test(line.slice(end)),
  );
  const own = [keyed, cells, inOrder].find(({ length }) => length > 0) ?? [];
  const isNamed = (one: Found, index: number): boolean =>
    partsOf(line.slice(one.end, own[index + 1]?.start)).some(isName);
  const [first] = own;
  const isTableRow = first && line.slice(0, first.start).trim() === '' && isNamed(first, 0);
  return isTableRow ? own.filter((one, index) => isNamed(one, index)) : own;
}

const DATE_KEY = /["'`]?\b(?:date|start)["'`]?\s*[:=]\s*["'`]?$/i;
/** Words or another date, in the same cell. */
const WITHIN = /(?:[\p{L}\d]|[\p{L}][.,]) ?$/u;

function monthOf(name: string): number {
  return MONTH_STARTS.exec(name)?.findIndex((group, index) => index > 0 && group !== undefined) ?? 0;
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

/** The record of each date: the rest of its line, else the lines next to it. */
function wordsBeside(
  lines: readonly string[],
  found: readonly (readonly Found[])[],
): readonly (readonly string[])[] {
  const withDates = found.flatMap((ofLine, index) => (ofLine.length > 0 ? [index] : []));
  const [first = 0] = withDates;
  const isWorded = (text: string): boolean => partsOf(text).some(isName);
  const areBelow =
    lines.slice((withDates.at(-1) ?? 0) + 1).some(isWorded) || !lines.slice(0, first).some(isWorded);
  let inherited = '';
  return lines.map((line, index) => {
    const ofLine = found[index] ?? [];
    const own = ofLine.length > 1 ? ofManyDates(line, ofLine) : ofLine.map((one) => without(line, one));
    const [only] = own;
    if (only === undefined || own.length > 1 || isWorded(only)) {
      if (only !== undefined) inherited = '';
      return own;
    }
    const at = withDates.indexOf(index);
    const above = lines.slice(at > 0 ? (withDates[at - 1] ?? 0) + 1 : 0, index);
    const below = lines.slice(index + 1, withDates[at + 1]);
    if (above.length > 0 || at === 0) {
      const [start, end] = [above.map(isBoundary).lastIndexOf(true), below.findIndex(isBoundary)];
      const before = start < 0 ? (areBelow ? [] : above.filter(isWorded).slice(-1)) : above.slice(start + 1);
      const after = end < 0 ? (areBelow ? below.filter(isWorded).slice(0, 1) : []) : below.slice(0, end);
      inherited = before.join('\n');
      return [[inherited, only, ...after].join('\n')];
    }
    return [`${inherited}\n${only}`];
  });
}

const isBoundary = (line: string): boolean => BOUNDARY.test(line);

/** The words of each date on a line with several: its own brackets, else up to the next date or from the one before. */
function ofManyDates(line: string, dates: readonly Found[]): readonly string[] {
  const gaps = [...dates, undefined].map((one, index) => line.slice(dates[index - 1]?.end ?? 0, one?.start));
  const groups = dates.map((one) => {
    const start = Math.max(...['{', '('].map((open) => line.lastIndexOf(open, one.start)));
    const ends = ['}', ')'].map((close) => line.indexOf(close, one.end)).filter((end) => end > 0);
    return { start, end: Math.min(...ends) };
  });
  const areApart = groups.every(
    ({ start, end }, index) =>
      start >= 0 &&
      end < Infinity &&
      start > (dates[index - 1]?.end ?? -1) &&
      end <= (dates[index + 1]?.start ?? end),
  );
  if (areApart)
    return dates.map((one, index) => without(line.slice(0, groups[index]?.end), one, groups[index]?.start));
  const isBefore = partsOf(gaps[0] ?? '').some(isName) && !partsOf(gaps.at(-1) ?? '').some(isName);
  let name = '';
  return dates.map((_, index) => {
    const gap = gaps[isBefore ? index : index + 1] ?? '';
    if (partsOf(gap).some(isName)) name = gap;
    // Several dates to one name.
    return isBefore ? name : gap;
  });
}

function without(line: string, { start, end }: Found, from = 0): string {
  return `${line.slice(from, start)}|${line.slice(end)}`;
}

/** Where one word or phrase of a record ends and another begins; an apostrophe within a word is no quotation mark. */
const BETWEEN = /["`|;\t\n(){}[\]<>=,:]|\/\/|\/\*|\*\/|#|--|[–—]|\s[-/]\s|(?<!\p{L})'|'(?!\p{L})/u;

function partsOf(record: string): readonly string[] {
  return record
    .replace(/<\/?[a-z][\w-]*/gi, '|')
    .replace(/(?<=\p{L})(?:''|\\')(?=\p{L})|(?<=\p{L}s)'(?= \p{L})|[‘’]/gu, '’')
    .split(BETWEEN)
    .map((part) =>
      part
        .trim()
        .replace(/^[-*•·]\s+/, '')
        .replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
    )
    .filter((part) => /[\p{L}✗✘❌✓✔✅]/u.test(part));
}

/** Keys, calls and flags of programs. */
const KEY =
  /^(?:(?:new |const |let )?[\w.$]*(?:date|day|time|dt|start|value|holiday)\w*|years?|name\w*|nom\w*|title|summary|label|type|kind|category|description|true|false|yes|no|oui|non|null|en|fr|[A-Z]{2}(?:-[A-Z]{2})?|statutory|optional|\W+)$/i;

/** Whether a part could be the name of a day. */
export function isName(part: string): boolean {
  return !KEY.test(part) && toWeekday(part) === undefined;
}

const WEEKDAYS = LOCALES.map((locale) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => weekdayName(day as Weekday, locale).toLowerCase()),
);

/** The weekday of a word such as `Monday`, `Mon.` or `lun.`. */
function toWeekday(part: string): Weekday | undefined {
  const word = part.toLowerCase().replace(/\.$/, '');
  if (word.length < 3) return undefined;
  for (const names of WEEKDAYS) {
    const day = names.findIndex((name) => name.startsWith(word));
    if (day >= 0) return day as Weekday;
  }
  return undefined;
}
