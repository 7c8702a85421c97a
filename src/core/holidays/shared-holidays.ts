import { type Day, readDay } from '../calendar/day.ts';
import type { Named } from '../language/locale.ts';
import type { Almanac } from './almanac.ts';
import { FIRST_YEAR, KINDS, type Kind, LAST_YEAR } from './law.ts';
import type { Occurrence } from './occurrence.ts';
import {
  byScope,
  PROVINCE_CODES,
  type ProvinceCode,
  SCOPE_CODES,
  type Scope,
  type ScopeCode,
} from './scope.ts';

/** A statutory holiday that provinces and territories have off on one date. */
export interface SharedHoliday extends Named {
  readonly id: string;
  readonly observed: Day;
  /** Those that keep it; null if all that were part of Canada on the date do. */
  readonly provinces: readonly Scope[] | null;
}

interface Kept {
  readonly province: Scope;
  readonly day: Occurrence;
}

/**
 * The statutory holidays of all provinces and territories in a year, by day off. One that all of them have off on the same date is one
 * holiday, under its federal name if it has one; any other is one holiday per English name.
 */
export function sharedHolidays(almanac: Almanac, year: number): readonly SharedHoliday[] {
  const federal = new Map(almanac.days('ca', year).map((day) => [day.id, day]));
  const kept = PROVINCE_CODES.flatMap((code) =>
    statutoryDays(almanac, code, year).map((day): Kept => ({ province: almanac.scope(code), day })),
  );
  return [...Map.groupBy(kept, ({ day }) => `${day.observed} ${day.id}`).values()]
    .flatMap((group) => (isEverywhere(almanac, group) ? wholeCountry(group, federal) : byName(group)))
    .sort((a, b) => a.observed - b.observed);
}

/**
 * The days off by law in a scope in a year; without a scope, the days that all provinces and territories of Canada at the time have off,
 * whatever they call them. None in a year without listings.
 */
export function daysOff(almanac: Almanac, code: ScopeCode | undefined, year: number): readonly Day[] {
  if (year < FIRST_YEAR || year > LAST_YEAR) return [];
  if (code) return statutoryDays(almanac, code, year).map(({ observed }) => observed);
  const ofProvinces = byScope((scope) => new Set(scope === 'ca' ? [] : daysOff(almanac, scope, year)));
  const ofAny = new Set(PROVINCE_CODES.flatMap((province) => [...ofProvinces[province]]));
  return [...ofAny].filter((day) =>
    membersOn(almanac, day).every((province) => ofProvinces[province].has(day)),
  );
}

/** Without those that only a part of the scope keeps. */
function statutoryDays(almanac: Almanac, code: ScopeCode, year: number): readonly Occurrence[] {
  return almanac.days(code, year).filter(({ kind, local }) => kind === 'statutory' && local === null);
}

function membersOn(almanac: Almanac, day: Day): readonly ProvinceCode[] {
  return PROVINCE_CODES.filter((code) => day >= readDay(almanac.scope(code).since));
}

function isEverywhere(almanac: Almanac, group: readonly Kept[]): boolean {
  const keepers = new Set(group.map(({ province }) => province.code));
  const [first] = group;
  return first !== undefined && membersOn(almanac, first.day.observed).every((code) => keepers.has(code));
}

function wholeCountry(
  [first]: readonly Kept[],
  federal: ReadonlyMap<string, Occurrence>,
): readonly SharedHoliday[] {
  if (!first) return [];
  const { nameEn, nameFr } = federal.get(first.day.id) ?? first.day;
  const { id, observed } = first.day;
  return [{ id, nameEn, nameFr, observed, provinces: null }];
}

function byName(group: readonly Kept[]): readonly SharedHoliday[] {
  return [...Map.groupBy(group, ({ day }) => day.nameEn).values()].flatMap((sameName) => {
    const [first] = sameName;
    if (!first) return [];
    const { id, nameEn, nameFr, observed } = first.day;
    return [{ id, nameEn, nameFr, observed, provinces: sameName.map(({ province }) => province) }];
  });
}

/** The days on which a holiday of some kinds is observed in a year, by date; several if scopes differ. */
export function observedDates(almanac: Almanac, id: string, year: number, kinds: readonly Kind[] = KINDS) {
  const days = SCOPE_CODES.flatMap((code) => {
    const day = almanac.days(code, year).find(({ id: dayId, kind }) => dayId === id && kinds.includes(kind));
    return day ? [{ scope: almanac.scope(code), observed: day.observed }] : [];
  });
  return [...Map.groupBy(days, ({ observed }) => observed)]
    .map(([observed, ofDay]) => ({ observed, scopes: ofDay.map(({ scope }) => scope) }))
    .sort((a, b) => a.observed - b.observed);
}
