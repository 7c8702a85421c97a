import { type Day, isWeekend, yearOf } from '../calendar/day.ts';
import { isKnownDay } from '../holidays/law.ts';
import type { CheckedDate, Finding } from './checked-list.ts';
import { type DayRow, type Rows, rowsAround } from './day-rows.ts';
import type { Findings } from './findings.ts';
import { isLabelledOptional } from './labels.ts';
import type { FindNames, NamedId } from './names.ts';
import { isName, type ListedDate } from './read-list.ts';
import { type Claim, isNamedList } from './settings.ts';

/** What a list is judged by. */
export interface Ruler {
  readonly as: Claim;
  /** The days of its place, or of the named list that it claims to be. */
  readonly rows: Rows;
  /** The days of other places, by region. */
  readonly elsewhere: ReadonlyMap<string, Rows>;
  readonly findNames: FindNames;
  readonly say: Findings;
}

/** A date of a list, with the holiday that it means. */
export interface Judged {
  readonly entry: ListedDate;
  readonly is: CheckedDate['is'];
  readonly row?: DayRow;
  readonly finding?: Finding;
}

/** The most days of a substitute before and after a holiday on a weekend: two holidays may be side by side. */
const [DAYS_BEFORE, DAYS_AFTER] = [2, 3];
/** A name that a holiday has only in other places means it only this near to its date there. */
const NEARBY = 10;
/** The days of markets abroad, in lists that have them besides those of Toronto. */
const ABROAD = /^(?:NYSE|NASDAQ|U\.?S\.?A?\.?|É-U|États-Unis)(?: .*)?$/iu;
const HOME = /^(?:TSX|TMX|Canada)(?: .*)?$/i;

/** Judges each date, in the order of the list. */
export function judgeDates(entries: readonly ListedDate[], ruler: Ruler): readonly Judged[] {
  const judged: Judged[] = [];
  for (const entry of entries) {
    const { day, line, parts } = entry;
    if (day === undefined || !isKnownDay(day)) continue;
    // A record may have its date twice.
    if (judged.some((other) => other.entry.day === day && other.entry.line === line)) continue;
    const named = parts.flatMap(ruler.findNames);
    const isAbroad = parts.some((part) => ABROAD.test(part)) && !parts.some((part) => HOME.test(part));
    judged.push({ entry, ...(isAbroad ? { is: 'own' } : judge(entry, day, named, ruler, judged)) });
  }
  return judged;
}

type Judgement = Omit<Judged, 'entry'>;

function judge(
  entry: ListedDate,
  day: Day,
  named: readonly NamedId[],
  { as, rows, elsewhere, say }: Ruler,
  before: readonly Judged[],
): Judgement {
  const around = rowsAround(rows, day);
  const row =
    named.length > 0 ? nearest(around, day, named) : (onDate(around, day) ?? moved(around, day, before));
  if (row) return judgeByRow(entry, day, row, as, say);
  const others = [...elsewhere].flatMap(([region, rowsThere]) => {
    const there = rowsThere(yearOf(day)).filter(({ standing }) => standing === 'due' || isNamedList(as));
    const other = named.length > 0 ? nearest(there, day, named) : onDate(there, day);
    return other?.date === day ? [{ region, row: other }] : [];
  });
  const [first] = others;
  const isNamed = entry.parts.some(isName);
  if (!first || (named.length === 0 && isNamed))
    return {
      is: 'own',
      ...(as === 'statutory' && isNamed && { finding: say.unknown(entry, named[0]?.id ?? null) }),
    };
  if (isNamedList(as))
    return { row: first.row, is: 'custom', finding: say.notStatutory(entry, day, first.row) };
  return {
    row: first.row,
    is: 'elsewhere',
    finding: say.elsewhere(
      entry,
      first.row,
      others.map(({ region }) => region),
    ),
  };
}

function judgeByRow(entry: ListedDate, day: Day, row: DayRow, as: Claim, say: Findings): Judgement {
  const isOnDate = distance(row, day) === 0;
  const isExtra = row.standing === 'extra';
  const isLabelled = isLabelledOptional(entry.record);
  if (isOnDate && !isExtra && !isLabelled) return { row, is: 'right' };
  if (isOnDate || (isExtra && as === 'statutory'))
    return { row, is: 'custom', ...(!isLabelled && { finding: say.notStatutory(entry, day, row) }) };
  if (isMoved(row, day, as)) return { row, is: 'moved', finding: say.moved(entry, row) };
  return { row, is: 'wrong', finding: say.wrongDate(entry, day, row) };
}

/** The nearest day with a name. One that it has only in some places must be its name here, unless it is near. */
function nearest(rows: readonly DayRow[], day: Day, named: readonly NamedId[]): DayRow | undefined {
  const isMeant = (row: DayRow): boolean =>
    named.some(
      ({ id, localName }) =>
        id === row.id &&
        (localName === undefined || localName === row.nameEn || distance(row, day) <= NEARBY),
    );
  return rows.filter(isMeant).sort((a, b) => distance(a, day) - distance(b, day))[0];
}

const distance = ({ date, observed }: DayRow, day: Day): number =>
  Math.min(Math.abs(date - day), Math.abs(observed - day));

function onDate(rows: readonly DayRow[], day: Day): DayRow | undefined {
  return rows.find((row) => distance(row, day) === 0);
}

/** The holiday on a weekend that a day without a name is for, if the list has not had it before. */
function moved(rows: readonly DayRow[], day: Day, before: readonly Judged[]): DayRow | undefined {
  return rows.find(
    (row) =>
      row.standing === 'due' &&
      isMoved(row, day, 'closed') &&
      !before.some((one) => one.row?.date === row.date),
  );
}

/** Whether a day is a substitute for a holiday on a weekend; in a named list, the holiday itself if that list closes on a substitute. */
function isMoved({ date, isInLieu }: DayRow, day: Day, as: Claim): boolean {
  if (isNamedList(as)) return isInLieu && isWeekend(day) && date - day <= DAYS_AFTER && day < date;
  return isWeekend(date) && !isWeekend(day) && day >= date - DAYS_BEFORE && day <= date + DAYS_AFTER;
}

/** The dates that a list has more than once. */
export function findTwice(judged: readonly Judged[]): readonly ListedDate[] {
  const entries = judged.map(({ entry }) => entry);
  return entries.filter(
    ({ day }, index) => entries.slice(0, index).filter((before) => before.day === day).length === 1,
  );
}

/** The days of a year that a list should have and has not. */
export function findMissing(rows: readonly DayRow[], judged: readonly Judged[]): readonly DayRow[] {
  const has = (row: DayRow): boolean =>
    judged.some((one) => one.row?.id === row.id && yearOf(one.row.date) === yearOf(row.date));
  const due = rows.filter((row) => row.standing === 'due' && !has(row));
  const choice = rows.filter(({ holiday }) => holiday?.basis === 'choice');
  return choice.some(has) ? due : [...due, ...choice.slice(0, 1)];
}
