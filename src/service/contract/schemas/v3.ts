import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { first, isoDate, last, provinceRegion } from './holiday.ts';

const v3HolidaySchema = z
  .strictObject({
    date: isoDate.describe('Day off under the law, YYYY-MM-DD'),
    localName: z
      .string()
      .describe('French name of a day observed only in Quebec; otherwise, the English name'),
    name: z.string().describe('Name in English'),
    countryCode: z.literal('CA').describe('Canada'),
    fixed: z.boolean().describe('Always false'),
    global: z
      .boolean()
      .describe(
        'Whether the holiday is observed by all provinces and territories that were part of Canada on the date',
      ),
    counties: z
      .array(provinceRegion)
      .min(1)
      .nullable()
      .describe('Provinces and territories that observe the holiday; `null` if `global` is `true`'),
    launchYear: z.int().nullable().describe('Always `null`'),
    types: z.array(z.literal('Public')).length(1).describe('Always Public, that is, a statutory holiday'),
  })
  .meta({ id: 'V3Holiday' });

export const v3HolidaysSchema = z.array(v3HolidaySchema).meta({ id: 'V3Holidays' });

const v3LongWeekendSchema = z
  .strictObject({
    startDate: first,
    endDate: last,
    dayCount: z.int().min(3).describe('Number of days'),
    needBridgeDay: z.boolean().describe('Whether the long weekend requires taking working days off'),
    bridgeDays: z.array(isoDate).describe('Working days to take off, sorted by date'),
  })
  .meta({ id: 'V3LongWeekend' });

export const v3LongWeekendsSchema = z.array(v3LongWeekendSchema).meta({ id: 'V3LongWeekends' });

export type V3Holiday = DeepReadonly<z.infer<typeof v3HolidaySchema>>;
export type V3LongWeekend = DeepReadonly<z.infer<typeof v3LongWeekendSchema>>;
