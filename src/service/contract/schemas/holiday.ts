import { z } from 'zod';
import type { Holiday, LongWeekend } from '../../../core/holidays/holiday.ts';
import type { InLieu } from '../../../core/holidays/in-lieu.ts';
import { BASES, CONFIDENCES, FIRST_YEAR, KINDS, LAST_YEAR, LIEU_RULES } from '../../../core/holidays/law.ts';

export const dateSchema = z.iso.date();
export const isoDate = dateSchema.describe('YYYY-MM-DD');
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const yearSchema = z.int().min(FIRST_YEAR).max(LAST_YEAR);
export const servedYear = yearSchema.describe('Year');
export const region = z.string().regex(/^CA(-[A-Z]{2})?$/);
export const provinceRegion = z.string().regex(/^CA-[A-Z]{2}$/);
export const weekNumber = z.int().min(1).max(53);
export const first = dateSchema.describe('First day');
export const last = dateSchema.describe('Last day, inclusive');
export const nameEn = z.string().min(1).describe('Name in English');
export const nameFr = z.string().min(1).describe('Name in French');

export const confidenceSchema = z.enum(CONFIDENCES);

export const wordsSchema = z
  .strictObject({
    en: z.string().min(1).describe('Text in English'),
    fr: z.string().min(1).describe('Text in French'),
  })
  .meta({ id: 'Words' });

export const citedActSchema = z
  .strictObject({
    name: z.string().min(1).describe('Citation in English'),
    nameFr: z.string().min(1).describe('Citation in French'),
    url: z.url().nullable().describe('URL of the statute; `null` if unknown'),
    urlFr: z.url().exactOptional().describe('URL of the French version, if there is one'),
  })
  .meta({ id: 'Statute' });

const actSchema = citedActSchema
  .nullable()
  .describe('Statute in force on the date; `null` if the sources do not mention one');

const sectionOfRule = z.string().min(1).nullable();

export const inLieuSchema = z
  .strictObject({
    rule: z
      .enum(LIEU_RULES)
      .describe(
        'What the act gives: the working day before or after (`adjacent`), the first working day after (`next`), that day or another one (`next-or-agreed`), another working day or only the pay (`another-or-pay`), pay and no other day (`pay`), neither (`none`); `unknown` if we have read no text',
      ),
    days: z
      .array(dateSchema)
      .describe(
        'Weekdays that the law gives, for someone who works Monday to Friday; empty if it gives none',
      ),
    by: dateSchema.nullable().describe('Last date for the other day, if the act sets one; otherwise, `null`'),
    en: z.string().min(1).describe('The rule in English, including who chooses'),
    fr: z.string().min(1).describe('The rule in French, including who chooses'),
    sectionEn: sectionOfRule.describe('Section of the act, in English; `null` if we have not read it'),
    sectionFr: sectionOfRule.describe('Section of the act, in French; `null` if we have not read it'),
    act: actSchema,
    confidence: confidenceSchema.describe('Confidence in the rule, based on the sources'),
  })
  .meta({ id: 'InLieu' }) satisfies z.ZodType<InLieu>;

export const holidaySchema = z
  .strictObject({
    id: slugSchema.describe('Stable ID, such as `canada-day`'),
    date: isoDate,
    observedDate: dateSchema.describe(
      'Day off under the law: the same as `date` unless the law moves the day off, for everyone or for people who do not normally work on that weekday',
    ),
    nameEn,
    nameFr,
    global: z.boolean().describe('Whether the holiday applies throughout the jurisdiction'),
    counties: z
      .array(region)
      .nullable()
      .describe(
        'Provinces and territories to which the holiday is limited; `null` if it is not limited; empty if it is not observed throughout any province or territory',
      ),
    isoWeek: weekNumber.describe('ISO week number of `date`'),
    canadaWeek: weekNumber.describe('Canadian week number of `date`'),
    observedIn: z
      .array(region)
      .describe(
        '`CA` and `CA-XX` codes of all jurisdictions whose own laws provide for the holiday that year',
      ),
    kind: z.enum(KINDS).describe('Statutory for all workers, optional, or for the public service only'),
    basis: z
      .enum(BASES)
      .nullable()
      .describe(
        'Basis of a statutory holiday (`paid`, `legal`, `special`) or reason why a day is optional (`choice`, `closing`, `custom`); `null` for public service holidays',
      ),
    publicService: z
      .literal(true)
      .exactOptional()
      .describe(
        'Present only for an optional day that the government (federal, provincial or territorial) also gives its own employees off',
      ),
    act: actSchema,
    confidence: confidenceSchema.describe('Confidence level for that year, based on the sources'),
    inLieu: inLieuSchema
      .nullable()
      .describe(
        'What is owed under the act to people with the weekend off, if the day off for a paid or special holiday is a Saturday or Sunday; otherwise, `null`',
      ),
    notes: wordsSchema.exactOptional().describe('Notes about the day, if any'),
  })
  .meta({ id: 'Holiday' }) satisfies z.ZodType<Holiday>;

export const longWeekendSchema = z
  .strictObject({
    start: first,
    end: last,
    days: z.int().min(3).describe('Number of days'),
    holidays: z
      .array(holidaySchema.pick({ id: true, date: true, observedDate: true, nameEn: true, nameFr: true }))
      .min(1)
      .describe('Holidays observed during the long weekend'),
  })
  .meta({ id: 'LongWeekend' }) satisfies z.ZodType<LongWeekend>;
