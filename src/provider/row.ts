import { z } from 'zod';
import { parseDate } from '../calendar/day.ts';
import { plainText } from '../common/plain-text.ts';
import { PROVINCE_CODES, regionOf } from '../holidays/scope.ts';
import { toSlug } from './compare/names.ts';

/** The provider's codes of all provinces and territories. */
export const REGIONS: readonly string[] = PROVINCE_CODES.map(regionOf);

const HOLIDAY_TYPES = ['Public', 'Bank', 'School', 'Authorities', 'Optional', 'Observance'] as const;

/** The fields that both versions of the provider's interface share, under whatever name. */
export const dateField = z.string().refine((text) => parseDate(text) !== undefined, 'no date as YYYY-MM-DD');
export const localNameField = plainText.trim().min(1).max(200);
/** A name of which an id can be made. */
export const nameField = localNameField.refine(
  (name) => toSlug(name) !== '',
  'a name with a Latin letter or a digit',
);
export const regionsField = z.array(z.enum(REGIONS)).min(1).nullable();
export const typesField = z.array(z.enum(HOLIDAY_TYPES)).min(1);

/**
 * One row of a kept year, in the provider's own fields less those that follow from the rest or never vary:
 * `global` (true exactly when `counties` is null), `countryCode`, `fixed` and `launchYear`.
 */
export const providerRowSchema = z.strictObject({
  date: dateField,
  name: nameField,
  /** Only where it differs from the name. */
  localName: localNameField.exactOptional(),
  /** CA-XX codes of the provinces that keep the day; null for the whole country. */
  counties: regionsField,
  types: typesField,
});

export type ProviderRow = Readonly<z.infer<typeof providerRowSchema>>;

/** A year's rows in one order, whatever the order in which they and what they list came. */
export function inOrder(rows: readonly ProviderRow[]): readonly ProviderRow[] {
  return rows.map(withFieldsInOrder).sort(byDateAndName);
}

function withFieldsInOrder({ date, name, localName, counties, types }: ProviderRow): ProviderRow {
  return {
    date,
    name,
    ...(localName === undefined ? {} : { localName }),
    counties: counties && [...counties].sort(),
    types: [...types].sort(),
  };
}

/** By date and name, and by all else where these are the same. */
function byDateAndName(a: ProviderRow, b: ProviderRow): number {
  return compare(a.date, b.date) || compare(a.name, b.name) || compare(JSON.stringify(a), JSON.stringify(b));
}

/** By code unit and not by locale, for the order must be the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
