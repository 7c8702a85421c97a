import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, isWeekend, toCivilDate, weekdayOf, yearOf } from '../calendar/day.ts';
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
  const anywhere = new Map<number, readonly OfScope[]>();
  const listedIds = new Map<string, ReadonlySet<string>>();

  return (list, date, place, home) => {
    const years = lists.years(list);
    const holidays = holidaysLike(list, date, place);
    const isOnDate = holidays.some((day) => day.date === date);
    // A half day is the list's own, whatever the law says of the date.
    const isHalfDay = years.some((year) =>
      lists.days(list, year).some((day) => day.closes !== 'day' && day.date === sameDateIn(year, date)),
    );
    const fixed = isOnDate && !isHalfDay ? undefined : ofFixedDay(lists, list, date, place);
    const behaviour =
      fixed ?? (holidays.length > 0 ? ofHolidays(list, date, place, holidays, home) : undefined);
    if (!behaviour) return answer('open', years, true, undefined);

    const known = years.flatMap((year) => {
      const found = behaviour(year);
      return found ? [{ year, ...found }] : [];
    });
    const last = known.at(-1);
    const lastOther = known.findLastIndex(({ did }) => did !== last?.did);
    const same = known.slice(lastOther + 1).map(({ year }) => year);
    const own = fixed ? undefined : holidays.find(({ scope }) => scope === place || scope === 'ca');
    // An ordinary day next to a holiday's weekend has no name.
    const named = isOnDate || last?.did !== 'open' ? (own ?? last?.day) : undefined;
    return answer(last?.did ?? 'open', same, last !== undefined && lastOther === -1, named);
  };

  /** The holidays on a date, or on the weekend next to it, that the place has or the list has ever had there. */
  function holidaysLike(list: string, date: Day, place: ProvinceCode): readonly OfScope[] {
    const years = new Set([yearOf(date - 2), yearOf(date + 1)]);
    const days = [...years].flatMap(daysAnywhere);
    const listed = idsOf(list, place);
    const on = days.filter(
      (day) => day.date === date && (listed.has(day.id) || day.scope === place || day.scope === 'ca'),
    );
    return on.length > 0 ? on : days.filter((day) => listed.has(day.id) && isBesideWeekend(day.date, date));
  }

  /** The days of every kind in all places. */
  function daysAnywhere(year: number): readonly OfScope[] {
    const days =
      anywhere.get(year) ??
      SCOPE_CODES.flatMap((scope) => almanac.days(scope, year).map((day) => ({ ...day, scope })));
    anywhere.set(year, days);
    return days;
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
      const compared = daysAnywhere(year).flatMap((day) => {
        const like = likes.get(day.id);
        if (!like || (like.later !== 0 && weekdayOf(day.date) !== like.weekday)) return [];
        const date = day.date + like.later;
        return isWeekend(date) ? [] : [{ date, isHome: isHome(day) }];
      });
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
}

interface OfScope extends Occurrence {
  readonly scope: ScopeCode;
}

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

/** A day that the list has, whenever it has it, on this day of the month, as Christmas Eve; once is not always. */
function ofFixedDay(lists: Lists, list: string, date: Day, place: ProvinceCode): Behaviour | undefined {
  const years = lists.years(list);
  const all = years.flatMap((year) => lists.days(list, year));
  const isSame = (day: ListedDay): boolean => day.date === sameDateIn(yearOf(day.date), date);
  const ids = new Set(
    all
      .filter((day) => day.substituteFor === null && isSame(day))
      .map(({ id }) => id)
      .filter((id) => {
        const days = all.filter((day) => day.id === id);
        return days.length > 1 && days.every(isSame);
      }),
  );
  if (ids.size === 0) return undefined;
  return (year) => {
    const listed = lists.days(list, year).find((day) => ids.has(day.id) && isIn(day, place));
    if (listed) return { did: didOf(listed), day: listed };
    const same = sameDateIn(year, date);
    return same === undefined || isWeekend(same) ? undefined : { did: 'open' };
  };
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
