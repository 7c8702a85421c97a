import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { KINDS } from '../../../core/holidays/law.ts';
import { linksSchema, listedCount, provinceSchema } from './bodies.ts';
import {
  dateSchema,
  holidaySchema,
  longWeekendSchema,
  nameEn,
  nameFr,
  region,
  servedYear,
  yearSchema,
} from './holiday.ts';

const ofHoliday = holidaySchema.shape;

const placeDaySchema = z
  .strictObject({
    date: ofHoliday.date,
    observedDate: ofHoliday.observedDate,
    kind: ofHoliday.kind,
    basis: ofHoliday.basis,
    nameEn: nameEn.describe('English name used in the jurisdiction'),
    nameFr: nameFr.describe('French name used in the jurisdiction'),
    publicService: ofHoliday.publicService,
  })
  .meta({ id: 'PlaceDay' });

const places = z
  .array(region)
  .describe('`CA` for federal law, then the `CA-XX` codes of all provinces and territories');

/** `/holidays/<year>/all.json`: a year of all places, by holiday. */
export const allPlacesBodySchema = z
  .strictObject({
    year: servedYear,
    places,
    holidays: z
      .array(
        z.strictObject({
          id: ofHoliday.id,
          nameEn,
          nameFr,
          days: z
            .record(region, placeDaySchema)
            .describe('The holiday in each jurisdiction that observes it, by jurisdiction code'),
        }),
      )
      .describe('Holidays of every kind, sorted by first date'),
  })
  .meta({ id: 'AllPlaces' });

/** `/holidays/<year>/long-weekends.json`: the long weekends of all places, side by side. */
export const longWeekendsBodySchema = z
  .strictObject({
    year: servedYear,
    places,
    longWeekends: z
      .record(region, z.array(longWeekendSchema))
      .describe('The long weekends of each jurisdiction, by its code, sorted by date'),
    source: linksSchema,
  })
  .meta({ id: 'LongWeekends' });

export type LongWeekendsBody = DeepReadonly<z.infer<typeof longWeekendsBodySchema>>;

export type AllPlacesBody = DeepReadonly<z.infer<typeof allPlacesBodySchema>>;

export const downloadRowSchema = z.strictObject({
  scope: region.describe('`CA` for federal law, `CA-XX` for a province or territory'),
  year: yearSchema.describe('Year'),
  ...holidaySchema.shape,
});

export const downloadBodySchema = z.strictObject({
  province: provinceSchema.optional().describe('Present only in the file for a province or territory'),
  years: z.strictObject({ first: yearSchema, last: yearSchema }),
  count: listedCount,
  holidays: z.array(downloadRowSchema).describe('Holidays of every kind, sorted by jurisdiction and date'),
  source: linksSchema,
});

export type DownloadRow = DeepReadonly<z.infer<typeof downloadRowSchema>>;
export type DownloadBody = DeepReadonly<z.infer<typeof downloadBodySchema>>;

export const frenchTitle = z.string().min(1).exactOptional().describe('French title, if there is one');

export const frenchText = z.url().exactOptional().describe('URL of the French version, if known');

export const readSourceSchema = z.strictObject({
  id: z.string().describe('ID used in the `evidence` fields'),
  title: z.string().describe('Title or description'),
  titleFr: frenchTitle,
  url: z.url().exactOptional().describe('URL of the source'),
  urlFr: frenchText,
  official: z.boolean().describe('Whether the source is published by a parliament, a government or a court'),
  year: z.int().exactOptional().describe('Year of the source'),
  quote: z.string().exactOptional().describe('Short excerpt'),
});

const text = z.string().min(1);

const correctionSchema = z
  .strictObject({
    places: z.array(region).min(1).describe('Jurisdiction codes, `CA` or `CA-XX`'),
    holidays: z.array(holidaySchema.shape.id).min(1).describe('IDs of the holidays'),
    since: yearSchema.nullable().describe('First year corrected; `null` means 1900'),
    until: yearSchema.nullable().describe('Last year corrected; `null` means 2100'),
    wasEn: text.describe('Text before the correction, in English'),
    wasFr: text.describe('Text before the correction, in French'),
    isEn: text.describe('Corrected text, in English'),
    isFr: text.describe('Corrected text, in French'),
    whyEn: text.describe('Reason, in English'),
    whyFr: text.describe('Reason, in French'),
    sources: z.array(readSourceSchema).min(1).describe('Sources for the correction'),
  })
  .meta({ id: 'Correction' });

const changeSchema = z
  .strictObject({
    date: dateSchema.describe('Date of publication'),
    titleEn: text.describe('Title in English'),
    titleFr: text.describe('Title in French'),
    summaryEn: text.describe('Summary in English'),
    summaryFr: text.describe('Summary in French'),
    corrections: z.array(correctionSchema).describe('Corrected rows of the law tables'),
  })
  .meta({ id: 'Change' });

/** `/changes.json`: the log of data changes. */
export const changesBodySchema = z
  .strictObject({
    changes: z.array(changeSchema).describe('Sorted by date, newest first'),
    source: linksSchema,
  })
  .meta({ id: 'Changes' });

export type ChangesBody = DeepReadonly<z.infer<typeof changesBodySchema>>;

const since = yearSchema.exactOptional().describe('First year; absent if the sources do not establish it');
const until = yearSchema.exactOptional().describe('Last year; absent if the period has not ended');
const sourceIds = z.array(z.string()).describe('IDs of the sources');

const citedPeriodSchema = z.strictObject({
  since,
  until,
  act: holidaySchema.shape.act,
  basis: holidaySchema.shape.basis,
  evidence: sourceIds,
});

const keptPeriodSchema = z.strictObject({
  nameEn,
  nameFr,
  kind: z.enum(KINDS).describe('Statutory, optional, or for the public service only'),
  since,
  until,
  confidence: holidaySchema.shape.confidence.describe('Confidence in the first year'),
  mediumSince: yearSchema
    .exactOptional()
    .describe('If confidence in the first year is `low`, the year of the first source that mentions the day'),
  attestedSince: yearSchema
    .exactOptional()
    .describe(
      'First year for which confidence is `high`, because a dated official source or three independent sources mention the day',
    ),
  paidBy: yearSchema
    .exactOptional()
    .describe('Year by which the day had become a paid day off; present if the exact year is not known'),
  acts: z.array(citedPeriodSchema).describe('Act and basis, by period'),
  evidence: z
    .strictObject({ since: sourceIds, now: sourceIds, dates: sourceIds.exactOptional() })
    .describe(
      'Sources for the first year (`since`), for the current status (`now`) and, if the date or the day off differs in some years, for those dates (`dates`)',
    ),
});

const placeSchema = z.strictObject({
  scope: region.describe('Jurisdiction code, `CA` or `CA-XX`'),
  nameEn,
  nameFr,
  periods: z
    .array(keptPeriodSchema)
    .describe('Periods during which the holiday has been observed, each with the name used'),
  days: z
    .array(holidaySchema.pick({ date: true, observedDate: true }))
    .describe('Dates from last year to ten years ahead'),
});

/** `/holidays/<id>.json`: a holiday in every place that keeps it, or kept it. */
export const namedHolidayBodySchema = z
  .strictObject({
    id: holidaySchema.shape.id,
    nameEn,
    nameFr,
    aliasesEn: z
      .array(z.string().min(1))
      .describe('Other English names used in some jurisdictions, in some years or in everyday language'),
    aliasesFr: z
      .array(z.string().min(1))
      .describe('Other French names used in some jurisdictions, in some years or in everyday language'),
    places: z
      .array(placeSchema)
      .describe('Jurisdictions that observe or have observed the holiday, in any way'),
    sources: z.array(readSourceSchema).describe('Sources cited in the `evidence` fields'),
    source: linksSchema,
  })
  .meta({ id: 'NamedHoliday' });

export type NamedHolidayBody = DeepReadonly<z.infer<typeof namedHolidayBodySchema>>;
export type KeptPeriod = NamedHolidayBody['places'][number]['periods'][number];
export type CitedPeriod = KeptPeriod['acts'][number];
