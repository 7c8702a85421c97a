import { z } from 'zod';
import { parseDate } from '../calendar/day.ts';
import { plainText } from '../common/plain-text.ts';
import { PROVINCE_CODES } from '../holidays/scope.ts';
import { toSlug } from './compare/names.ts';

/** CA-XX codes of the provinces and territories. */
export const REGIONS: readonly string[] = PROVINCE_CODES.map((code) => `CA-${code.toUpperCase()}`);

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
export const witnessRowSchema = z.strictObject({
  date: dateField,
  name: nameField,
  /** Only where it differs from the name. */
  localName: localNameField.exactOptional(),
  /** CA-XX codes of those that keep the day; null for the whole country. */
  counties: regionsField,
  types: typesField,
});

export type WitnessRow = Readonly<z.infer<typeof witnessRowSchema>>;

/** By date and name, and by all else where these are the same: the order of an answer must not matter. */
export function byDateAndName(a: WitnessRow, b: WitnessRow): number {
  return compare(a.date, b.date) || compare(a.name, b.name) || compare(JSON.stringify(a), JSON.stringify(b));
}

/** By code unit and not by locale, for the order must be the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
