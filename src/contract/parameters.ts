import { z } from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../holidays/law.ts';
import { PROVINCE_CODES } from '../holidays/scope.ts';

/** A query parameter as the documentation has it; `src/api/parameters.ts` is what reads it. */
export interface ParameterContract {
  readonly schema: z.ZodType;
  readonly description: string;
  /** A value that the console starts with and that OpenAPI shows. */
  readonly example: string | number;
}

export const PARAMETERS = {
  year: {
    schema: z.int().min(FIRST_YEAR).max(LAST_YEAR),
    description: 'The year listed, 1900 to 2100; the current year where left out',
    example: 2026,
  },
  province: {
    schema: z.enum(PROVINCE_CODES as [string, ...string[]]),
    description:
      'Code of a province or territory in any case, also as CA-XX; the federal listing where left out',
    example: 'on',
  },
  longWeekends: {
    schema: z.enum(['0', '1']),
    description: '1 adds the list of long weekends',
    example: '1',
  },
  include: {
    schema: z.enum(['all']),
    description:
      'all adds optional days, those of the public service and those that the data provider alone reports',
    example: 'all',
  },
  date: {
    schema: z.iso.date(),
    description: 'YYYY-MM-DD from 1900-01-01 to 2100-12-31; today in the place asked for where left out',
    example: '2026-11-21',
  },
  locale: {
    schema: z.enum(['en', 'fr']),
    description: 'Language of names and error messages; en where left out',
    example: 'en',
  },
} as const satisfies Record<string, ParameterContract>;

export type ParameterName = keyof typeof PARAMETERS;

/** The operations and the parameters that each takes, in the order of the documentation. */
export const OPERATION_PARAMETERS = {
  'holidays.json': ['year', 'province', 'longWeekends', 'include'],
  'week.json': ['date', 'province', 'locale'],
  'holidays.ics': ['year', 'province', 'longWeekends', 'include', 'locale'],
  'status.json': [],
} as const satisfies Record<string, readonly ParameterName[]>;

export type OperationId = keyof typeof OPERATION_PARAMETERS;
export const OPERATION_IDS = Object.keys(OPERATION_PARAMETERS) as readonly OperationId[];
