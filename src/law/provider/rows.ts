import { z } from 'zod';
import { parseDate } from '../../core/calendar/day.ts';
import { PROVINCE_CODES, toRegion } from '../../core/holidays/scope.ts';
import { plainText } from '../tables/fields.ts';

// The provider's answers have one row for each holiday, in both versions of its API and as we save them.

export const REGIONS: readonly string[] = PROVINCE_CODES.map(toRegion);

const HOLIDAY_TYPES = ['Public', 'Bank', 'School', 'Authorities', 'Optional', 'Observance'] as const;

const date = z.string().refine((text) => parseDate(text) !== undefined, 'no date as YYYY-MM-DD');
const localName = plainText.trim().min(1).max(200);
const name = localName.refine((text) => toSlug(text) !== '', 'a name with a Latin letter or a digit');
const regions = z.array(z.enum(REGIONS)).min(1).nullable();
const types = z.array(z.enum(HOLIDAY_TYPES)).min(1);

/**
 * A saved row: the provider's fields without those that follow from the rest or never vary: `global` (true exactly if
 * `counties` is null), `countryCode`, `fixed` and `launchYear`.
 */
export const providerRowSchema = z.strictObject({
  date,
  name,
  /** Only if it differs from the name. */
  localName: localName.exactOptional(),
  /** CA-XX codes of the provinces that observe the day; null for the whole country. */
  counties: regions,
  types,
});

export type ProviderRow = Readonly<z.infer<typeof providerRowSchema>>;

/** The fields that a row of the fallback shares with an answer's. */
export const fallbackFields = { name, counties: regions, types };

const rowOfV3 = z
  .strictObject({
    date,
    localName,
    name,
    countryCode: z.literal('CA'),
    fixed: z.boolean(),
    global: z.boolean(),
    counties: regions,
    launchYear: z.int().nullable(),
    types,
  })
  .refine((row) => row.global === (row.counties === null), {
    path: ['global'],
    message: 'expected true exactly when counties is null',
  })
  .transform(
    ({ date, name, localName, counties, types }): ProviderRow => ({
      date,
      name,
      ...(localName === name ? {} : { localName }),
      counties,
      types,
    }),
  );

/** We have captured no body of version 4. These are the fields that other clients read; only some read `countryCode`. */
const rowOfV4 = z
  .strictObject({
    date,
    name,
    countryCode: z.literal('CA').exactOptional(),
    nationalHoliday: z.boolean(),
    subdivisionCodes: regions,
    holidayTypes: types,
  })
  .refine((row) => row.nationalHoliday === (row.subdivisionCodes === null), {
    path: ['nationalHoliday'],
    message: 'expected true exactly when subdivisionCodes is null',
  })
  .transform(
    ({ date, name, subdivisionCodes: counties, holidayTypes: types }): ProviderRow => ({
      date,
      name,
      counties,
      types,
    }),
  );

export type ApiVersion = 'v3' | 'v4';

interface Version {
  path(year: number): string;
  readonly schema: z.ZodType<readonly ProviderRow[]>;
}

export const VERSIONS: Readonly<Record<ApiVersion, Version>> = {
  v3: { path: (year) => `api/v3/PublicHolidays/${year}/CA`, schema: z.array(rowOfV3) },
  v4: { path: (year) => `api/v4/Holidays/CA/${year}`, schema: z.array(rowOfV4) },
};

/** Lower-case letters, digits and single hyphens between them; empty for a name without Latin letters and digits. */
export function toSlug(text: string): string {
  const ascii = text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  return ascii
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export function inOrder(rows: readonly ProviderRow[]): readonly ProviderRow[] {
  const sorted = rows.map(({ date, name, localName, counties, types }): ProviderRow => {
    return {
      date,
      name,
      ...(localName === undefined ? {} : { localName }),
      counties: counties && [...counties].sort(),
      types: [...types].sort(),
    };
  });
  return sorted.sort(
    (a, b) =>
      compareText(a.date, b.date) ||
      compareText(a.name, b.name) ||
      compareText(JSON.stringify(a), JSON.stringify(b)),
  );
}

/** By code unit, not by locale: the order must be the same on every machine. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
