import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, weekdayOf, yearOf } from '../calendar/day.ts';
import { once } from '../common/once.ts';
import { nextFreeDay } from '../holidays/days-off/next-free.ts';
import { WEEKENDS } from '../holidays/days-off/weekends.ts';
import { FIRST_YEAR, findNames, LAST_YEAR, type NamedHoliday, yearsFrom } from '../holidays/law.ts';
import type { ProvinceCode } from '../holidays/scope.ts';
import type { Named } from '../language/locale.ts';
import type {
  Closing,
  DayOfList,
  Inclusion,
  ListRow,
  ListTables,
  NamedList,
  Projection,
  PublishedDay,
  YearlyDay,
} from './list.ts';
import type { MissingRule, TimeLimitRule } from './time-limits.ts';

/** The answers of the named lists. The same question always has the same answer. */
export interface Lists {
  readonly ids: readonly string[];
  list(id: string): NamedList | undefined;
  /** The years of a list, ascending: those that were published, or from the first attested one to 2100. */
  years(id: string): readonly number[];
  /** The days of a list, by date; none in other years. */
  days(id: string, year: number): readonly ListedDay[];
  /** The ids of all days that a list has or had, in alphabetical order. */
  dayIds(id: string): readonly string[];
  nameDay(day: DayOfList): Named;
  /** How time limits are computed by a list, or what is missing for that; undefined if it is not for time limits. */
  timeLimitRule(id: string): TimeLimitRule | MissingRule | undefined;
  readonly withTimeLimits: readonly string[];
  /** The days of a list in a year by the rule that its published years follow; none without such a rule. */
  projectedDays(id: string, year: number): readonly ListedDay[];
  /** The same lists, in which those with a stable rule have their next years too. */
  readonly withProjections: Lists;
}

/** @param holidays those of the law, for the names of the lists' days */
export function createLists(tables: ListTables, holidays: Holidays): Lists {
  const { timeLimits = {} } = tables;
  const lists = new Map(tables.lists.map((list) => [list.id, list]));
  const years = once((id: string) => findYears(findRows(id)));
  const findDays = once((id: string) => once((year: number) => daysIn(id, year)));

  const findRows = (id: string): readonly ListRow[] => lists.get(id)?.rows ?? [];

  const days = (id: string, year: number): readonly ListedDay[] => findDays(id)(year);

  function daysIn(id: string, year: number): readonly ListedDay[] {
    return findRows(id)
      .flatMap((row, index) => computeDays(row, id, index, year))
      .sort(byDate);
  }

  function computeDays(row: ListRow, list: string, index: number, year: number): readonly ListedDay[] {
    if (isInclusion(row)) return days(row.list, year).filter(({ date }) => date >= row.since);
    const names = nameListedDay(row, tables, holidays);
    return datesIn(row, year).map(({ day, index: date }) =>
      toListedDay(row, day, names, { list, row: index, date }),
    );
  }

  function dayIds(id: string): readonly string[] {
    const ids = findRows(id).flatMap((row) => (isInclusion(row) ? dayIds(row.list) : [toListedId(row)]));
    return [...new Set(ids)].sort();
  }

  function projectedDays(id: string, year: number): readonly ListedDay[] {
    const list = lists.get(id);
    if (list?.projection === undefined) return [];
    return daysByRule(list, list.projection, year)
      .map(({ row, day }) => toListedDay(row, day, nameListedDay(row, tables, holidays), null))
      .sort(byDate);
  }

  const published: Omit<Lists, 'withProjections'> = {
    ids: tables.lists.map(({ id }) => id),
    list: (id) => lists.get(id),
    years,
    days,
    dayIds,
    projectedDays,
    nameDay: (day) => nameListedDay(day, tables, holidays),
    timeLimitRule: (id) => (Object.hasOwn(timeLimits, id) ? timeLimits[id] : undefined),
    withTimeLimits: tables.lists.flatMap(({ id }) => (timeLimits[id]?.kind === 'rule' ? [id] : [])),
  };
  const withProjections: Lists = {
    ...published,
    years: (id) => [...years(id), ...projectedYears(lists.get(id), years(id))],
    days: (id, year) =>
      projectedYears(lists.get(id), years(id)).includes(year) ? projectedDays(id, year) : days(id, year),
    dayIds: (id) => {
      const rows = lists.get(id)?.projection?.days ?? [];
      const ids = rows.flatMap((row) =>
        row.closes ? [toListedId(row)] : [toListedId(row), toListedId({ ...row, isInLieu: true })],
      );
      return [...new Set([...dayIds(id), ...ids])].sort();
    },
    get withProjections() {
      return withProjections;
    },
  };
  return { ...published, withProjections };
}

function projectedYears(list: NamedList | undefined, years: readonly number[]): readonly number[] {
  const last = years.at(-1);
  if (list?.projection === undefined || last === undefined) return [];
  return yearsFrom(last + 1, Math.min(last + MAX_PROJECTED_YEARS, LAST_YEAR));
}

/** How many years after the last published one are projected. */
const MAX_PROJECTED_YEARS = 10;

/**
 * The days of a list in a year by its rule: each with its row, or that of its day in lieu. A holiday on the weekend is observed on the next
 * weekday that is not another holiday of the list; an early closing on the weekend is left out.
 */
function daysByRule({ weekend }: Pick<NamedList, 'weekend'>, { days }: Projection, year: number) {
  const taken = new Set<Day>();
  const isWeekend = (day: Day): boolean => WEEKENDS[weekend].some((weekday) => weekday === weekdayOf(day));
  return days.flatMap(({ rule, ...row }): readonly { readonly row: DayOfList; readonly day: Day }[] => {
    const date = dateInYear(rule, year);
    if (date === undefined) return [];
    if (row.closes !== undefined) return isWeekend(date) ? [] : [{ row, day: date }];
    const day = nextFreeDay(date - 1, (one) => !isWeekend(one) && !taken.has(one));
    if (row.provinces === undefined) taken.add(day);
    return [{ row: day === date ? row : { ...row, isInLieu: true as const }, day }];
  });
}

function byDate(a: ListedDay, b: ListedDay): number {
  return a.date - b.date || (a.id < b.id ? -1 : 1);
}

function findYears(rows: readonly ListRow[]): readonly number[] {
  const published = rows.flatMap((row) => ('dates' in row ? row.dates.map(yearOf) : []));
  if (published.length > 0) return [...new Set(published)].sort((a, b) => a - b);
  const first = Math.max(FIRST_YEAR, Math.min(...rows.flatMap(firstYears)));
  return yearsFrom(first, LAST_YEAR);
}

/** The first year with a day of an act's row; none if its first year has no such day, as for days in lieu, which may come much later. */
function firstYears(row: ListRow): readonly number[] {
  if ('dates' in row) return [];
  const year = yearOf(row.since);
  if (isInclusion(row)) return [year];
  const day = dateInYear(row.rule, year);
  return day === undefined ? [] : [day >= row.since ? year : year + 1];
}

export interface ListedDay extends Named {
  readonly id: string;
  readonly date: Day;
  readonly closes: Closing;
  /** Id of the holiday that it is in lieu of; null for the holiday itself. */
  readonly substituteFor: string | null;
  /** The only provinces and territories that observe it; null if all do. */
  readonly provinces: readonly ProvinceCode[] | null;
  /** Null for a projected day. */
  readonly origin: Origin | null;
}

/** Which list says so, in which row, and for which of its dates; both counted from 0. */
export interface Origin {
  readonly list: string;
  readonly row: number;
  readonly date: number;
}

type DayRow = YearlyDay | PublishedDay;

export type Holidays = Readonly<Record<string, NamedHoliday>>;

/** The id of a day or its day in lieu: `christmas-day`, `christmas-day-in-lieu`. */
export function toListedId({ holiday, isInLieu }: DayOfList): string {
  return isInLieu ? `${holiday}-in-lieu` : holiday;
}

function toListedDay(row: DayOfList, date: Day, names: Named, origin: Origin | null): ListedDay {
  const { holiday, isInLieu, closes = 'day', provinces = null } = row;
  return {
    id: toListedId(row),
    ...names,
    date,
    closes,
    substituteFor: isInLieu ? holiday : null,
    provinces,
    origin,
  };
}

function datesIn(row: DayRow, year: number): readonly { readonly day: Day; readonly index: number }[] {
  if ('dates' in row)
    return row.dates.map((day, index) => ({ day, index })).filter(({ day }) => yearOf(day) === year);
  const day = dateInYear(row.rule, year);
  const { since, until = Number.POSITIVE_INFINITY } = row;
  return day === undefined || day < since || day > until ? [] : [{ day, index: 0 }];
}

export function nameListedDay(row: DayOfList, { days }: Pick<ListTables, 'days'>, holidays: Holidays): Named {
  const { holiday, name, isInLieu } = row;
  const { nameEn, nameFr } = findNames(days[holiday] ?? holidays[holiday], holiday, name);
  return isInLieu
    ? { nameEn: `${nameEn} (day in lieu)`, nameFr: `${nameFr} (jour de remplacement)` }
    : { nameEn, nameFr };
}

function isInclusion(row: ListRow): row is Inclusion {
  return 'list' in row;
}
