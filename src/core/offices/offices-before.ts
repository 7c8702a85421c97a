import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, formatDate, isWeekend, toCivilDate, weekdayOf, yearOf } from '../calendar/day.ts';
import { once } from '../common/once.ts';
import type { DaysAlmanac } from '../holidays/almanac.ts';
import type { Occurrence } from '../holidays/occurrence.ts';
import { type ProvinceCode, SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import type { Named } from '../language/locale.ts';
import type { ListedDay, Lists } from '../lists/lists.ts';

/*
 * How an office was on days like a date in the years that its publisher has announced. Like is compared with like: a holiday with the
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
  readonly always: boolean;
  readonly holiday?: Named;
}

interface OfficeReply {
  readonly opening: 'open' | 'closed' | 'limited' | 'varies';
  readonly until?: '13:00';
  readonly reason: EarlierYears;
}

type Did = EarlierYears['did'];

/** How the office was on the comparable day of a year; undefined if that year has no such day. */
type Behaviour = (year: number) => { readonly did: Did; readonly day?: ListedDay } | undefined;

/**
 * How an office was before, on days like a date.
 * @param list its own schedule, which does not have the year of the date
 * @param home whose holidays it has, besides the federal ones
 */
export type Before = (list: string, date: Day, place: ProvinceCode, home: ProvinceCode) => OfficeReply;

export function createBefore({ almanac, lists }: OfficeSources): Before {
  const daysAnywhere = once((year: number): readonly OfScope[] =>
    SCOPE_CODES.flatMap((scope) => almanac.days(scope, year).map((day) => ({ ...day, scope }))),
  );
  const daysOn = once((date: Day) => daysAnywhere(yearOf(date)).filter((day) => day.date === date));
  /** The days that a list always has on the same day of the year, as Christmas Eve, by that day; once is not always. */
  const fixedDays = once((list: string) => {
    const byId = [...Map.groupBy(listedDays(list), ({ id }) => id).values()];
    const fixed = byId.filter(
      (days) =>
        days.length > 1 &&
        days[0]?.substituteFor === null &&
        new Set(days.map(({ date }) => toMonthDay(date))).size === 1,
    );
    return Map.groupBy(fixed.flat(), ({ date }) => toMonthDay(date));
  });
  const listedIds = once((list: string) => once((place: ProvinceCode) => findIds(list, place)));

  return (list, date, place, home) => {
    const years = lists.years(list);
    const holidays = holidaysLike(list, date, place);
    const isOnDate = holidays.some((day) => day.date === date);
    const fixed = fixedDays(list).get(toMonthDay(date)) ?? [];
    // A half day is the list's own, whatever the law says of the date.
    const isFixed = isOnDate ? fixed.some(({ closes }) => closes !== 'day') : fixed.length > 0;
    const behaviour = isFixed
      ? ofFixedDay(date, place, fixed)
      : holidays.length > 0
        ? ofHolidays(list, date, place, holidays, home)
        : undefined;
    if (!behaviour) return reply('open', years, true, undefined);

    const known = years.flatMap((year) => {
      const found = behaviour(year);
      return found ? [{ year, ...found }] : [];
    });
    const last = known.at(-1);
    const lastOther = known.findLastIndex(({ did }) => did !== last?.did);
    const same = known.slice(lastOther + 1).map(({ year }) => year);
    const holiday = isFixed ? undefined : holidays.find(({ scope }) => scope === place || scope === 'ca');
    // An ordinary day next to a holiday's weekend has no name.
    const named = isOnDate || last?.did !== 'open' ? (holiday ?? last?.day) : undefined;
    return reply(last?.did ?? 'open', same, last !== undefined && lastOther === -1, named);
  };

  /** The holidays on a date, or on the weekend next to it, that the place has or the list has ever had there. */
  function holidaysLike(list: string, date: Day, place: ProvinceCode): readonly OfScope[] {
    const listed = listedIds(list)(place);
    const on = daysOn(date).filter(({ id, scope }) => listed.has(id) || scope === place || scope === 'ca');
    if (on.length > 0) return on;
    return [date - 2, date - 1, date + 1]
      .filter((day) => isBesideWeekend(day, date))
      .flatMap(daysOn)
      .filter(({ id }) => listed.has(id));
  }

  function findIds(list: string, place: ProvinceCode): ReadonlySet<string> {
    const days = listedDays(list).filter((day) => isIn(day, place));
    return new Set(days.map(({ id, substituteFor }) => substituteFor ?? id));
  }

  function listedDays(list: string): readonly ListedDay[] {
    return lists.years(list).flatMap((year) => lists.days(list, year));
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
      if (listed) return { did: readClosing(listed), day: listed };
      // Before it was a holiday at home, the office had no reason to close.
      return compared.some((one) => one.isHome || !isAtHome) ? { did: 'open' } : undefined;
    };
  }

  function ofFixedDay(date: Day, place: ProvinceCode, fixed: readonly ListedDay[]): Behaviour {
    return (year) => {
      const listed = fixed.find((day) => yearOf(day.date) === year && isIn(day, place));
      if (listed) return { did: readClosing(listed), day: listed };
      const same = sameDateIn(year, date);
      return same === undefined || isWeekend(same) ? undefined : { did: 'open' };
    };
  }
}

interface OfScope extends Occurrence {
  readonly scope: ScopeCode;
}

const toMonthDay = (date: Day): string => formatDate(date).slice(5);

function reply(did: Did, years: readonly number[], always: boolean, holiday: Named | undefined): OfficeReply {
  const reason: EarlierYears = { kind: 'earlier-years', did, years, always, ...(holiday && { holiday }) };
  if (!always) return { opening: 'varies', reason };
  return did === 'early' ? { opening: 'open', until: '13:00', reason } : { opening: did, reason };
}

function readClosing({ closes }: ListedDay): Did {
  return closes === 'day' ? 'closed' : 'early';
}

/** The same day of the month in another year; most have no February 29. */
function sameDateIn(year: number, date: Day): Day | undefined {
  const { month, day } = toCivilDate(date);
  return dateInYear({ kind: 'fixed', month, day }, year);
}

export function isIn({ provinces }: ListedDay, place: ProvinceCode): boolean {
  return provinces === null || provinces.includes(place);
}

/** Whether a working day is the one before or one of the two after a holiday on a weekend. */
export function isBesideWeekend(holiday: Day, date: Day): boolean {
  const daysLater = date - holiday;
  return isWeekend(holiday) && !isWeekend(date) && (daysLater === -1 || daysLater === 1 || daysLater === 2);
}
