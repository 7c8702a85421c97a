import type { DateRule } from '../calendar/date-rule.ts';
import type { ByScope, Scope, ScopeCode } from './scope.ts';

/** The first and the last year that the service lists. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** From this year at the latest, a day that is still on its scope's list is known to be a paid one (LAW.md). */
const PAID_AT_THE_LATEST = 2000;

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

/** How a day was found in some years. Segments of one rule never overlap. */
export interface RuleSegment extends Years {
  readonly date: DateRule;
  readonly confidence?: Confidence;
}

/** The law moves the day off by so many days in the years in which the date is a Sunday. */
export interface Move extends Years {
  readonly when: 'sunday';
  readonly by: number;
}

export interface CatalogueName {
  readonly holiday: string;
  readonly nameEn: string;
  readonly nameFr: string;
}

/** One holiday of one scope for a span of years: a row of `data/law/<scope>.json`. */
export interface LawRow extends Years {
  /** Key of the catalogue of names. */
  readonly name: string;
  /** Key of the rules. */
  readonly rule: string;
  readonly since: number;
  readonly kind: LawKind;
  /** First year known as a paid day off. */
  readonly paidSince?: number;
  /** Rests on an act of its own and is no general holiday. */
  readonly special?: true;
  /** Statute of the paid (or special) day, and of the legal holiday before it was paid. */
  readonly act?: string;
  readonly legalAct?: string;
  /** The only place of the province that keeps the day. */
  readonly local?: string;
  readonly moves?: readonly Move[];
  readonly confidence: Confidence;
}

/** So many days of a scope and year may rest on the provider's word alone; more are a fault of its answer. */
export const MOST_REPORTED = 5;

/** A day that only the provider reports: of the kind `reported` until the law tables or a dispute settle it. */
export interface ProvisionalDay {
  readonly scope: ScopeCode;
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly nameEn: string;
  readonly nameFr: string;
}

/** Everything that a listing is computed from. */
export interface Law {
  readonly scopes: readonly Scope[];
  readonly rules: Readonly<Record<string, readonly RuleSegment[]>>;
  readonly catalogue: Readonly<Record<string, CatalogueName>>;
  readonly rows: ByScope<readonly LawRow[]>;
  readonly provisional: readonly ProvisionalDay[];
}

export function holdsIn(years: Years, year: number): boolean {
  return (
    (years.since === undefined || year >= years.since) && (years.until === undefined || year <= years.until)
  );
}

/** What a row rests on in a year; null for days that are no statutory ones. */
export function basisIn(row: LawRow, year: number): Basis | null {
  if (row.kind !== 'statutory') return null;
  if (row.special) return 'special';
  return year >= firstPaidYear(row) ? 'paid' : 'legal';
}

function firstPaidYear(row: LawRow): number {
  if (row.paidSince !== undefined) return row.paidSince;
  return row.until === undefined ? PAID_AT_THE_LATEST : Number.POSITIVE_INFINITY;
}

const SURENESS: readonly Confidence[] = ['low', 'medium', 'high'];

export function lowerConfidence(a: Confidence, b: Confidence = 'high'): Confidence {
  return SURENESS.indexOf(a) <= SURENESS.indexOf(b) ? a : b;
}
