import { type Day, isWeekend, yearOf } from '../calendar/day.ts';
import type { CitedAct } from '../holidays/cited-act.ts';
import { dayInYear, monthAndDay } from '../language/dates.ts';
import type { Bilingual } from '../language/locale.ts';
import { joined } from '../language/names.ts';
import type { CheckedDate, Finding } from './checked-list.ts';
import { about } from './findings.ts';
import type { FindNames, NamedId } from './names.ts';
import { isName, type ListedDate } from './read-list.ts';
import type { DayRow, Ruler } from './ruler.ts';
import { both, write } from './sentences.ts';
import { type Claim, isNamedList } from './settings.ts';

/** A date of a list, judged. */
export interface Judged {
  readonly entry: ListedDate;
  readonly is: CheckedDate['is'];
  /** The holiday that it means. */
  readonly row?: DayRow;
  readonly finding?: Finding;
}

type Judgement = Omit<Judged, 'entry'>;

/** The most days of a substitute before and after a holiday on a weekend: two holidays may be side by side. */
const [DAYS_BEFORE, DAYS_AFTER] = [2, 3];
/** A name that a holiday has only in other places means it only this near to its date there. */
const NEARBY = 10;
/** The days of markets abroad, in lists that have them besides those of Toronto. */
const ABROAD = /^(?:NYSE|NASDAQ|U\.?S\.?A?\.?|É-U|États-Unis)(?: .*)?$/iu;
const HOME = /^(?:TSX|TMX|Canada)(?: .*)?$/i;

/** Judges each date, in the order of the list. @param elsewhere the days of other places, by code */
export function judgeDates(
  entries: readonly ListedDate[],
  ruler: Ruler,
  elsewhere: ReadonlyMap<string, Ruler>,
  findNames: FindNames,
): readonly Judged[] {
  const { as, rows } = ruler;
  const judged: Judged[] = [];
  for (const entry of entries) {
    const { day, line } = entry;
    // A record may have its date twice.
    const isAgain = judged.some((one) => one.entry.day === day && one.entry.line === line);
    if (day !== undefined && !isAgain) judged.push({ entry, ...judge(entry, day) });
  }
  return judged;

  function judge(entry: ListedDate, day: Day): Judgement {
    const { parts } = entry;
    const isAbroad = parts.some((part) => ABROAD.test(part)) && !parts.some((part) => HOME.test(part));
    if (isAbroad) return { is: 'own' };
    const named = parts.flatMap(findNames);
    const isNamed = parts.some(isName);
    const isUnknown = isNamed && named.length === 0;
    const find = (days: readonly DayRow[]) =>
      named.length > 0 ? nearest(days, day, named) : days.find((row) => distance(row, day) === 0);
    const year = yearOf(day);
    const around = [year - 1, year, year + 1].flatMap(rows);
    const row = find(around) ?? (named.length > 0 ? undefined : around.find((one) => isFree(one, day)));
    // A name of their own makes a day that the law does not give their own.
    const isOwn = isUnknown && as === 'statutory' && row?.standing === 'extra';
    if (row && !isOwn) return judgeByRow(entry, day, row, ruler);
    const there = [...elsewhere].flatMap(([code, { rows }]) => {
      const row = find(rows(year).filter(({ standing }) => standing === 'due' || isNamedList(as)));
      return row?.date === day ? [{ code: code.toUpperCase(), row }] : [];
    });
    const other = there[0]?.row;
    if (isUnknown || !other) {
      if (as !== 'statutory' || !isNamed) return { is: 'own' };
      const holiday = named[0]?.id ?? null;
      return { is: 'own', finding: { ...about('unknown-name', write('unknown-name'), entry), holiday } };
    }
    if (isNamedList(as))
      return { row: other, is: 'custom', finding: about('not-statutory', write('open'), entry, other) };
    const codes = there.map(({ code }) => code);
    const words = write('other-place', { places: { en: joined(codes, 'en'), fr: codes.join(', ') } });
    return { row: other, is: 'elsewhere', finding: about('other-place', words, entry, other) };
  }

  /** Whether a day without a known name can be for a holiday on a weekend that the list has not had before. */
  function isFree(row: DayRow, day: Day): boolean {
    const isTaken = judged.some((one) => one.row?.date === row.date);
    return row.standing === 'due' && isForWeekend(row, day) && !isTaken;
  }
}

function judgeByRow(entry: ListedDate, day: Day, row: DayRow, { as, ...ruler }: Ruler): Judgement {
  const isOnDate = distance(row, day) === 0;
  const isExtra = row.standing === 'extra';
  if (isOnDate && !isExtra && !entry.isOptional) return { row, is: 'right' };
  if (isOnDate || (isExtra && as === 'statutory')) {
    if (entry.isOptional) return { row, is: 'custom' };
    const act = ruler.actIn(yearOf(day));
    const why = whyNot(row, as);
    const finding = about('not-statutory', write(why, { act: nameAct(act) }), entry, row);
    return { row, is: 'custom', finding: { ...finding, act: finding.act ?? act } };
  }
  const when = { day: both((locale) => dayInYear(row.date, locale)), year: yearOf(row.date) };
  if (isNamedList(as) ? isWeekendOf(row, day) : isForWeekend(row, day)) {
    const rule = row.holiday?.inLieu;
    const words = rule ? write('in-lieu', { ...when, rule }) : write('moved-by-custom', when);
    return { row, is: 'moved', finding: about('moved-by-custom', words, entry, row) };
  }
  const last = ruler.yearBefore(day, row.id);
  const date = both((locale) => monthAndDay(day, locale));
  const words = last ? write('wrong-year', { ...when, date, last }) : write('wrong-date', when);
  return { row, is: 'wrong', finding: about('wrong-date', words, entry, row) };
}

function whyNot({ holiday }: DayRow, as: Claim) {
  if (isNamedList(as)) return 'open';
  if (holiday?.basis === 'closing') return 'closing';
  return holiday?.kind === 'government' ? 'government' : 'not-statutory';
}

/** The name of an act for a sentence, without the citation. */
function nameAct(act: CitedAct | null): Bilingual<string> {
  if (!act) return { en: 'the act', fr: 'la loi' };
  const [en = '', fr = ''] = [act.name, act.nameFr].map((name) =>
    name.replace(/^The /, '').replace(/, (?:[A-Z]\.[A-Z]|CQLR|RLRQ).*$/, ''),
  );
  return { en: `the ${en}`, fr: `${/^[AEIOU]/.test(fr) ? 'l’' : /^Code/.test(fr) ? 'le ' : 'la '}${fr}` };
}

/** The nearest day with a name. One that it has only in some places must be its name here, unless it is near. */
function nearest(rows: readonly DayRow[], day: Day, named: readonly NamedId[]): DayRow | undefined {
  const isMeant = (row: DayRow): boolean =>
    named.some(
      ({ id, localName }) =>
        id === row.id && (!localName || localName === row.nameEn || distance(row, day) <= NEARBY),
    );
  return rows.filter(isMeant).sort((a, b) => distance(a, day) - distance(b, day))[0];
}

const distance = ({ date, observed }: DayRow, day: Day): number =>
  Math.min(Math.abs(date - day), Math.abs(observed - day));

/** Whether a day can be a substitute for a holiday on a weekend. */
const isForWeekend = ({ date }: DayRow, day: Day): boolean =>
  isWeekend(date) && !isWeekend(day) && day >= date - DAYS_BEFORE && day <= date + DAYS_AFTER;

/** Whether a day is the holiday itself, on a weekend, for which a named list closes on a weekday. */
const isWeekendOf = ({ date, isInLieu }: DayRow, day: Day): boolean =>
  isInLieu === true && isWeekend(day) && day < date && date - day <= DAYS_AFTER;

/** The dates that a list has more than once. */
export function findTwice(judged: readonly Judged[]): readonly Finding[] {
  const isSecond = ({ entry }: Judged, index: number): boolean =>
    judged.slice(0, index).filter((before) => before.entry.day === entry.day).length === 1;
  return judged.filter(isSecond).map(({ entry }) => about('duplicate', write('duplicate'), entry));
}

/** The days of a year that a list should have and has not. */
export function findMissing(year: number, judged: readonly Judged[], ruler: Ruler): readonly Finding[] {
  const { as, actIn } = ruler;
  const rows = ruler.rows(year);
  const has = (row: DayRow): boolean =>
    judged.some((one) => one.row?.id === row.id && yearOf(one.row.date) === year);
  const due = rows.filter((row) => row.standing === 'due' && !has(row));
  const choice = rows.filter(({ holiday }) => holiday?.basis === 'choice');
  const days = judged.map(({ entry }) => entry.day ?? 0);
  const why = isNamedList(as) ? 'missing-list' : as === 'closed' ? 'missing-closed' : 'missing';
  const words = write(why, { act: nameAct(actIn(year)) });
  return [...due, ...(choice.some(has) ? [] : choice.slice(0, 1))].map((row) => {
    const line = judged[placeFor(row.date, days) - 1]?.entry.line ?? null;
    return about('missing', words, { day: row.date, line }, row);
  });
}

/** The index at which a day belongs in a list: after the day before it or, in a list from last to first, after the one after it. */
export function placeFor(date: Day, days: readonly Day[]): number {
  const isReversed = (days[0] ?? 0) > (days.at(-1) ?? 0);
  const neighbours = days.filter((day) => (isReversed ? day > date : day < date));
  return days.lastIndexOf(isReversed ? Math.min(...neighbours) : Math.max(...neighbours)) + 1;
}
