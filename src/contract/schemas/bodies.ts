import { z } from 'zod';
import type { Holiday, LongWeekend } from '../../holidays/holiday.ts';
import { FIRST_YEAR, KINDS, LAST_YEAR } from '../../holidays/law.ts';

const date = z.iso.date().describe('YYYY-MM-DD');
const region = z.string().regex(/^CA(-[A-Z]{2})?$/);
const week = z.int().min(1).max(53);
const first = date.describe('First day');
const last = date.describe('Last day, inclusive');
const nameEn = z.string().min(1).describe('Name in English');
const nameFr = z.string().min(1).describe('Name in French');

export const statuteSchema = z.strictObject({
  name: z.string().min(1).describe('Citation in English'),
  nameFr: z.string().min(1).describe('Citation in French'),
  url: z.url().describe('Where the statute can be read'),
});

export const holidaySchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('Stable slug, such as canada-day'),
  date,
  observedDate: date.describe(
    'The day off by law in this scope: equal to date unless the law itself moves it for everyone',
  ),
  nameEn,
  nameFr,
  global: z.boolean().describe('Applies everywhere in the scope of the listing'),
  counties: z
    .array(region)
    .nullable()
    .describe(
      'Provinces and territories that keep it; null where there is no such restriction; empty where only a part of the province keeps it',
    ),
  isoWeek: week.describe('ISO week number of date'),
  canadaWeek: week.describe('Canada week number of date'),
  observedIn: z.array(region).describe('CA and CA-XX codes of all whose own law lists the holiday that year'),
  kind: z
    .enum(KINDS)
    .describe(
      'Statutory for the workforce, optional, of the public service, or reported by the data provider alone and not in the law',
    ),
  basis: z
    .enum(['paid', 'legal', 'special'])
    .nullable()
    .describe('What the day rests on; null for days that are no statutory ones'),
  act: statuteSchema.nullable().describe('The statute; null where the sources name none'),
  confidence: z
    .enum(['high', 'medium', 'low'])
    .describe('How surely the sources establish the day for that year'),
  provisional: z.literal(true).exactOptional().describe('Only on a day of the kind reported'),
}) satisfies z.ZodType<Holiday>;

export const longWeekendSchema = z.strictObject({
  start: first,
  end: last,
  days: z.int().min(3).describe('Number of days'),
  holidays: z
    .array(holidaySchema.pick({ id: true, date: true, observedDate: true, nameEn: true, nameFr: true }))
    .min(1)
    .describe('Those whose day off lies in it'),
}) satisfies z.ZodType<LongWeekend>;

export const provinceSchema = z.strictObject({
  code: z
    .string()
    .regex(/^CA-[A-Z]{2}$/)
    .describe('CA-XX'),
  nameEn,
  nameFr,
});

export const sourceSchema = z.strictObject({
  site: z.url().describe('This service'),
  data: z.url().describe('The data provider'),
  docs: z.url().describe('The documentation of the interface'),
});

export const holidaysBodySchema = z.strictObject({
  year: z.int().min(FIRST_YEAR).max(LAST_YEAR).describe('The year listed'),
  province: provinceSchema.optional().describe('Present when a province was asked for'),
  count: z.int().min(0).describe('Number of entries in holidays'),
  holidays: z.array(holidaySchema).describe('By date'),
  longWeekends: z.array(longWeekendSchema).optional().describe('With longWeekends=1, by start'),
  source: sourceSchema,
});

const weekSpanSchema = z.strictObject({
  week: week.describe('Week number, 1 to 53'),
  year: z.int().describe('Week-year, which near January 1 may differ from the year of the date'),
  start: first,
  end: last,
});

export const weekBodySchema = z.strictObject({
  date,
  locale: z.enum(['en', 'fr']).describe('The locale asked for'),
  dayOfYear: z.int().min(1).max(366).describe('1 on January 1'),
  daysInYear: z.int().min(365).max(366).describe('366 in a leap year'),
  iso: weekSpanSchema.describe('Monday to Sunday; week 1 holds the first Thursday of the year'),
  canada: weekSpanSchema.describe('Sunday to Saturday; week 1 holds January 1'),
  province: provinceSchema.optional().describe('Present when a province was asked for'),
  holidays: z
    .array(holidaySchema.extend({ name: z.string().describe('The name in the locale asked for') }))
    .describe('The statutory holidays of either week'),
  nextLongWeekend: longWeekendSchema
    .extend({ daysUntil: z.int().min(0).describe('0 while it lasts') })
    .nullable()
    .describe('The first that ends on or after the date; null where none is left up to 2100'),
  source: sourceSchema,
});

export const statusBodySchema = z.strictObject({
  revision: z.string().describe('Revision of the data'),
  scopes: z.int().describe('Canada, its provinces and its territories'),
  years: z
    .strictObject({ first: z.int().describe('First year'), last: z.int().describe('Last year') })
    .describe('Years that are served'),
  holidays: z.int().describe('Statutory holidays in all scopes and years'),
  version: z.string().describe('Version of the software that answers'),
});

export const problemSchema = z.strictObject({
  type: z.string().describe('Address of the documentation of the code'),
  title: z.string().describe('What the code means, for people'),
  status: z.int().min(400).max(599).describe('HTTP status'),
  detail: z.string().describe('What is wrong with this request, for people'),
  code: z.string().describe('Stable, for programs'),
  parameter: z.string().optional().describe('The parameter at fault'),
  allowed: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('What would be right instead: a range, or all values'),
});

/** What a schema describes, as the core makes it: nothing of it is changed. */
export type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

export type HolidaysBody = ReadOnly<z.infer<typeof holidaysBodySchema>>;
export type WeekBody = ReadOnly<z.infer<typeof weekBodySchema>>;
export type StatusBody = ReadOnly<z.infer<typeof statusBodySchema>>;
