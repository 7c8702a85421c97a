import type { DateRule, Move } from '../calendar/date-rule.ts';
import { type Day, toDay } from '../calendar/day.ts';
import type { ByScope, Scope, ScopeCode } from './scope.ts';

/** The first and the last year that the service lists. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
export const FIRST_DAY: Day = toDay(FIRST_YEAR, 1, 1);
export const LAST_DAY: Day = toDay(LAST_YEAR, 12, 31);

/** Whether a year is one of those that the service lists. */
export function isListedYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether a day falls in a year that the service lists. */
export function isKnownDay(day: Day): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** What the law can make of a day, in the order in which days of one date are listed. */
export const LAW_KINDS = ['statutory', 'optional', 'government'] as const;
/** `reported`: the provider alone names the day. It is news for a person and stands in no default listing. */
export const KINDS = [...LAW_KINDS, 'reported'] as const;

export type LawKind = (typeof LAW_KINDS)[number];
export type Kind = (typeof KINDS)[number];
export type Basis = 'paid' | 'legal' | 'special';
export type Confidence = 'high' | 'medium' | 'low';

/** The years, both inclusive, in which something holds; open where left out. */
export interface Years {
  readonly since?: number;
  readonly until?: number;
}

/** What a date is in some years. The periods of one date never overlap. */
export interface DatePeriod extends Years {
  readonly date: DateRule;
  /** How surely the sources establish the date, where less surely than the day. */
  readonly confidence?: Confidence;
}

/** How the law moves the day off in some years, while the date stays. The periods of one row never overlap. */
export interface ObservedPeriod extends Years {
  readonly move: Move;
}

export interface HolidayNames {
  readonly nameEn: string;
  readonly nameFr: string;
}

/** A holiday with the names that it has, or had, in some places. */
export interface NamedHoliday extends HolidayNames {
  readonly names?: Readonly<Record<string, HolidayNames>>;
}

export interface Statute extends HolidayNames {
  readonly id: string;
  readonly url: string;
}

/** One holiday of one scope for a span of years: a row of `data/law/<scope>.json`. */
export interface LawRow extends Years {
  /** Key of the holidays, and of the names of that holiday where it has another here. */
  readonly holiday: string;
  readonly name?: string;
  /** Key of the dates. */
  readonly date: string;
  readonly observed?: readonly ObservedPeriod[];
  readonly since: number;
  readonly kind: LawKind;
  /** First year as a paid day off; or as a day that rests on an act of its own and is no general holiday. */
  readonly paidSince?: number;
  readonly specialSince?: number;
  /** Keys of the statutes: the one it rests on, and the one it rested on before it was paid or special. */
  readonly act?: string;
  readonly earlierAct?: string;
  /** The only place of the province that keeps the day. */
  readonly local?: string;
  readonly confidence: Confidence;
}

/** So many days of a scope and year may rest on the provider's word alone; more are a fault of its answer. */
export const MOST_REPORTED = 5;

/** A day that only the provider reports: of the kind `reported` until the law tables or a dispute settle it. */
export interface ProvisionalDay extends HolidayNames {
  readonly scope: ScopeCode;
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** A sentence for people, in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** What a reader should know of a holiday of a scope in some years. The notes of one holiday never overlap. */
export interface HolidayNote extends Words, Years {
  readonly holiday: string;
}

/** Everything that a listing is computed from, as plain JSON. Every key that a row names is there. */
export interface Law {
  readonly scopes: readonly Scope[];
  readonly holidays: Readonly<Record<string, NamedHoliday>>;
  /** By the words of the rows: dates in words, and names of dates that changed over time. */
  readonly dates: Readonly<Record<string, readonly DatePeriod[]>>;
  readonly statutes: Readonly<Record<string, Statute>>;
  readonly rows: ByScope<readonly LawRow[]>;
  readonly notes: ByScope<readonly HolidayNote[]>;
  readonly provisional: readonly ProvisionalDay[];
}

/** The ids of all holidays that a scope has, or had, of any kind; in the order of the alphabet. */
export function holidayIds({ rows, provisional }: Law, scope: ScopeCode): readonly string[] {
  const reported = provisional.filter((day) => day.scope === scope).map(({ id }) => id);
  return [...new Set([...rows[scope].map(({ holiday }) => holiday), ...reported])].sort();
}

export function covers({ since, until }: Years, year: number): boolean {
  return (since === undefined || year >= since) && (until === undefined || year <= until);
}

/** The period, of some that never overlap, that covers a year. */
export function periodIn<Period extends Years>(
  periods: readonly Period[] | undefined,
  year: number,
): Period | undefined {
  return periods?.find((period) => covers(period, year));
}

/** What a row rests on in a year; null for a non-statutory day. */
export function basisIn({ kind, paidSince, specialSince }: LawRow, year: number): Basis | null {
  if (kind !== 'statutory') return null;
  if (specialSince !== undefined && year >= specialSince) return 'special';
  return paidSince !== undefined && year >= paidSince ? 'paid' : 'legal';
}

/** The statute on which a row rests in a year, by its id. */
export function actIn(
  { paidSince, specialSince, act, earlierAct }: LawRow,
  year: number,
): string | undefined {
  const actSince = paidSince ?? specialSince ?? Number.NEGATIVE_INFINITY;
  return year >= actSince ? act : earlierAct;
}

const SURENESS: readonly Confidence[] = ['low', 'medium', 'high'];

export function lowerConfidence(a: Confidence, b: Confidence = 'high'): Confidence {
  return SURENESS.indexOf(a) <= SURENESS.indexOf(b) ? a : b;
}
