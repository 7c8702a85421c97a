import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, formatDate, isWeekend, toCivilDate, weekdayOf, yearOf } from '../calendar/day.ts';
import type { DaysAlmanac } from './almanac.ts';
import type { HolidayNames } from './law.ts';
import type { ListedDay, Lists } from './lists/lists.ts';
import type { Occurrence } from './occurrence.ts';
import { type ProvinceCode, SCOPE_CODES, type ScopeCode } from './scope.ts';

/*
 * What an office did on days like a date in the years that its publisher has announced. Like is compared with like: a holiday with the
 * same holiday on a weekday, the Monday after a holiday on a Saturday with the same Monday, an ordinary weekday with ordinary weekdays.
 */

export interface OfficeSources {
  readonly almanac: DaysAlmanac;
  readonly lists: Lists;
}

/** The year's schedule is not out: what the office did on such days before. */
export interface EarlierYears {
  readonly kind: 'earlier-years';
  readonly did: 'closed' | 'early' | 'open' | 'limited';
  /** Ascending: the last years in a row in which it did so; none if no year had such a day. */
  readonly years: readonly number[];
  /** Whether it always did so. */
  readonly always: boolean;
  readonly holiday?: HolidayNames;
}

interface Answer {
  readonly opening: 'open' | 'closed' | 'limited' | 'varies';
  readonly until?: '13:00';
  readonly reason: EarlierYears;
}

type Did = EarlierYears['did'];

/** What the office did on the day that compares with the date in a year; undefined if that year has no such day. */
type Behaviour = (year: number) => { readonly did: Did; readonly day?: ListedDay } | undefined;

/**
 * What an office did before, on days like a date.
 * @param list its own schedule, which does not have the year of the date
 * @param home whose holidays it has, besides the federal ones
 */
export type Before = (list: string, date: Day, place: ProvinceCode, home: ProvinceCode) => Answer;

export function createBefore({ almanac, lists }: OfficeSources): Before {
  const anywhere = new Map<number, DaysAnywhere>();
  const listedIds = new Map<string, ReadonlySet<string>>();
  const fixed = new Map<string, FixedDays>();

  return (list, date, place, home) => {
    const years = lists.years(list);
    const holidays = holidaysLike(list, date, place);
    const isOnDate = holidays.some((day) => day.date === date);
    const { halfDays, ids } = fixedDaysOf(list);
    // A half day is the list's own, whatever the law says of the date.
    const own = isOnDate && !halfDays.has(dayOfMonth(date)) ? undefined : ids.get(dayOfMonth(date));
    const behaviour = own
      ? ofFixedDay(list, date, place, own)
      : holidays.length > 0
        ? ofHolidays(list, date, place, holidays, home)
        : undefined;
    if (!behaviour) return answer('open', years, true, undefined);

    const known = years.flatMap((year) => {
      const found = behaviour(year);
      return found ? [{ year, ...found }] : [];
    });
    const last = known.at(-1);
    const lastOther = known.findLastIndex(({ did }) => did !== last?.did);
    const same = known.slice(lastOther + 1).map(({ year }) => year);
    const holiday = own ? undefined : holidays.find(({ scope }) => scope === place || scope === 'ca');
    // An ordinary day next to a holiday's weekend has no name.
    const named = isOnDate || last?.did !== 'open' ? (holiday ?? last?.day) : undefined;
    return answer(last?.did ?? 'open', same, last !== undefined && lastOther === -1, named);
  };

  /** The holidays on a date, or on the weekend next to it, that the place has or the list has ever had there. */
  function holidaysLike(list: string, date: Day, place: ProvinceCode): readonly OfScope[] {
    const listed = idsOf(list, place);
    const on = daysOn(date).filter(({ id, scope }) => listed.has(id) || scope === place || scope === 'ca');
    if (on.length > 0) return on;
    return [date - 2, date - 1, date + 1]
      .filter((day) => isBesideWeekend(day, date))
      .flatMap(daysOn)
      .filter(({ id }) => listed.has(id))
      .sort((a, b) => SCOPE_CODES.indexOf(a.scope) - SCOPE_CODES.indexOf(b.scope));
  }

  function daysOn(date: Day): readonly OfScope[] {
    return daysAnywhere(yearOf(date)).byDate.get(date) ?? [];
  }

  /** The days of every kind in all places. */
  function daysAnywhere(year: number): DaysAnywhere {
    const known = anywhere.get(year);
    if (known) return known;
    const days = SCOPE_CODES.flatMap((scope) => almanac.days(scope, year).map((day) => ({ ...day, scope })));
    const found = { byDate: Map.groupBy(days, ({ date }) => date), byId: Map.groupBy(days, ({ id }) => id) };
    anywhere.set(year, found);
    return found;
  }

  /** The holidays that a list has ever had in a place. */
  function idsOf(list: string, place: ProvinceCode): ReadonlySet<string> {
    const key = `${list} ${place}`;
    const ids =
      listedIds.get(key) ??
      new Set(
        lists.years(list).flatMap((year) =>
          lists
            .days(list, year)
            .filter((day) => isIn(day, place))
            .map(({ id, substituteFor }) => substituteFor ?? id),
        ),
      );
    listedIds.set(key, ids);
    return ids;
  }

  function ofHolidays(
    list: string,
    date: Day,
    place: ProvinceCode,
    holidays: readonly OfScope[],
    home: ProvinceCode,
  ): Behaviour {
    const likes = new Map(
      holidays.map(({ id, date: own }) => [id, { later: date - own, weekday: weekdayOf(own) }]),
    );
    const isHome = ({ scope }: OfScope): boolean => scope === home || scope === 'ca';
    const isAtHome = holidays.some(isHome);
    return (year) => {
      const { byId } = daysAnywhere(year);
      const compared = [...likes].flatMap(([id, { later, weekday }]) =>
        (byId.get(id) ?? [])
          .filter((day) => (later === 0 || weekdayOf(day.date) === weekday) && !isWeekend(day.date + later))
          .map((day) => ({ date: day.date + later, isHome: isHome(day) })),
      );
      const listed = lists
        .days(list, year)
        .find(
          (day) =>
            isIn(day, place) &&
            (compared.some((one) => one.date === day.date) ||
              (likes.get(day.id)?.later === 0 && !isWeekend(day.date))),
        );
      if (listed) return { did: didOf(listed), day: listed };
      // Before it was a holiday at home, the office had no reason to close.
      return compared.some((one) => one.isHome || !isAtHome) ? { did: 'open' } : undefined;
    };
  }

  function ofFixedDay(list: string, date: Day, place: ProvinceCode, ids: ReadonlySet<string>): Behaviour {
    return (year) => {
      const listed = lists.days(list, year).find((day) => ids.has(day.id) && isIn(day, place));
      if (listed) return { did: didOf(listed), day: listed };
      const same = sameDateIn(year, date);
      return same === undefined || isWeekend(same) ? undefined : { did: 'open' };
    };
  }

  function fixedDaysOf(list: string): FixedDays {
    const known = fixed.get(list);
    if (known) return known;
    const days = lists.years(list).flatMap((year) => lists.days(list, year));
    const ids = new Map<string, Set<string>>();
    for (const [id, [first, ...others]] of Map.groupBy(days, (day) => day.id)) {
      if (!first || first.substituteFor !== null || others.length === 0) continue;
      const day = dayOfMonth(first.date);
      if (others.every(({ date }) => dayOfMonth(date) === day))
        ids.set(day, (ids.get(day) ?? new Set()).add(id));
    }
    const halfDays = new Set(
      days.filter(({ closes }) => closes !== 'day').map(({ date }) => dayOfMonth(date)),
    );
    const found = { ids, halfDays };
    fixed.set(list, found);
    return found;
  }
}

interface OfScope extends Occurrence {
  readonly scope: ScopeCode;
}

interface DaysAnywhere {
  readonly byDate: ReadonlyMap<Day, readonly OfScope[]>;
  readonly byId: ReadonlyMap<string, readonly OfScope[]>;
}

/** What a list has on days of the month, as `12-24`. */
interface FixedDays {
  /** Holidays that it has on this day whenever it has them, as Christmas Eve; once is not always. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly halfDays: ReadonlySet<string>;
}

const dayOfMonth = (date: Day): string => formatDate(date).slice(5);

function answer(
  did: Did,
  years: readonly number[],
  always: boolean,
  holiday: HolidayNames | undefined,
): Answer {
  const reason: EarlierYears = { kind: 'earlier-years', did, years, always, ...(holiday && { holiday }) };
  if (!always) return { opening: 'varies', reason };
  return did === 'early' ? { opening: 'open', until: '13:00', reason } : { opening: did, reason };
}

function didOf({ closes }: ListedDay): Did {
  return closes === 'day' ? 'closed' : 'early';
}

/** The same day of the month in another year; most have no February 29. */
function sameDateIn(year: number, date: Day): Day | undefined {
  const { month, day } = toCivilDate(date);
  return dateInYear({ kind: 'fixed', month, day }, year);
}

/** Whether a day of a list is for everyone or for a place. */
export function isIn({ provinces }: ListedDay, place: ProvinceCode): boolean {
  return provinces === null || provinces.includes(place);
}

/** Whether a working day is the one before or one of the two after a holiday on a weekend. */
export function isBesideWeekend(holiday: Day, date: Day): boolean {
  const daysLater = date - holiday;
  return isWeekend(holiday) && !isWeekend(date) && (daysLater === -1 || daysLater === 1 || daysLater === 2);
}
