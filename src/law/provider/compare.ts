import { z } from 'zod';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { PROVINCE_CODES, SCOPE_CODES, type ScopeCode, toRegion } from '../../core/holidays/scope.ts';
import type { Dispute } from '../tables/schema.ts';
import { type ProviderRow, toSlug } from './rows.ts';

/** Our holiday for a name of the provider's; a row with scopes applies only there. */
export const providerNamesSchema = z.array(
  z.strictObject({
    name: z.string(),
    scopes: z.array(z.enum(SCOPE_CODES)).min(1).exactOptional(),
    holiday: z.string(),
  }),
);

export type ProviderNames = Readonly<z.infer<typeof providerNamesSchema>>;

/** Our id for a name of the provider's, or a slug of the name if no row has it. */
export function findHolidayId(names: ProviderNames, name: string, scope: ScopeCode): string {
  const row = names.find((known) => known.name === name && (known.scopes?.includes(scope) ?? true));
  return row?.holiday ?? toSlug(name);
}

/** A public holiday as the provider lists it for a scope; it has two dates if the provider splits it by province. */
export interface ProviderHoliday {
  readonly id: string;
  readonly dates: readonly string[];
  readonly name: string;
}

/**
 * The public holidays of a scope in a year, by id. The provider has no federal list, so a day of all provinces counts as
 * federal, even in several rows: it splits Canada Day in two if it is a Sunday.
 */
export function providerHolidays(
  rows: readonly ProviderRow[],
  scope: ScopeCode,
  names: ProviderNames,
): ReadonlyMap<string, ProviderHoliday> {
  const groups = Map.groupBy(
    rows.filter((row) => row.types.includes('Public') && (scope === 'ca' || reaches(row, scope))),
    (row) => findHolidayId(names, row.name, scope),
  );
  const holidays = new Map<string, ProviderHoliday>();
  for (const [id, group] of groups) {
    const [first] = group;
    const isFederal = PROVINCE_CODES.every((code) => group.some((row) => reaches(row, code)));
    if (!first || (scope === 'ca' && !isFederal)) continue;
    holidays.set(id, { id, dates: group.map((row) => row.date), name: first.name });
  }
  return holidays;
}

function reaches(row: ProviderRow, scope: ScopeCode): boolean {
  return row.counties === null || row.counties.includes(toRegion(scope));
}

export type DifferenceKind = Dispute['difference'];

export interface Difference {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly holiday: string;
  readonly kind: DifferenceKind;
  /** YYYY-MM-DD: its date, and its observed date if the law moves it; empty if the law does not list it. */
  readonly lawDates: readonly string[];
  readonly theirs: ProviderHoliday | null;
}

/** Compares the statutory days of a scope and year with the provider's, which gives sometimes the date, sometimes the observed date. */
export function compare(
  scope: ScopeCode,
  year: number,
  law: readonly Holiday[],
  provider: ReadonlyMap<string, ProviderHoliday>,
) {
  const differences: Difference[] = [];
  for (const { id: holiday, date, observedDate } of law) {
    const theirs = provider.get(holiday) ?? null;
    const lawDates = [...new Set([date, observedDate])];
    if (theirs?.dates.some((date) => lawDates.includes(date))) continue;
    differences.push({ scope, year, holiday, kind: theirs ? 'other-date' : 'law-only', lawDates, theirs });
  }
  const agreed = law.length - differences.length;
  const known = new Set(law.map((holiday) => holiday.id));
  for (const [holiday, theirs] of provider) {
    if (known.has(holiday)) continue;
    differences.push({ scope, year, holiday, kind: 'provider-only', lawDates: [], theirs });
  }
  return { agreed, differences };
}
