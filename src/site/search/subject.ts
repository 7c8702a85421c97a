import { dateInYear, onOrAfter } from '../../core/calendar/date-rule.ts';
import { addMonths, type Day, toDay, type Weekday, yearOf } from '../../core/calendar/day.ts';
import { type BusinessDays, BY_LAW, createBusinessDays } from '../../core/holidays/days-off/business-days.ts';
import { isServedYear, yearsFrom } from '../../core/holidays/law.ts';
import { isOn, type Occurrence } from '../../core/holidays/occurrence.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { STANDINGS, toStanding } from '../day/day-answer.ts';
import type { Asking } from './asking.ts';
import type { Meaning } from './lexicon.ts';
import { isWeekday, type When, type WhenOf } from './when.ts';
import words from './words.json' with { type: 'json' };

type Place = ScopeCode | undefined;

/** A holiday in a place. If the employer may choose Easter Monday instead, Good Friday is one of two days. */
export interface DayThere {
  readonly place: ScopeCode;
  readonly day: Occurrence;
}

/** A day that a question is about: a holiday, a day such as Halloween, or a date. */
export interface Subject {
  readonly date: Day;
  /** Its name, if the question names it or it is a holiday. */
  readonly name: string | undefined;
  readonly isNamed: boolean;
  readonly id?: string | undefined;
  /** The key of a name that it has only in some places. */
  readonly localName?: string;
  /** The places that observe it on that date; those that have the name asked for, if it is the name of some. */
  readonly days: readonly DayThere[];
  /** The places that observe it in that year. */
  readonly all: readonly DayThere[];
  /** The only place that has the name. */
  readonly only?: Place;
}

/** The days that words may mean: a date's readings, holidays first; or a name's days in its year, or the next. @param place whose dates count */
export function findSubjects(days: readonly When[], asking: Asking, place: Place = asking.asked) {
  const all = days.flatMap((day): readonly Subject[] => {
    if (day.kind === 'holiday') return findHolidays(day, place, asking);
    const found = findDates(day, asking).map((date) => subjectOn(date, asking, place));
    return found.sort((a, b) => b.days.length - a.days.length);
  });
  // One day may have several names.
  const isSame = (one: Subject) => (other: Subject) => other.id === one.id && other.date === one.date;
  return all.filter((one, index) => all.findIndex(isSame(one)) === index);
}

const WEEK = 7;

/** The dates of a day; more than one if it has several readings or names. */
export function findDates(when: When, asking: Asking): readonly Day[] {
  switch (when.kind) {
    case 'date':
      return when.readings;
    case 'holiday':
      return findSubjects([when], asking)
        .slice(0, 1)
        .map(({ date }) => date);
    case 'shift': {
      const { from, within } = when;
      const isWithin = (day: Day) => !within || (day >= within.first && day <= within.last);
      return findDates(from, asking)
        .flatMap((day) => shiftDay(day, when, asking) ?? [])
        .filter(isWithin);
    }
  }
}

function shiftDay(day: Day, { number, unit }: WhenOf<'shift'>, asking: Asking): Day | undefined {
  if (isWeekday(unit))
    return onOrAfter(number > 0 ? day + 1 : day - WEEK, unit) + (number - Math.sign(number)) * WEEK;
  if (unit === 'business') return businessDays(asking).add(day, number);
  if (unit === 'day' || unit === 'week') return day + number * (unit === 'week' ? WEEK : 1);
  return addMonths(day, number * (unit === 'year' ? 12 : 1));
}

export const businessDays = ({ almanac, place }: Pick<Asking, 'almanac' | 'place'>): BusinessDays =>
  createBusinessDays(almanac, { scope: place, ...BY_LAW });

/** The place of the question; otherwise the only place that has the name, or the reader’s. */
export function placeOfDay({ days, only }: Subject, { places, asked, home }: Asking): Place {
  const isElsewhere = only !== undefined && !days.some(({ place }) => place === home);
  return (isElsewhere ? places[0] : asked) ?? only;
}

/** A date, and the firmest holiday that it is in a place, or else anywhere. */
export function subjectOn(date: Day, asking: Asking, place: Place): Subject {
  const all = listDaysOn(date, asking);
  const one = all.find((there) => there.place === place) ?? all[0];
  const days = all.filter(({ day }) => day.id === one?.day.id);
  return { date, name: one && asking.name(one.day), isNamed: false, id: one?.day.id, days, all: days };
}

/** Everything that a date is in some place, the firmest first. */
export const listDaysOn = (date: Day, asking: Asking): readonly DayThere[] =>
  daysWhere(yearOf(date), (day) => isOn(day, date), asking).toSorted(
    (a, b) => STANDINGS.indexOf(toStanding(a.day)) - STANDINGS.indexOf(toStanding(b.day)),
  );

function daysWhere(year: number, isMeant: (day: Occurrence) => boolean, { almanac }: Asking) {
  return (isServedYear(year) ? SCOPE_CODES : []).flatMap((place) =>
    withChoice(almanac.days(place, year))
      .filter(isMeant)
      .map((day) => ({ place, day })),
  );
}

export const isStatutoryThere = ({ day }: DayThere): boolean => day.kind === 'statutory';

/** The days of a name in its year, or the next ones; the general names before those of some places. */
function findHolidays({ names, ...when }: WhenOf<'holiday'>, place: Place, asking: Asking) {
  const { today, year } = { ...asking, ...when };
  // Some holidays skip years: ten are enough to find the next one.
  const now = yearOf(today);
  const years = year === undefined ? yearsFrom(now, now + 10) : [year];
  const found = names.flatMap((name): readonly Subject[] => {
    for (const one of years) {
      const day = findHoliday(name, one, place, asking);
      if (day && (year !== undefined || day.date >= today)) return [day];
    }
    return [];
  });
  // Of two holidays with one name, the place has its own.
  const there = found.filter(({ days }) => days.some((one) => one.place === place));
  return (there.length > 0 ? there : found).sort(
    (a, b) => a.date - b.date || Number(a.only !== undefined) - Number(b.only !== undefined),
  );
}

function findHoliday({ id, name = '' }: Meaning, year: number, place: Place, asking: Asking) {
  const all = daysWhere(year, (day) => day.id === id, asking);
  const custom = words.customs.find((row) => row.id === id);
  const general = custom ?? asking.almanac.law.holidays[id];
  const names = asking.almanac.law.holidays[id]?.names?.[name];
  const local = all.filter(({ day }) => day.nameEn === names?.nameEn && day.nameFr === names.nameFr);
  const named = local.length > 0 ? local : all;
  const chosen = named.find((one) => one.place === place) ?? named.find(isStatutoryThere) ?? named[0];
  const date = custom ? findCustom(custom, year) : chosen?.day.date;
  if (date === undefined || !general) return undefined;
  const days = named.filter(({ day }) => day.date === date);
  const own = local.length > 0 || chosen?.place === place ? chosen : undefined;
  const only = local.length > 0 ? days[0]?.place : undefined;
  return {
    date,
    isNamed: true,
    id,
    localName: name,
    days,
    all,
    name: asking.name(own?.day ?? general),
    only,
  };
}

/** `[10, 31]` is October 31, and `[5, 8, 0]` the Sunday on or after May 8. */
function findCustom({ on, easter = 0 }: (typeof words.customs)[number], year: number): Day | undefined {
  if (!on) return dateInYear({ kind: 'days after easter', days: easter }, year);
  const [month = 1, day = 1, weekday] = on;
  const date = toDay(year, month, day);
  return weekday === undefined ? date : onOrAfter(date, weekday as Weekday);
}
