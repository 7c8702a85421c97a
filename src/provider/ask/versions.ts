import { z } from 'zod';
import { dateField, localNameField, nameField, type ProviderRow, regionsField, typesField } from '../row.ts';

export type ApiVersion = 'v3' | 'v4';

interface Version {
  /** Where the holidays of a year are, below the provider's address. */
  path(year: number): string;
  /** Reads a body's JSON into rows. */
  readonly schema: z.ZodType<readonly ProviderRow[]>;
}

const rowOfV3 = z
  .strictObject({
    date: dateField,
    localName: localNameField,
    name: nameField,
    countryCode: z.literal('CA'),
    fixed: z.boolean(),
    global: z.boolean(),
    counties: regionsField,
    launchYear: z.int().nullable(),
    types: typesField,
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

/** No captured body was at hand: the fields are those that other clients read, of which only some have `countryCode`. */
const rowOfV4 = z
  .strictObject({
    date: dateField,
    name: nameField,
    countryCode: z.literal('CA').exactOptional(),
    nationalHoliday: z.boolean(),
    subdivisionCodes: regionsField,
    holidayTypes: typesField,
  })
  .refine((row) => row.nationalHoliday === (row.subdivisionCodes === null), {
    path: ['nationalHoliday'],
    message: 'expected true exactly when subdivisionCodes is null',
  })
  .transform(
    ({ date, name, subdivisionCodes, holidayTypes }): ProviderRow => ({
      date,
      name,
      counties: subdivisionCodes,
      types: holidayTypes,
    }),
  );

/** The versions of the provider's interface. */
export const VERSIONS: Readonly<Record<ApiVersion, Version>> = {
  v3: { path: (year) => `api/v3/PublicHolidays/${year}/CA`, schema: z.array(rowOfV3) },
  v4: { path: (year) => `api/v4/Holidays/CA/${year}`, schema: z.array(rowOfV4) },
};
