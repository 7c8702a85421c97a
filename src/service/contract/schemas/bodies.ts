import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { LOCALES } from '../../../core/language/locale.ts';
import {
  first,
  holidaySchema,
  isoDate,
  last,
  longWeekendSchema,
  nameEn,
  nameFr,
  provinceRegion,
  servedYear,
  weekNumber,
  wordsSchema,
} from './holiday.ts';

export const provinceSchema = z
  .strictObject({
    code: provinceRegion.describe('`CA-XX`'),
    nameEn,
    nameFr,
  })
  .meta({ id: 'Province' });

export const linksSchema = z
  .strictObject({
    site: z.url().describe('URL of this service'),
    data: z.url().describe('URL of the provider, whose data is only compared with the law tables'),
    law: z.url().describe('URL of the page about the law tables, from which all the data comes'),
    docs: z.url().describe('URL of the API documentation'),
  })
  .meta({ id: 'Source' });

export const askedProvince = provinceSchema
  .exactOptional()
  .describe('Present if a province or territory was requested');

export const listedCount = z.int().min(0).describe('Number of entries in “holidays”');

export const holidaysBodySchema = z
  .strictObject({
    year: servedYear,
    province: askedProvince,
    count: listedCount,
    holidays: z.array(holidaySchema).describe('Sorted by date'),
    longWeekends: z
      .array(longWeekendSchema)
      .optional()
      .describe('Present with longWeekends=1; sorted by date'),
    source: linksSchema,
  })
  .meta({ id: 'Holidays' });

const weekSpanSchema = z.strictObject({
  week: weekNumber.describe('Week number, 1 to 53'),
  year: z
    .int()
    .describe('Year that the week belongs to; around January 1, it may differ from the year of the date'),
  start: first,
  end: last,
});

const namedHolidaySchema = holidaySchema.extend({
  name: z.string().describe('Name in the requested language'),
});

export const weekBodySchema = z
  .strictObject({
    date: isoDate,
    locale: z.enum(LOCALES).describe('Language requested'),
    dayOfYear: z.int().min(1).max(366).describe('Day of the year; January 1 is day 1'),
    daysInYear: z.int().min(365).max(366).describe('365, or 366 in a leap year'),
    iso: weekSpanSchema.describe('Monday to Sunday; week 1 includes the first Thursday of the year'),
    canada: weekSpanSchema.describe('Sunday to Saturday; week 1 includes January 1'),
    province: askedProvince,
    isHoliday: z.boolean().describe('Whether a statutory holiday is observed on the date'),
    isBusinessDay: z
      .boolean()
      .describe('Whether the date is a weekday, Monday to Friday, on which no statutory holiday is observed'),
    holidays: z.array(namedHolidaySchema).describe('Statutory holidays in the ISO week or the Canadian week'),
    nextHoliday: namedHolidaySchema
      .extend({
        daysUntil: z.int().min(1).describe('Number of days from the requested date to observedDate'),
      })
      .nullable()
      .describe(
        'First statutory holiday with an `observedDate` after the date; `null` if there is none before the end of 2100',
      ),
    nextLongWeekend: longWeekendSchema
      .extend({
        daysUntil: z
          .int()
          .min(0)
          .describe('Number of days until the long weekend begins; 0 if it has already begun'),
      })
      .nullable()
      .describe(
        'First long weekend that ends on or after the date; `null` if there is none before the end of 2100',
      ),
    notes: z
      .array(wordsSchema)
      .describe(
        'In Quebec, that employers choose between Good Friday and Easter Monday, if either is in one of the weeks or is the next holiday; otherwise, empty',
      ),
    source: linksSchema,
  })
  .meta({ id: 'Week' });

export const statusBodySchema = z
  .strictObject({
    revision: z.string().describe('Data revision'),
    scopes: z.int().describe('Number of jurisdictions: Canada, its provinces and its territories'),
    years: z
      .strictObject({
        first: z.int().describe('First year'),
        last: z.int().describe('Last year'),
      })
      .describe('Years covered'),
    holidays: z.int().describe('Total number of statutory holidays in all jurisdictions and years'),
    version: z.string().describe('Software version'),
    build: z.string().describe('Build ID, which changes whenever the data or the code changes'),
    startedAt: z.iso
      .datetime()
      .describe('Date and time at which the server process or edge instance started, in UTC'),
  })
  .meta({ id: 'Status' });

/** RFC 9457 3.1 */
export const problemSchema = z
  .strictObject({
    type: z.string().describe('URL of the documentation for this error'),
    title: z.string().describe('Short description of the error, in plain language'),
    status: z.int().min(400).max(599).describe('HTTP status'),
    detail: z.string().describe('What is wrong with the request, in plain language'),
    code: z.string().describe('Stable error code, for programs'),
    parameter: z.string().optional().describe('Parameter that caused the error'),
    allowed: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('Valid values: a range or a list'),
  })
  .meta({ id: 'Problem' });

export type HolidaysBody = DeepReadonly<z.infer<typeof holidaysBodySchema>>;
export type WeekBody = DeepReadonly<z.infer<typeof weekBodySchema>>;
export type StatusBody = DeepReadonly<z.infer<typeof statusBodySchema>>;
export type ProblemBody = DeepReadonly<z.infer<typeof problemSchema>>;
