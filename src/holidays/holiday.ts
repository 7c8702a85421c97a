import { dayOf, formatDate } from '../calendar/day.ts';
import { canadaWeek, isoWeek } from '../calendar/weeks.ts';
import type { Basis, Confidence, Kind, Statute, Words } from './law.ts';
import type { Occurrence } from './occurrence.ts';
import type { Scope } from './scope.ts';

/** The statute in force on the date of a holiday. */
export interface CitedAct {
  readonly name: string;
  readonly nameFr: string;
  /** Null if no address of the act itself is known. Cite it as text then: a publisher's front page is no source. */
  readonly url: string | null;
  /** The French text, if there is one. */
  readonly urlFr?: string;
}

/** A holiday as the service publishes it. Dates are YYYY-MM-DD. */
export interface Holiday {
  readonly id: string;
  readonly date: string;
  /** The day off by law in this scope: `date`, unless the law moves it for everyone or for those who do not normally work on that weekday. */
  readonly observedDate: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Applies everywhere in the listing's scope. */
  readonly global: boolean;
  /** CA-XX codes of the provinces that keep it; null if all do. */
  readonly counties: readonly string[] | null;
  readonly isoWeek: number;
  readonly canadaWeek: number;
  /** CA and CA-XX codes of the scopes whose own law lists the holiday that year. */
  readonly observedIn: readonly string[];
  readonly kind: Kind;
  /** What a statutory day rests on, or why a day is optional; null for public service days. */
  readonly basis: Basis | null;
  /** Only on optional days that the scope's government also gives its own staff. */
  readonly publicService?: true;
  /** Null if the sources name none. */
  readonly act: CitedAct | null;
  readonly confidence: Confidence;
  /** What a reader should know about the day in this scope. Few days have notes. */
  readonly notes?: Words;
}

/** At least three consecutive days off with an observed holiday. Dates are YYYY-MM-DD, inclusive. */
export interface LongWeekend {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly holidays: readonly LongWeekendHoliday[];
}

export type LongWeekendHoliday = Pick<Holiday, 'id' | 'date' | 'observedDate' | 'nameEn' | 'nameFr'>;

/**
 * A day of a scope as the service publishes it.
 * @param observers the scopes whose own law lists the holiday that year
 * @param provinces all provinces and territories
 */
export function toHoliday(
  day: Occurrence,
  scope: Scope,
  observers: readonly Scope[],
  provinces: readonly Scope[],
): Holiday {
  return {
    id: day.id,
    date: formatDate(day.date),
    observedDate: formatDate(day.observed),
    nameEn: day.nameEn,
    nameFr: day.nameFr,
    ...coverage(day, scope, observers, provinces),
    isoWeek: isoWeek(day.date).week,
    canadaWeek: canadaWeek(day.date).week,
    observedIn: observers.map(({ region }) => region),
    kind: day.kind,
    basis: day.basis,
    ...(day.isPublicService ? { publicService: true as const } : {}),
    act: toAct(day.act),
    confidence: day.confidence,
    ...(day.notes ? { notes: day.notes } : {}),
  };
}

/** A statute as the service publishes it. */
export function toAct(act: Statute | null): CitedAct | null {
  if (!act) return null;
  const { nameEn, nameFr, url, urlFr } = act;
  return { name: nameEn, nameFr, url, ...(urlFr === undefined ? {} : { urlFr }) };
}

/** A federal day is global if every province and territory that was part of Canada on its date lists it too. */
function coverage(
  day: Occurrence,
  scope: Scope,
  observers: readonly Scope[],
  provinces: readonly Scope[],
): Pick<Holiday, 'global' | 'counties'> {
  if (day.local !== null) return { global: false, counties: [] };
  if (scope.code !== 'ca') return { global: true, counties: null };
  const isEverywhere = provinces.every(
    (province) => observers.includes(province) || day.date < dayOf(province.since),
  );
  if (isEverywhere) return { global: true, counties: null };
  const counties = provinces.filter((province) => observers.includes(province)).map(({ region }) => region);
  return { global: false, counties };
}
