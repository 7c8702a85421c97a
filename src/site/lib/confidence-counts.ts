import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { almanac } from './almanac.ts';

export interface ConfidenceCount {
  readonly code: ScopeCode;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
}

/** How many statutory holidays of all years each confidence has, by scope. */
export function confidenceCounts(): readonly ConfidenceCount[] {
  return SCOPE_CODES.map((code) => {
    const count = { high: 0, medium: 0, low: 0 };
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const { confidence } of almanac.statutory(code, year)) count[confidence]++;
    }
    return { code, ...count };
  });
}
