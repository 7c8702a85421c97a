import { type Day, formatDate, parseDate, yearOf } from '../calendar/day.ts';
import { canadaWeek, isoWeek } from '../calendar/weeks.ts';
import { BoundedMap } from '../common/bounded-map.ts';
import { countStatutory } from './count-statutory.ts';
import type { Holiday, LongWeekend } from './holiday.ts';
import { LAST_YEAR, type Law, type Statute } from './law.ts';
import { type LongWeekendRun, longWeekendsIn } from './long-weekends.ts';
import { type Occurrence, occurrences } from './occurrence.ts';
import { PROVINCE_CODES, SCOPE_CODES, type Scope, type ScopeCode } from './scope.ts';

/** Scope-years kept in memory: enough for all scopes of a few decades. */
const KEPT = 512;

/** What the law tables answer, by scope and year. The same question has the same answer, always. */
export interface Almanac {
  /** All statutes, those of a scope together, in the order of the scopes. */
  readonly statutes: readonly Statute[];
  scope(code: ScopeCode): Scope;
  /** The days of every kind, by date. */
  listing(scope: ScopeCode, year: number): readonly Holiday[];
  /** The statutory days alone, by date. */
  statutory(scope: ScopeCode, year: number): readonly Holiday[];
  longWeekends(scope: ScopeCode, year: number): readonly LongWeekend[];
  /** The first long weekend that ends on or after a day, and its first day; null where none is left up to 2100. */
  nextLongWeekend(scope: ScopeCode, day: Day): LongWeekendRun | null;
  /** Statutory holidays whose date or observed date lies between two days, both inclusive. */
  holidaysBetween(scope: ScopeCode, start: Day, end: Day): readonly Holiday[];
  /** The number of statutory holidays in all scopes and years, counted in a few milliseconds. */
  countStatutory(): number;
}

export function createAlmanac(law: Law): Almanac {
  const ofScopeYear = new BoundedMap<string, readonly Occurrence[]>(KEPT);
  const listings = new BoundedMap<string, readonly Holiday[]>(KEPT);
  const statutoryListings = new BoundedMap<string, readonly Holiday[]>(KEPT);
  const weekends = new BoundedMap<string, readonly LongWeekendRun[]>(KEPT);
  const holders = new BoundedMap<number, ReadonlyMap<string, readonly ScopeCode[]>>(KEPT);
  const scopes = new Map(law.scopes.map((scope) => [scope.code, scope]));

  function scopeOf(code: ScopeCode): Scope {
    const scope = scopes.get(code);
    if (!scope) throw new RangeError(`No scope "${code}" in the law tables`);
    return scope;
  }

  function daysOf(scope: ScopeCode, year: number): readonly Occurrence[] {
    return ofScopeYear.get(`${scope}${year}`, () => occurrences(law, scope, year));
  }

  function statutoryDays(scope: ScopeCode, year: number): readonly Occurrence[] {
    return daysOf(scope, year).filter((each) => each.kind === 'statutory');
  }

  /** By holiday id, the scopes whose own law lists it in a year. */
  function holdersIn(year: number): ReadonlyMap<string, readonly ScopeCode[]> {
    return holders.get(year, () => {
      const byId = new Map<string, ScopeCode[]>();
      for (const code of SCOPE_CODES) {
        for (const { id } of statutoryDays(code, year)) byId.set(id, [...(byId.get(id) ?? []), code]);
      }
      return byId;
    });
  }

  function isPartOfCanada(province: ScopeCode, day: Day): boolean {
    return day >= (parseDate(scopeOf(province).since) ?? 0);
  }

  function reach(scope: ScopeCode, each: Occurrence, holderCodes: readonly ScopeCode[]) {
    if (each.local !== null) return { global: false, counties: [] };
    if (scope !== 'ca') return { global: true, counties: null };
    const isEverywhere = PROVINCE_CODES.every(
      (code) => holderCodes.includes(code) || !isPartOfCanada(code, each.date),
    );
    if (isEverywhere) return { global: true, counties: null };
    const counties = holderCodes.filter((code) => code !== 'ca').map((code) => scopeOf(code).region);
    return { global: false, counties };
  }

  function toHoliday(scope: ScopeCode, year: number, each: Occurrence): Holiday {
    const holderCodes = holdersIn(year).get(each.id) ?? [];
    return {
      id: each.id,
      date: formatDate(each.date),
      observedDate: formatDate(each.observed),
      nameEn: each.nameEn,
      nameFr: each.nameFr,
      ...reach(scope, each, holderCodes),
      isoWeek: isoWeek(each.date).week,
      canadaWeek: canadaWeek(each.date).week,
      observedIn: holderCodes.map((code) => scopeOf(code).region),
      kind: each.kind,
      basis: each.basis,
      act: each.act && { name: each.act.nameEn, nameFr: each.act.nameFr, url: each.act.url },
      confidence: each.confidence,
      ...(each.kind === 'reported' ? { provisional: true as const } : {}),
    };
  }

  function listing(scope: ScopeCode, year: number): readonly Holiday[] {
    return listings.get(`${scope}${year}`, () =>
      daysOf(scope, year).map((each) => toHoliday(scope, year, each)),
    );
  }

  function statutory(scope: ScopeCode, year: number): readonly Holiday[] {
    return statutoryListings.get(`${scope}${year}`, () => listing(scope, year).filter(isStatutory));
  }

  function longWeekendRuns(scope: ScopeCode, year: number): readonly LongWeekendRun[] {
    return weekends.get(`${scope}${year}`, () =>
      longWeekendsIn(
        year,
        [year - 1, year, year + 1].flatMap((each) => statutoryDays(scope, each)),
      ),
    );
  }

  function nextLongWeekend(scope: ScopeCode, day: Day): LongWeekendRun | null {
    for (let year = yearOf(day) - 1; year <= LAST_YEAR; year++) {
      const next = longWeekendRuns(scope, year).find((run) => run.end >= day);
      if (next) return next;
    }
    return null;
  }

  function holidaysBetween(scope: ScopeCode, start: Day, end: Day): readonly Holiday[] {
    const found: Holiday[] = [];
    const first = formatDate(start);
    const last = formatDate(end);
    const isWithin = (date: string): boolean => date >= first && date <= last;
    for (let year = yearOf(start); year <= yearOf(end); year++) {
      for (const each of statutory(scope, year)) {
        if (isWithin(each.date) || isWithin(each.observedDate)) found.push(each);
      }
    }
    return found;
  }

  return {
    statutes: Object.values(law.statutes),
    scope: scopeOf,
    listing,
    statutory,
    longWeekends: (scope, year) => longWeekendRuns(scope, year).map((run) => run.published),
    nextLongWeekend,
    holidaysBetween,
    countStatutory: () => countStatutory(law),
  };
}

function isStatutory(holiday: Holiday): boolean {
  return holiday.kind === 'statutory';
}
