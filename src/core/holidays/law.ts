import type { DateRule, Move } from '../calendar/date-rule.ts';
import { type Day, toDay } from '../calendar/day.ts';
import type { ZoneTable } from '../calendar/zone-offset.ts';
import type { Named, Words } from '../language/locale.ts';
import type { ByScope, Scope, ScopeCode } from './scope.ts';

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
export const FIRST_DAY: Day = toDay(FIRST_YEAR, 1, 1);
export const LAST_DAY: Day = toDay(LAST_YEAR, 12, 31);

/** The years from one to another, inclusive; none if the last is before the first. */
export function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function isServedYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

export function isKnownDay(day: Day): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Kinds of days, in the order in which days of one date are listed. */
export const KINDS = ['statutory', 'optional', 'government'] as const;

export const STATUTORY_BASES = ['paid', 'legal', 'special'] as const;
/**
 * Why a day is optional. `choice`: the act lets the employer choose between this day and another; `closing`: an unpaid day of rest or
 * closing by law; `custom`: no law, but employers may give it.
 */
export const OPTIONAL_BASES = ['choice', 'closing', 'custom'] as const;
export const BASES = [...STATUTORY_BASES, ...OPTIONAL_BASES] as const;
export const CONFIDENCES = ['high', 'medium', 'low'] as const;

export type Kind = (typeof KINDS)[number];
export type StatutoryBasis = (typeof STATUTORY_BASES)[number];
export type OptionalBasis = (typeof OPTIONAL_BASES)[number];
export type Basis = (typeof BASES)[number];
export type Confidence = (typeof CONFIDENCES)[number];

/** The years in which something holds, inclusive; open-ended where left out. */
export interface Years {
  readonly since?: number;
  readonly until?: number;
}

/** How well the sources support something from its first year on. */
export interface Certainty {
  readonly confidence: Confidence;
  /** If it begins as low, the year of the first text that names the day. */
  readonly mediumSince?: number;
  /** The year from which it is high: a dated official text names the day, or three independent sources do. */
  readonly attestedSince?: number;
}

/** A date rule and its years. The periods of one date never overlap. */
export interface DatePeriod extends Years {
  readonly date: DateRule;
  /** How well the sources support the date, if they support it less than the day. */
  readonly confidence?: Confidence;
}

/** How the law moves the day off in some years. Two periods of one row overlap only if they move it from different weekdays. */
export interface ObservedPeriod extends Years, Certainty {
  readonly move: Move;
  /** It moves only for those who do not normally work on the weekday from which it moves. */
  readonly onlyWhereOff?: boolean;
}

export interface Sections<Section extends string | null = string> {
  readonly sectionEn: Section;
  readonly sectionFr: Section;
}

export interface Addressed<Url extends string | null = string> {
  readonly url: Url;
  /** The French version, if there is one. */
  readonly urlFr?: string;
}

export interface NamedHoliday extends Named {
  /** The holiday that replaced it under another id. */
  readonly became?: string;
  readonly names?: Readonly<Record<string, Named>>;
}

/** An act: its name alone, its citation and the section that lists the holidays. Its URL is null if no address of the act itself is known. */
export interface Statute extends Named, Partial<Sections>, Addressed<string | null> {
  readonly id: string;
  readonly citationEn?: string;
  readonly citationFr?: string;
  /** The days that rest on it are no surer than this. */
  readonly confidence?: Confidence;
}

/** The chains of federal acts that make legal holidays in every province; the first one that applies is cited. */
export const FEDERAL_CHAINS = ['legal-holidays', 'legal-bills'] as const;

/** Whether this names a federal chain: the row then rests on whichever act of it is in force. */
export function isFederalChain(act: string | undefined): act is (typeof FEDERAL_CHAINS)[number] {
  return FEDERAL_CHAINS.some((chain) => chain === act);
}

/** Acts that followed one another: a scope's on its employees, or federal ones for every province. */
export type ActChain = ScopeCode | (typeof FEDERAL_CHAINS)[number];

export interface ActPeriod {
  /** Key of the statutes. */
  readonly act: string;
  /** First and last day, inclusive; without a last one, it is in force. */
  readonly from: Day;
  readonly to?: Day;
  /** Cited for these holidays only; the chain's other acts are cited for the rest. */
  readonly holds?: readonly string[];
}

/** One holiday of one scope for a span of years: a row of `data/law/<scope>.json`. */
export interface LawRow extends Years, Certainty {
  /** Key of the holidays, and of the names of that holiday if it has another here. */
  readonly holiday: string;
  readonly name?: string;
  /** Key of the dates. */
  readonly date: string;
  readonly observed?: readonly ObservedPeriod[];
  readonly since: number;
  readonly kind: Kind;
  /** First year as a paid day off; first year as a day with an act of its own that is not a general holiday. */
  readonly paidSince?: number;
  /** If the first paid year is not established, one by which it was a paid day off. */
  readonly paidBy?: number;
  readonly ownActSince?: number;
  readonly basis?: OptionalBasis;
  /** The scope's government also gives its own staff the optional day. */
  readonly publicService?: true;
  /** The key of the statute it rests on, if that is not in the scope's chain; or the federal chain it rests on. */
  readonly act?: string;
  /** The only place of the province that keeps the day. */
  readonly local?: string;
  readonly isDisputed?: true;
}

/** A remark on some holidays of a scope in some years. The notes of one holiday never overlap. */
export interface HolidayNote extends Words, Years {
  readonly holidays: readonly string[];
  /** It is only about the years in which the day off moves for those who do not work on that weekday. */
  readonly onlyWhereOff?: true;
}

export const LIEU_RULES = [
  'adjacent',
  'next',
  'next-or-agreed',
  'another-or-pay',
  'pay',
  'none',
  'unknown',
] as const;

export type LieuRuleName = (typeof LIEU_RULES)[number];

/** A rule of `data/weekend-rules.json`. It holds while its act is in force, from `since` to `until` if they are given. */
export interface LieuRule extends Words, Partial<Sections> {
  readonly rule: LieuRuleName;
  /** Key of the statutes. */
  readonly act: string;
  /** The only holidays that it covers; all that rest on the act if left out. */
  readonly holidays?: readonly string[];
  readonly since?: Day;
  readonly until?: Day;
  /** The other day must be given within this many months of the holiday. */
  readonly months?: number;
  readonly confidence: Confidence;
}

/** Everything that listings are computed from, as plain JSON. Every key that a row names exists. */
export interface Law {
  /** YYYY-MM-DD of the data's last change. */
  readonly revision: string;
  /** The current year of feeds, lists and pages. */
  readonly referenceYear: number;
  readonly zones: ZoneTable;
  readonly scopes: readonly Scope[];
  readonly holidays: Readonly<Record<string, NamedHoliday>>;
  /** By the words of the rows: dates in words, or names of dates that changed over time. */
  readonly dates: Readonly<Record<string, readonly DatePeriod[]>>;
  readonly statutes: Readonly<Record<string, Statute>>;
  /** The acts whose list of holidays is known. */
  readonly acts: Readonly<Record<ActChain, readonly ActPeriod[]>>;
  readonly rows: ByScope<readonly LawRow[]>;
  readonly notes: ByScope<readonly HolidayNote[]>;
  readonly inLieu: ByScope<readonly LieuRule[]>;
}

/** A holiday by its id. @throws {RangeError} if the law does not have it */
export function namedHoliday({ holidays }: Law, id: string): NamedHoliday {
  const named = holidays[id];
  if (!named) throw new RangeError(`No holiday "${id}" in the law`);
  return named;
}

/** The names of a holiday, or those of another name that it has somewhere. @throws {RangeError} if it has none */
export function findNames(named: NamedHoliday | undefined, id: string, name = ''): Named {
  const names = name === '' ? named : named?.names?.[name];
  if (!names) throw new RangeError(`No name of "${name || id}"`);
  return { nameEn: names.nameEn, nameFr: names.nameFr };
}

/** The ids of all holidays of any kind that a scope has or had, in alphabetical order. */
export function holidayIds({ rows }: Law, scope: ScopeCode): readonly string[] {
  return [...new Set(rows[scope].map(({ holiday }) => holiday))].sort();
}

export function covers({ since, until }: Years, year: number): boolean {
  return (since === undefined || year >= since) && (until === undefined || year <= until);
}

export function overlap(a: Years, b: Years): boolean {
  const begin = Math.max(a.since ?? Number.NEGATIVE_INFINITY, b.since ?? Number.NEGATIVE_INFINITY);
  const end = Math.min(a.until ?? Number.POSITIVE_INFINITY, b.until ?? Number.POSITIVE_INFINITY);
  return begin <= end;
}

export function periodIn<Period extends Years>(
  periods: readonly Period[] | undefined,
  year: number,
): Period | undefined {
  return periods?.find((period) => covers(period, year));
}

export function confidenceIn(
  { confidence, mediumSince, attestedSince }: Certainty,
  year: number,
): Confidence {
  if (attestedSince !== undefined && year >= attestedSince) return 'high';
  return mediumSince !== undefined && year >= mediumSince ? 'medium' : confidence;
}

export function lowerConfidence(a: Confidence, b: Confidence = 'high'): Confidence {
  return CONFIDENCES.indexOf(a) >= CONFIDENCES.indexOf(b) ? a : b;
}
