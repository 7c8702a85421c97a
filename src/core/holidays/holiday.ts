import { formatDate, readDay } from '../calendar/day.ts';
import { canadaWeek, isoWeek } from '../calendar/weeks.ts';
import type { Words } from '../language/locale.ts';
import { type CitedAct, toAct } from './cited-act.ts';
import type { InLieu } from './in-lieu.ts';
import type { Basis, Confidence, Kind } from './law.ts';
import type { Occurrence } from './occurrence.ts';
import type { Scope } from './scope.ts';

/** A holiday. Dates are YYYY-MM-DD. */
export interface Holiday {
  readonly id: string;
  readonly date: string;
  /** The day off under the law: `date`, unless the law moves it, for everyone or for people who do not normally work on that weekday. */
  readonly observedDate: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Whether it applies throughout the jurisdiction. */
  readonly global: boolean;
  /** CA-XX codes of the provinces and territories to which it is limited; null if it is not limited. */
  readonly counties: readonly string[] | null;
  readonly isoWeek: number;
  readonly canadaWeek: number;
  /** CA and CA-XX codes of all jurisdictions whose own laws provide for it that year. */
  readonly observedIn: readonly string[];
  readonly kind: Kind;
  /** Basis of a statutory holiday, or reason a day is optional; null for public service holidays. */
  readonly basis: Basis | null;
  /** Present only for an optional day that the government also gives its own employees. */
  readonly publicService?: true;
  /** Null if the sources do not mention one. */
  readonly act: CitedAct | null;
  readonly confidence: Confidence;
  /** The other day or pay that the act owes people with the weekend off; null unless the day off is on a weekend. */
  readonly inLieu: InLieu | null;
  readonly notes?: Words;
}

/** At least three consecutive days off, including an observed holiday. Dates are YYYY-MM-DD, inclusive. */
export interface LongWeekend {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly holidays: readonly LongWeekendHoliday[];
}

export type LongWeekendHoliday = Pick<Holiday, 'id' | 'date' | 'observedDate' | 'nameEn' | 'nameFr'>;

/** @param observers the scopes whose own law lists the holiday that year */
export function toHoliday(
  day: Occurrence,
  scope: Scope,
  observers: readonly Scope[],
  provinces: readonly Scope[],
  owed: InLieu | null,
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
    inLieu: owed,
    ...(day.notes ? { notes: day.notes } : {}),
  };
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
    (province) => observers.includes(province) || day.date < readDay(province.since),
  );
  if (isEverywhere) return { global: true, counties: null };
  const counties = provinces.filter((province) => observers.includes(province)).map(({ region }) => region);
  return { global: false, counties };
}
