import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { CLOSINGS, LIST_IDS } from '../../../core/lists/list.ts';
import { linksSchema } from './bodies.ts';
import { projection, weekendDays } from './days.ts';
import { frenchText, frenchTitle, readSourceSchema } from './files.ts';
import {
  holidaySchema,
  isoDate,
  nameEn,
  nameFr,
  provinceRegion,
  servedYear,
  slugSchema,
  wordsSchema,
  yearSchema,
} from './holiday.ts';

const id = slugSchema.describe('Stable ID, such as `tsx`');
const status = z
  .enum(['statute', 'agreement', 'published'])
  .describe(
    'How the days are set: by an act (`statute`) or a collective agreement (`agreement`), for every year, or by a publisher, one year at a time (`published`). A published list ends with the last year announced.',
  );
const authority = z.strictObject({ nameEn, nameFr }).exactOptional();

const listSchema = z
  .strictObject({
    id: z.enum(LIST_IDS).describe('Stable ID, such as `tsx`'),
    nameEn,
    nameFr,
    purposeEn: z.string().describe('Purpose and limits of the list, in English'),
    purposeFr: z.string().describe('Purpose and limits of the list, in French'),
    missing: wordsSchema
      .exactOptional()
      .describe('What we have not been able to consult; absent if, to our knowledge, nothing is missing'),
    status,
    act: authority.describe('Act or agreement that sets the days'),
    publisher: authority.describe('Organization that publishes the days each year'),
    url: z.url().describe('URL of the act, agreement or publication'),
    urlFr: z.url().exactOptional().describe('URL of the French version, if known'),
    years: z
      .union([z.array(yearSchema).min(1), z.strictObject({ from: yearSchema, to: yearSchema })])
      .describe(
        'Years available; for an act, from the first year confirmed by a source to the last year covered by the service',
      ),
    files: z
      .strictObject({ from: yearSchema, to: yearSchema })
      .describe(
        'First and last year with files; for an act or agreement, ten years before and after this year at most. The API takes all the years covered into account.',
      ),
    nextYear: z
      .strictObject({ year: yearSchema, ...wordsSchema.shape })
      .exactOptional()
      .describe('For a published list, the first year not yet published, and when we expect it'),
    projection: projection.exactOptional(),
    weekend: weekendDays.describe('Weekend used to count business days with this list'),
    hasTimeLimitRule: z
      .boolean()
      .describe('Whether `time-limit.json` can use the list to calculate time limits'),
  })
  .meta({ id: 'List' });

/** `/lists/index.json`: every list. */
export const listIndexBodySchema = z.array(listSchema).meta({ id: 'Lists' });

const listedDaySchema = z
  .strictObject({
    id: slugSchema.describe(
      'ID of the holiday; for a substitute day, the ID of the holiday followed by `-in-lieu`',
    ),
    date: isoDate,
    nameEn,
    nameFr,
    closes: z.enum(CLOSINGS).describe('Closed all day (`day`) or from the time given'),
    substituteFor: slugSchema.exactOptional().describe('ID of the holiday that this day replaces'),
    provinces: z
      .array(provinceRegion)
      .exactOptional()
      .describe('Provinces and territories that observe the day; absent if all do'),
    source: z
      .strictObject({
        title: readSourceSchema.shape.title,
        titleFr: frenchTitle,
        url: z.url().describe('URL of the source'),
        urlFr: frenchText,
        year: z.int().describe('Year of the source'),
        official: z
          .boolean()
          .describe('Whether the source is the act itself or comes directly from the publisher'),
      })
      .describe('Source that confirms the day'),
    confidence: holidaySchema.shape.confidence,
  })
  .meta({ id: 'ListedDay' });

/** `/lists/<id>/<year>.json`: the days of a list in a year. */
export const listYearBodySchema = z
  .strictObject({
    list: z.strictObject({ id, nameEn, nameFr }),
    year: servedYear,
    status,
    days: z.array(listedDaySchema).describe('Sorted by date'),
    clauses: z
      .array(wordsSchema)
      .describe(
        'Provisions that set no fixed date, such as those for a day of the week or for a day set by proclamation or by a municipal council; they are not included in `days`',
      ),
    source: linksSchema,
  })
  .meta({ id: 'ListYear' });

export type ListIndexBody = DeepReadonly<z.infer<typeof listIndexBodySchema>>;
export type ListYearBody = DeepReadonly<z.infer<typeof listYearBodySchema>>;
export type ListedDayBody = ListYearBody['days'][number];
