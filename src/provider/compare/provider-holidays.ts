import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import type { WitnessRow } from '../row.ts';
import { type HolidayNames, holidayIdOf } from './names.ts';

/** That the provider lists a holiday for a scope: once, or on two dates where it splits the day by province. */
export interface Claim {
  readonly holiday: string;
  readonly dates: readonly string[];
  readonly name: string;
  readonly localName: string | undefined;
}

/**
 * What the rows of a year claim for a scope, public holidays alone, by holiday id.
 * The provider has no federal list: a day that reaches all provinces counts as one, be it by one row or by
 * several together, as it splits Canada Day on a Sunday in two.
 */
export function claimsOf(
  rows: readonly WitnessRow[],
  scope: ScopeCode,
  names: HolidayNames,
): ReadonlyMap<string, Claim> {
  const groups = Map.groupBy(
    rows.filter((row) => row.types.includes('Public') && (scope === 'ca' || reaches(row, scope))),
    (row) => holidayIdOf(names, row.name, scope),
  );
  const claims = new Map<string, Claim>();
  for (const [holiday, group] of groups) {
    const [first] = group;
    const isFederal = PROVINCE_CODES.every((code) => group.some((row) => reaches(row, code)));
    if (!first || (scope === 'ca' && !isFederal)) continue;
    const dates = group.map((row) => row.date);
    claims.set(holiday, { holiday, dates, name: first.name, localName: first.localName });
  }
  return claims;
}

function reaches(row: WitnessRow, scope: ScopeCode): boolean {
  return row.counties === null || row.counties.includes(`CA-${scope.toUpperCase()}`);
}
