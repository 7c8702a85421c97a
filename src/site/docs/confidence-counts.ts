import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { almanac, referenceYear } from '../common/almanac.ts';

export interface ConfidenceCount {
  readonly code: ScopeCode;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
}

/** First and last year, inclusive. */
export type Period = readonly [first: number, last: number];

/** Before the federal code of 1965, since then, and the years to come: the sources cover them differently. */
export const PERIODS: readonly Period[] = [
  [FIRST_YEAR, 1929],
  [1930, 1964],
  [1965, 1999],
  [2000, referenceYear],
  [referenceYear + 1, LAST_YEAR],
];

/** Statutory holidays by scope and confidence, in a period or in all years. */
export function confidenceCounts(
  [first, last]: Period = [FIRST_YEAR, LAST_YEAR],
): readonly ConfidenceCount[] {
  return SCOPE_CODES.map((code) => {
    const count = { high: 0, medium: 0, low: 0 };
    for (let year = first; year <= last; year++) {
      for (const { confidence } of almanac.statutory(code, year)) count[confidence]++;
    }
    return { code, ...count };
  });
}

/** Statutory holidays by confidence in all scopes together. */
export function confidenceTotal(period: Period): Omit<ConfidenceCount, 'code'> {
  const counts = confidenceCounts(period);
  const sum = (confidence: 'high' | 'medium' | 'low'): number =>
    counts.reduce((total, count) => total + count[confidence], 0);
  return { high: sum('high'), medium: sum('medium'), low: sum('low') };
}
