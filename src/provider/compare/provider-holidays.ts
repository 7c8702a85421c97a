import { PROVINCE_CODES, regionOf, type ScopeCode } from '../../holidays/scope.ts';
import type { ProviderRow } from '../row.ts';
import { type HolidayNames, holidayIdOf } from './names.ts';

/** A public holiday as the provider lists it for a scope: on two dates where it splits the day by province. */
export interface ProviderHoliday {
  readonly id: string;
  readonly dates: readonly string[];
  readonly name: string;
  readonly localName: string | undefined;
}

/**
 * The public holidays that the rows of a year list for a scope, by id. The provider has no federal list: a day that
 * reaches all provinces counts as one, be it by one row or by several together, as it splits Canada Day on a Sunday
 * in two.
 */
export function providerHolidays(
  rows: readonly ProviderRow[],
  scope: ScopeCode,
  names: HolidayNames,
): ReadonlyMap<string, ProviderHoliday> {
  const groups = Map.groupBy(
    rows.filter((row) => row.types.includes('Public') && (scope === 'ca' || reaches(row, scope))),
    (row) => holidayIdOf(names, row.name, scope),
  );
  const holidays = new Map<string, ProviderHoliday>();
  for (const [id, group] of groups) {
    const [first] = group;
    const isFederal = PROVINCE_CODES.every((code) => group.some((row) => reaches(row, code)));
    if (!first || (scope === 'ca' && !isFederal)) continue;
    const dates = group.map((row) => row.date);
    holidays.set(id, { id, dates, name: first.name, localName: first.localName });
  }
  return holidays;
}

function reaches(row: ProviderRow, scope: ScopeCode): boolean {
  return row.counties === null || row.counties.includes(regionOf(scope));
}
