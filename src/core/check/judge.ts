import {
  type Day,
  formatDate,
  isWeekend,
  readDay,
  toCivilDate,
  toDay,
  weekdayOf,
  yearOf,
} from '../calendar/day.ts';
import { once } from '../common/once.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { toAct } from '../holidays/cited-act.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { covers, isServedYear, type Statute } from '../holidays/law.ts';
import { isOneOfTwo, withChoice } from '../holidays/one-of-two.ts';
import { PROVINCE_CODES, type ScopeCode } from '../holidays/scope.ts';
import { dayInYear, monthAndDay } from '../language/dates.ts';
import { type Locale, type Named, nameIn } from '../language/locale.ts';
import { joined } from '../language/names.ts';
import type { Lists } from '../lists/lists.ts';
import {
  type CheckedDate,
  type Claim,
  type Facts,
  type Finding,
  type FindingKind,
  isNamedList,
  type SentenceKey,
  write,
} from './answer.ts';
import type { ListedDate } from './read-list.ts';

/** A day of a place or of a named list, as somebody’s list is judged by it. Named lists have nothing from the law. */
export interface DayRow
  extends Named,
    Partial<Pick<Holiday, 'kind' | 'basis' | 'act' | 'confidence' | 'inLieu'>> {
  readonly id: string;
  readonly date: Day;
  /** The day off by law; a list has it right on either date. */
  readonly observed: Day;
  /**
   * `due`: the list needs it; `allowed`: it may have it (a day with an act of its own, one of two at the employer’s choice, one in some
   * provinces only, one that sources dispute); `extra`: neither the law nor the named list gives it.
   */
  readonly standing: 'due' | 'allowed' | 'extra';
  /** Named lists have no place. */
  readonly place?: ScopeCode;
  /** The act that gives the paid days of its year and place. */
  readonly paidBy?: Statute | null | undefined;
  /** Whether a named list closes on it in lieu of the holiday. */
  readonly isInLieu?: boolean;
  readonly isDisputed?: boolean;
}

type Ruler = ReturnType<typeof createRuler>;

export function createRuler(almanac: Almanac, lists: Lists, place: ScopeCode, as: Claim) {
  const others = PROVINCE_CODES.filter((code) => code !== place);
  const isList = isNamedList(as);
  const rowsIn = (year: number) => (isList ? rowsOfList(lists, as, year) : rowsOfLaw(almanac, place, year));
  return {
    as,
    /** Those of its place, or of the named list that it claims to be. */
    here: once((year: number) => (isServedYear(year) ? rowsIn(year) : [])),
    /** Those that other places give; for a named list, all that they have. */
    elsewhere: once((year: number) =>
      others
        .flatMap((code) => rowsOfLaw(almanac, code, year))
        .filter(({ standing }) => isList || standing === 'due'),
    ),
  };
}

function rowsOfList(lists: Lists, list: string, year: number): readonly DayRow[] {
  const isPublished = lists.years(list).includes(year);
  const days = isPublished ? lists.days(list, year) : lists.projectedDays(list, year);
  return days.map((day) => ({
    ...day,
    id: day.substituteFor ?? day.id,
    observed: day.date,
    standing: day.closes === 'day' && day.provinces === null ? 'due' : 'allowed',
    isInLieu: day.substituteFor !== null,
  }));
}

function rowsOfLaw(almanac: Almanac, place: ScopeCode, year: number): readonly DayRow[] {
  const disputed = almanac.law.rows[place].filter((row) => row.isDisputed && covers(row, year));
  const holidays = withChoice(almanac.listing(place, year));
  const paidBy = almanac.days(place, year).find(({ basis }) => basis === 'paid')?.act;
  return holidays.map((holiday) => {
    const { id, kind, basis, counties } = holiday;
    const [date, observed] = [readDay(holiday.date), readDay(holiday.observedDate)];
    const isDisputed = disputed.some((row) => row.holiday === id);
    // Of one of two days at the employer’s choice, the first stands for both.
    const isPaid = basis === 'paid' || (basis === 'choice' && isOneOfTwo(id));
    const isDue = isPaid && !isDisputed && counties?.length !== 0;
    const standing = isDue ? 'due' : kind === 'statutory' || basis === 'choice' ? 'allowed' : 'extra';
    return { ...holiday, place, date, observed, standing, paidBy, isDisputed };
  });
}

/** Makes a finding about a list, a date or a missing day. @param at the date; for a missing day, the line before it */
export function say(
  kind: FindingKind,
  key: SentenceKey,
  facts: Facts = {},
  at?: Pick<ListedDate, 'day'> & { readonly line: number | null },
  row?: DayRow,
): Finding {
  const { date, paidBy } = row ?? {};
  const when =
    date === undefined ? {} : { day: (locale: Locale) => dayInYear(date, locale), year: yearOf(date) };
  return {
    kind,
    date: at?.day === undefined ? null : formatDate(at.day),
    line: at?.line ?? null,
    holiday: row?.id ?? null,
    nameEn: row?.nameEn ?? '',
    nameFr: row?.nameFr ?? '',
    expected: date === undefined || date === at?.day ? null : formatDate(date),
    ...write(key, { ...when, rule: row?.inLieu ?? '', act: (locale) => nameAct(paidBy, locale), ...facts }),
    act: row?.act ?? (kind === 'not-statutory' && key !== 'open' ? toAct(paidBy ?? null) : null),
    confidence: row?.confidence ?? null,
  };
}

function nameAct(act: Statute | null | undefined, locale: Locale): string {
  if (!act) return locale === 'fr' ? 'la loi' : 'the act';
  const name = nameIn(act, locale).replace(/^The /, '');
  const article = /^[AEIOU]/.test(name) ? 'l’' : /^Code/.test(name) ? 'le ' : 'la ';
  return `${locale === 'fr' ? article : 'the '}${name}`;
}

export interface Judged extends ListedDate {
  readonly is: CheckedDate['is'];
  readonly row?: DayRow | undefined;
  readonly finding?: Finding | undefined;
}

export function judgeDates(dates: readonly ListedDate[], ruler: Ruler): readonly Judged[] {
  const judged: Judged[] = [];
  for (const one of dates) if (one.day !== undefined) judged.push(judge(one, one.day, ruler, judged));
  return judged;
}

/** @param before the dates above it in the list */
function judge(one: ListedDate, day: Day, { as, here, elsewhere }: Ruler, before: readonly Judged[]): Judged {
  const tell = (is: Judged['is'], row?: DayRow, kind?: FindingKind, key?: SentenceKey, facts?: Facts) => ({
    ...one,
    is,
    row,
    finding: kind && key && say(kind, key, facts, one, row),
  });
  const { name, means, isOptional } = one;
  const isUnknown = name !== '' && means.length === 0;
  const isStatutory = as === 'statutory';
  const year = yearOf(day);
  const around = [year - 1, year, year + 1].flatMap(here);
  // A day without a known name can be for a holiday on a weekend that the list has not had before.
  const isFree = (row: DayRow): boolean =>
    row.standing === 'due' && isSubstitute(row, day) && !before.some((other) => other.row?.date === row.date);
  const found = findRow(around, means, day) ?? around.find((row) => means.length === 0 && isFree(row));
  // A name of their own makes a day that the law does not give their own.
  const row = isUnknown && isStatutory && found?.standing === 'extra' ? undefined : found;
  if (!row) {
    const there = elsewhere(year).filter((row) => row.date === day && !isUnknown && isMeant(row, means, day));
    const [other] = there;
    if (other && isNamedList(as)) return tell('custom', other, 'not-statutory', 'open');
    const codes = there.map(({ place = 'ca' }) => place.toUpperCase());
    const places = (locale: Locale) => joined(codes, locale);
    if (other) return tell('elsewhere', other, 'other-place', 'other-place', { places });
    if (!isStatutory || name === '') return tell('own');
    const unknown = say('unknown-name', 'unknown-name', {}, one);
    return { ...one, is: 'own', finding: { ...unknown, holiday: means[0]?.id ?? null } };
  }
  const isOnDate = distance(row, day) === 0;
  const isExtra = row.standing === 'extra';
  if (isOnDate && !isExtra && !isOptional) return tell('right', row);
  if (isOnDate || (isExtra && isStatutory))
    return isOptional ? tell('custom', row) : tell('custom', row, 'not-statutory', whyNot(row, as));
  if (isSubstitute(row, day))
    return tell('moved', row, 'moved-by-custom', row.inLieu ? 'in-lieu' : 'moved-by-custom');
  const last = [year - 1, year - 2, year - 3].find((then) =>
    here(then).some(({ id, date }) => id === row.id && date === inYear(day, then)),
  );
  const facts = { date: (locale: Locale) => monthAndDay(day, locale), last: last ?? '' };
  return tell('wrong', row, 'wrong-date', last ? 'wrong-year' : 'wrong-date', facts);
}

/** The day that a date means: the nearest of its names, or one on that date if it has none. */
function findRow(rows: readonly DayRow[], means: ListedDate['means'], day: Day): DayRow | undefined {
  const meant = rows.filter((row) => isMeant(row, means, day));
  return meant.sort((a, b) => distance(a, day) - distance(b, day))[0];
}

/** A name that a holiday has only in other places means it only this near to its date there. */
const NEARBY = 10;

function isMeant(row: DayRow, means: ListedDate['means'], day: Day): boolean {
  if (means.length === 0) return distance(row, day) === 0;
  return means.some(
    ({ id, localName = row.nameEn }) =>
      id === row.id && (localName === row.nameEn || distance(row, day) <= NEARBY),
  );
}

const distance = ({ date, observed }: DayRow, day: Day): number =>
  Math.min(Math.abs(date - day), Math.abs(observed - day));

/** The most days of a substitute before and after a holiday on a weekend: two holidays may be side by side. */
const [DAYS_BEFORE, DAYS_AFTER] = [2, 3];

/** Whether a day can be a substitute for a holiday on a weekend, or the holiday itself if a list closes on another day in lieu. */
function isSubstitute({ date, isInLieu }: DayRow, day: Day): boolean {
  const [holiday, substitute] = isInLieu ? [day, date] : [date, day];
  const isNear = substitute >= holiday - DAYS_BEFORE && substitute <= holiday + DAYS_AFTER;
  return isNear && isWeekend(holiday) && !isWeekend(substitute);
}

function whyNot({ basis, kind }: DayRow, as: Claim) {
  if (isNamedList(as)) return 'open';
  if (basis === 'closing') return 'closing';
  return kind === 'government' ? 'government' : 'not-statutory';
}

function inYear(date: Day, year: number): Day {
  const { month, day } = toCivilDate(date);
  return toDay(year, month, day);
}

/** The weekdays of another year next to the dates, as on pages that were copied from it. */
export function findOtherYear(dates: readonly ListedDate[]): readonly Finding[] {
  const wrong = dates.flatMap(({ day = 0, weekday = weekdayOf(day) as number }) =>
    weekday === weekdayOf(day) ? [] : [{ day, weekday }],
  );
  const [first = { day: 0 }, , third] = wrong;
  const year = [-1, 1, -2, 2]
    .map((step) => yearOf(first.day) + step)
    .find((then) => wrong.every(({ day, weekday }) => weekdayOf(inYear(day, then)) === weekday));
  return third && year ? [say('other-year', 'other-year', { count: wrong.length, year })] : [];
}

export function findTwice(judged: readonly Judged[]): readonly Finding[] {
  const days = judged.map(({ day }) => day);
  return judged
    .filter(({ day }, index) => index === days.indexOf(day, days.indexOf(day) + 1))
    .map((one) => say('duplicate', 'duplicate', {}, one));
}

export function findMissing(year: number, judged: readonly Judged[], { as, here }: Ruler) {
  const isSame = (row: DayRow, { id, basis }: DayRow): boolean =>
    row.id === id || (row.basis === 'choice' && basis === 'choice');
  const has = (due: DayRow): boolean =>
    judged.some(({ row }) => row && isSame(row, due) && yearOf(row.date) === year);
  const missing = here(year).filter((row) => row.standing === 'due' && !has(row));
  const why = isNamedList(as) ? 'missing-list' : as === 'closed' ? 'missing-closed' : 'missing';
  const days = judged.map(({ day = 0 }) => day);
  return missing.map((row) => {
    const line = judged[placeFor(row.date, days) - 1]?.line ?? null;
    return say('missing', why, {}, { day: row.date, line }, row);
  });
}

/** The index at which a day belongs in a list: after the day before it or, in a list from last to first, after the one after it. */
export function placeFor(date: Day, days: readonly Day[]): number {
  const isReversed = (days[0] ?? 0) > (days.at(-1) ?? 0);
  const neighbours = days.filter((day) => (isReversed ? day > date : day < date));
  return days.lastIndexOf(isReversed ? Math.min(...neighbours) : Math.max(...neighbours)) + 1;
}
