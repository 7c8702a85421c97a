import { z } from 'zod';
import type { Holiday } from '../holidays/holiday.ts';
import { PROVINCE_CODES, regionOf, SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import type { Dispute } from '../law/schema.ts';
import { type ProviderRow, toSlug } from './rows.ts';

/** Which holiday of ours a name of the provider's means; a row with scopes holds in those alone. */
export const providerNamesSchema = z.array(
  z.strictObject({
    name: z.string(),
    scopes: z.array(z.enum(SCOPE_CODES)).min(1).exactOptional(),
    holiday: z.string(),
  }),
);

export type ProviderNames = Readonly<z.infer<typeof providerNamesSchema>>;

/** The id of a holiday by its name at the provider; for a name that no row knows, a slug of the name. */
export function holidayIdOf(names: ProviderNames, name: string, scope: ScopeCode): string {
  const row = names.find((known) => known.name === name && (known.scopes?.includes(scope) ?? true));
  return row?.holiday ?? toSlug(name);
}

/** A public holiday as the provider lists it for a scope: on two dates where it splits the day by province. */
export interface ProviderHoliday {
  readonly id: string;
  readonly dates: readonly string[];
  readonly name: string;
}

/**
 * The public holidays that the rows of a year list for a scope, by id. The provider has no federal list: a day that
 * reaches all provinces counts as one, whether by one row or by several: it splits Canada Day on a Sunday
 * in two.
 */
export function providerHolidays(
  rows: readonly ProviderRow[],
  scope: ScopeCode,
  names: ProviderNames,
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
    holidays.set(id, { id, dates: group.map((row) => row.date), name: first.name });
  }
  return holidays;
}

function reaches(row: ProviderRow, scope: ScopeCode): boolean {
  return row.counties === null || row.counties.includes(regionOf(scope));
}

export type DifferenceKind = Dispute['difference'];

/** Where the provider and the law tables do not say the same of one holiday, in one scope and year. */
export interface Difference {
  readonly scope: ScopeCode;
  readonly year: number;
  readonly holiday: string;
  readonly kind: DifferenceKind;
  /** YYYY-MM-DD, and the date observed where the law moves it; none where the law does not list the day. */
  readonly lawDates: readonly string[];
  /** What the provider lists; null where it does not list the day. */
  readonly theirs: ProviderHoliday | null;
}

export interface Comparison {
  readonly agreed: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares a scope's statutory days of a year with what the provider lists, by id. The law's date and its observed
 * date are both right: the provider gives sometimes one, sometimes the other.
 */
export function compare(
  scope: ScopeCode,
  year: number,
  law: readonly Holiday[],
  provider: ReadonlyMap<string, ProviderHoliday>,
): Comparison {
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
