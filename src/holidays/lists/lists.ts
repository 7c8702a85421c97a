import { dateInYear } from '../../calendar/date-rule.ts';
import { yearOf } from '../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../law.ts';
import type { ListRow, ListTables, NamedList } from './list.ts';
import { daysOfRow, type Holidays, idOf, isInclusion, type ListedDay, namesOf } from './listed-day.ts';
import type { MissingRule, TimeLimitRule } from './time-limits.ts';

/** What the named lists answer. The same question has the same answer, always. */
export interface Lists {
  /** In the order in which they are told. */
  readonly ids: readonly string[];
  /** Undefined where there is no such list. */
  list(id: string): NamedList | undefined;
  /** The years that a list has, ascending: those that were published, or from the first that a text attests a day of to 2100. */
  years(id: string): readonly number[];
  /** The days of a list, by date; none in a year that it does not have. */
  days(id: string, year: number): readonly ListedDay[];
  /** The ids of all days that a list has or had, in the order of the alphabet. */
  dayIds(id: string): readonly string[];
  /** How time is computed by a list, or what is missing for that; undefined for a list that serves no time limits. */
  timeLimitRule(id: string): TimeLimitRule | MissingRule | undefined;
  /** The ids of the lists by which time limits are computed. */
  readonly withTimeLimits: readonly string[];
}

/** @param holidays those of the law, by whose names the lists call their days */
export function createLists(tables: ListTables, holidays: Holidays): Lists {
  const { timeLimits = {} } = tables;
  const lists = new Map(tables.lists.map((list) => [list.id, list]));
  /** As many as there are lists and years. */
  const known = new Map<string, readonly ListedDay[]>();

  const rowsOf = (id: string): readonly ListRow[] => lists.get(id)?.rows ?? [];

  function days(id: string, year: number): readonly ListedDay[] {
    const key = `${id} ${year}`;
    const found =
      known.get(key) ??
      rowsOf(id)
        .flatMap((row, place) => daysOf(row, id, place, year))
        .sort(byDate);
    known.set(key, found);
    return found;
  }

  function daysOf(row: ListRow, list: string, place: number, year: number): readonly ListedDay[] {
    if (isInclusion(row)) return days(row.list, year).filter(({ date }) => date >= row.since);
    return daysOfRow(row, year, namesOf(row, tables, holidays), { list, row: place, date: 0 });
  }

  function dayIds(id: string): readonly string[] {
    const ids = rowsOf(id).flatMap((row) => (isInclusion(row) ? dayIds(row.list) : [idOf(row)]));
    return [...new Set(ids)].sort();
  }

  return {
    ids: tables.lists.map(({ id }) => id),
    list: (id) => lists.get(id),
    years: (id) => yearsOf(rowsOf(id)),
    days,
    dayIds,
    timeLimitRule: (id) => (Object.hasOwn(timeLimits, id) ? timeLimits[id] : undefined),
    withTimeLimits: tables.lists.flatMap(({ id }) => (timeLimits[id]?.kind === 'rule' ? [id] : [])),
  };
}

function byDate(a: ListedDay, b: ListedDay): number {
  return a.date - b.date || (a.id < b.id ? -1 : 1);
}

function yearsOf(rows: readonly ListRow[]): readonly number[] {
  const published = rows.flatMap((row) => ('dates' in row ? row.dates.map(yearOf) : []));
  if (published.length > 0) return [...new Set(published)].sort((a, b) => a - b);
  const first = Math.max(FIRST_YEAR, Math.min(...rows.flatMap(firstYears)));
  return yearsFrom(first, LAST_YEAR);
}

/** The first year in which a row of an act holds a day; that of a day in lieu may come much later, and makes no list begin. */
function firstYears(row: ListRow): readonly number[] {
  if ('dates' in row) return [];
  const year = yearOf(row.since);
  if (isInclusion(row)) return [year];
  const day = dateInYear(row.rule, year);
  return day === undefined ? [] : [day >= row.since ? year : year + 1];
}
