import type { Holiday } from '../../holidays/holiday.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Claim } from './provider-holidays.ts';

export const DIFFERENCE_KINDS = ['law-only', 'provider-only', 'other-date'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Where the provider and the law tables do not say the same of one holiday, in one scope and year. */
export interface Difference {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly holiday: string;
  readonly kind: DifferenceKind;
  /** YYYY-MM-DD, and the date observed where the law moves it; none where the law does not list the day. */
  readonly lawDates: readonly string[];
  readonly claim: Claim | null;
}

export interface Comparison {
  readonly agreed: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares a scope's statutory days of a year with the claims. The law's date and its observed date are both
 * right: the provider gives now the one and now the other.
 */
export function compare(
  scope: ScopeCode,
  year: number,
  law: readonly Holiday[],
  claims: ReadonlyMap<string, Claim>,
): Comparison {
  const differences: Difference[] = [];
  for (const { id: holiday, date, observedDate } of law) {
    const claim = claims.get(holiday) ?? null;
    const lawDates = [...new Set([date, observedDate])];
    if (claim?.dates.some((each) => lawDates.includes(each))) continue;
    differences.push({ scope, year, holiday, kind: claim ? 'other-date' : 'law-only', lawDates, claim });
  }
  const agreed = law.length - differences.length;
  const listed = new Set(law.map((each) => each.id));
  for (const claim of claims.values()) {
    if (listed.has(claim.holiday)) continue;
    differences.push({ scope, year, holiday: claim.holiday, kind: 'provider-only', lawDates: [], claim });
  }
  return { agreed, differences };
}
