import type { Holiday } from '../../holidays/holiday.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { ProviderHoliday } from './provider-holidays.ts';

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
  /** What the provider lists; null where it does not list the day. */
  readonly listed: ProviderHoliday | null;
}

export interface Comparison {
  readonly agreed: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares a scope's statutory days of a year with what the provider lists, by id. The law's date and its observed
 * date are both right: the provider gives now the one and now the other.
 */
export function compare(
  scope: ScopeCode,
  year: number,
  law: readonly Holiday[],
  provider: ReadonlyMap<string, ProviderHoliday>,
): Comparison {
  const differences: Difference[] = [];
  for (const { id: holiday, date, observedDate } of law) {
    const listed = provider.get(holiday) ?? null;
    const lawDates = [...new Set([date, observedDate])];
    if (listed?.dates.some((listedDate) => lawDates.includes(listedDate))) continue;
    differences.push({ scope, year, holiday, kind: listed ? 'other-date' : 'law-only', lawDates, listed });
  }
  const agreed = law.length - differences.length;
  const known = new Set(law.map((holiday) => holiday.id));
  for (const [holiday, listed] of provider) {
    if (known.has(holiday)) continue;
    differences.push({ scope, year, holiday, kind: 'provider-only', lawDates: [], listed });
  }
  return { agreed, differences };
}
