import { type Day, toCivilDate, toDay } from '../calendar/day.ts';
import { folded } from '../common/fold.ts';
import { toProvinceCode } from '../holidays/scope.ts';
import { MONTHS, WEEKDAYS } from '../language/dates.ts';
import { LOCALES } from '../language/locale.ts';
import type { SkippedDate } from './answer.ts';
import type { FindNames } from './names.ts';

/** A date of a list, with what the words next to it say. */
export interface ListedDate extends ReturnType<typeof readWords> {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Undefined if no year is written with or above it. */
  readonly day: Day | undefined;
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
  `(?<![\\w.:])[\\w.:]+\\(\\s*${YEAR},\\s*(?:\\w+\\.)?(?<month>\\p{L}{3,9}|\\d\\d?),\\s*${DAY}[\\s,0]*\\)?`,
  `(?<![\\d.-])${YEAR}(?<by>[-/.])${MONTH}\\k<by>${DAY}(?!\\d)${TIME}`,
  `(?<![\\d.-])${YEAR}(?<month>[01]\\d)(?<day>[0-3]\\d)(?!\\d)${TIME}`,
  `(?<![\\d.-])${DAY}(?<either>[/.-])${MONTH}\\k<either>${YEAR}(?!\\d)`,
  `(?<!\\p{L})${NAMED_MONTH} ${DAY}${NTH}(?!\\d|[:-]\\d)(?:,? ${YEAR}(?!\\d))?`,
  `(?<!\\d)${DAY}${NTH}[ \\u00a0-](?:of )?${NAMED_MONTH}(?:,?[ \\u00a0-]${YEAR}(?!\\d))?`,
  `(?<=["'\`])(?<month>\\d\\d)-(?<day>\\d\\d)(?=["'\`])`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** The lines of a calendar file that do not count: of an event, its first day and its name do. */
const NO_EVENT = /^(?!BEGIN:VEVENT|END:VEVENT|DTSTART|SUMMARY).*$/gm;
/** A year of its own; that of an act is no heading. */
const HEADING = /(?<![\d-]|(?:Act|Code|Loi)\b[^\n\d]{0,12})(?:19|20|21)\d\d(?![\d-])/g;

type Found = ReturnType<typeof findDates>[number];

/** Finds the dates of a list in any form, and the words of each. @param year of dates without one, unless a heading has it */
export function readList(source: string, findNames: FindNames, year?: number) {
  const counted = source.includes('BEGIN:VCALENDAR') ? source.replace(NO_EVENT, '') : source;
  // As if a record ended before the first line, and another began after the last.
  const text = `],\n${counted.replace(/\r\n?/g, '\n')}\n`;
  const lines = [...text.matchAll(/^.*$/gm)];
  const found = lines.flatMap(({ 0: line, index }, number) => findDates(line, number, index));
  const gaps = [...found, undefined].map((next, index) => {
    const before = found[index - 1];
    return text.slice(before ? before.start + before.text.length : 0, next?.start);
  });
  const records = recordsBetween(gaps, found);
  // Forms have the day first. A number above 12 tells for all rows whether it is the month.
  const eitherWay = found.filter(({ isEitherWay }) => isEitherWay);
  const isDayFirst = eitherWay.some(({ day }) => day > 12);
  const isMonthFirst = eitherWay.some(({ month }) => month > 12);
  const dates: ListedDate[] = [];
  const skipped: SkippedDate[] = [];
  let heading = year;
  for (const [index, one] of found.entries()) {
    const { line, text, isEitherWay } = one;
    const years = new Set(gaps[index]?.replace(/^.*/, '').match(HEADING));
    if (years.size === 1) heading = Number([...years][0]);
    const [month, day] = isEitherWay && isMonthFirst ? [one.day, one.month] : [one.month, one.day];
    const inYear = one.year ?? heading;
    // A leap year, if the year is to be asked for.
    const date = toDay(inYear ?? 2000, month, day);
    const civil = toCivilDate(date);
    const isDate = civil.month === month && civil.day === day;
    if (isEitherWay && isDayFirst === isMonthFirst) skipped.push({ line, text, why: 'day-or-month' });
    else if (!isDate) skipped.push({ line, text, why: 'no-such-date' });
    else dates.push({ line, text, day: inYear && date, ...readWords(records[index] ?? '', findNames) });
  }
  return { dates, skipped };
}

/** The dates on a line, in order; those without a year only if none has one. */
function findDates(row: string, line: number, offset: number) {
  for (const form of FORMS) {
    const found = [...row.matchAll(form)].map(({ 0: text, index, groups = {} }) => ({
      line,
      text,
      start: offset + index,
      year: groups['year'] ? Number(groups['year']) : undefined,
      month: groups['from0']
        ? Number(groups['from0']) + 1
        : Number(groups['month']) || indexIn(MONTH_NAMES, groups['month'] ?? '') + 1,
      day: Number(groups['day']),
      /** In figures with the year last, day and month could change places. */
      isEitherWay: groups['either'] !== undefined,
    }));
    const real = found.filter(({ month }) => month > 0);
    const dated = real.filter(({ year }) => year !== undefined);
    if (real.length > 0) return dated.length > 0 ? dated : real;
  }
  return [];
}

/** Where one record ends and the next begins: a row of HTML, an item of YAML, or a bracket, up to the line of the next bracket. */
const TURN =
  /END:VEVENT|<\/tr>|\n[ \t]*- |[}\])][}\])\s,;]{0,40}[,;\n](?:[^}\])]*\n)?(?=(?:[^\n]*[,;:=[{(])?[ \t]*[[{(])|[}\])][,;\s]*$/i;

/** The words of each date. @param gaps the text before, between and after the dates */
function recordsBetween(gaps: readonly string[], found: readonly Found[]): readonly string[] {
  const between = gaps.slice(1, -1);
  const onLines = between.flatMap((gap) => gap.match(/^.*(?=\n)/) ?? []);
  const areNamesAfter = [...onLines, ...(gaps.at(-1)?.split('\n').slice(0, 2) ?? [])].some(isWorded);
  const isNameFirst = !areNamesAfter && between.some(isWorded);
  const sides = gaps.map((gap) => splitGap(gap, isNameFirst));
  const records = found.map((_, index) => `${sides[index]?.[1]}|${sides[index + 1]?.[0]}`);
  // Several dates may share one name: those after it, or those before it on its line that are of other years.
  for (const [index, record] of records.entries())
    if (isNameFirst && !isWorded(record)) records[index] = records[index - 1] ?? '';
  for (let index = records.length - 2; index >= 0 && !isNameFirst; index--) {
    const [one, next] = [found[index], found[index + 1]];
    const isShared = one?.line === next?.line && one?.year !== next?.year;
    if (isShared && !isWorded(records[index] ?? '')) records[index] = records[index + 1] ?? '';
  }
  return records;
}

/** Splits the text between two dates into the words of the first and those of the second. */
function splitGap(gap: string, isNameFirst: boolean): readonly [string, string] {
  const turn = TURN.exec(gap);
  if (turn) return [gap.slice(0, turn.index), gap.slice(turn.index + turn[0].length)];
  const lines = gap.split('\n');
  if (lines.length === 1) return isNameFirst ? ['', gap] : [gap, ''];
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  const between = lines.slice(1, -1).filter(isWorded);
  if (isNameFirst) return [first, isWorded(last) ? last : `${between.at(-1) ?? ''}\n${last}`];
  return [isWorded(first) ? first : `${first}\n${between[0] ?? ''}`, last];
}

/** Where one word or phrase of a record ends and another begins; an apostrophe within a word is no quotation mark. */
const BETWEEN = /["`|;\t\n(){}[\]<>=,:]|\/\/|\/\*|\*\/|#|--|[–—]|\s[-/]\s|(?<!\p{L})'|'(?!\p{L})/u;

function splitRecord(record: string): readonly string[] {
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

const isName = (part: string): boolean => !KEY.test(part) && indexIn(WEEKDAY_NAMES, part) < 0;
const isWorded = (text: string): boolean => splitRecord(text).some(isName);

/** Words that say of a day that it is no statutory one: a value (not a key), a cell, two flags; or that it is the list’s own. */
const OPTIONAL = [
  /(?:^|[|,;:("'`\t]) *(?:optional|observance|public-service|(?:not|non)[ -]statutory|facultati(?:f|ve)|non férié) *(?=$|[|,;)\t\n}]|["'`](?!\s*:))/iu,
  /(?:^|[|,;\t]) *(?:false|no|non|[✗✘❌])️? *(?=$|[|,;)\t\n])/iu,
  /\b(?:optional|facultati(?:f|ve))["'`]?\s*[:=]\s*["'`]?(?:true|yes|oui|1\b)/iu,
  /(?:stat(?:utory)?|legal|paid|f[ée]ri[ée]|pay[ée])["'`]?\s*[:=]\s*["'`]?(?:false|no|non|0\b)/iu,
  /\b(?:shop|store|office|company|plant|clinic|school|we) clos|\b(?:bureau|magasin|entreprise|école|usine) ferm/iu,
];
/** The days of markets abroad, in lists that have them besides those of Toronto. */
const ABROAD = /^(?:NYSE|NASDAQ|U\.?S\.?A?\.?|É-U|États-Unis)(?: .*)?$/iu;
const HOME = /^(?:TSX|TMX|Canada)(?: .*)?$/i;

function readWords(record: string, findNames: FindNames) {
  const parts = splitRecord(record);
  const names = parts.filter(isName);
  const known = names.filter((name) => findNames(name).length > 0);
  const isAbroad = parts.some((part) => ABROAD.test(part)) && !parts.some((part) => HOME.test(part));
  return {
    /** As it is written; empty if there is none. */
    name: known.length > 0 ? known.join(' / ') : (names[0] ?? ''),
    means: isAbroad ? [] : known.flatMap(findNames),
    /** Those whose codes are cells of its row. */
    places: parts.flatMap((part) => (/^(?:CA-)?[A-Z]{2}$/.test(part) ? (toProvinceCode(part) ?? []) : [])),
    weekday: parts.map((part) => indexIn(WEEKDAY_NAMES, part)).find((index) => index >= 0),
    isOptional: OPTIONAL.some((label) => label.test(record)),
  };
}

const MONTH_NAMES = LOCALES.map((locale) => MONTHS[locale].map(folded));
const WEEKDAY_NAMES = LOCALES.map((locale) => WEEKDAYS[locale].map(folded));

/** Which of the names in either language begins with a word of three letters or more: `Sept`, `lun.`; -1 if none does. */
function indexIn(names: readonly (readonly string[])[], word: string): number {
  const start = folded(word);
  const isStart = (name: string): boolean => start.length >= 3 && name.startsWith(start);
  return Math.max(...names.map((inLocale) => inLocale.findIndex(isStart)));
}
