import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { MAX_SKIPPED } from '../../../core/questions/readers.ts';
import { askedProvince, linksSchema } from './bodies.ts';
import {
  confidenceSchema,
  dateSchema,
  holidaySchema,
  isoDate,
  nameEn,
  nameFr,
  wordsSchema,
  yearSchema,
} from './holiday.ts';

/** The holiday, if that is the reason. A day of a list has no act here: the list's file names its source. */
const holidayOff = holidaySchema.pick({ id: true, nameEn: true, nameFr: true, act: true }).partial().shape;

const reasonSchema = z.strictObject({
  reason: z
    .enum(['weekend', 'holiday', 'own'])
    .describe('Weekend day, day on which a holiday is observed, or date of your own'),
  date: dateSchema.exactOptional().describe('Present if the reason is `own`'),
  ...holidayOff,
  basis: z
    .literal('custom')
    .exactOptional()
    .describe('Present if the day is taken by custom, for a holiday on a weekend, and not by law'),
  status: z
    .literal('projected')
    .exactOptional()
    .describe('Present if no publisher has announced the day: it follows the rule in `list.projection`'),
});

const skippedSchema = z.strictObject({ date: isoDate, ...reasonSchema.omit({ date: true }).shape });

export const projection = z
  .strictObject({
    from: yearSchema.describe('First projected year'),
    to: yearSchema.describe('Last projected year'),
    ...wordsSchema.shape,
  })
  .describe(
    'The rule that the published years follow, and the years to which `projected=1` applies it before anything is announced',
  );

const listUrl = z
  .url()
  .describe(
    'URL of the list for the year in question, or for the nearest year with a file, with the source of each day',
  );

export const weekendDays = z.array(z.enum(['sunday', 'friday', 'saturday']));

export const businessDaysBodySchema = z
  .strictObject({
    date: isoDate,
    province: askedProvince,
    list: z
      .strictObject({
        id: z.string().describe('ID of the list'),
        url: listUrl,
        projection: projection.exactOptional(),
      })
      .exactOptional()
      .describe('Present if a list was requested'),
    weekend: weekendDays.describe('Weekend days'),
    substitute: z
      .literal('next')
      .exactOptional()
      .describe(
        'Present if holidays on a weekend are taken on the next free working day, as most employers do',
      ),
    isBusinessDay: z.boolean().describe('Whether the date is a business day'),
    reasons: z.array(reasonSchema).describe('Why the date is not a business day; empty if it is one'),
    previous: dateSchema
      .nullable()
      .describe(
        'Last business day before the date; `null` if it falls before 1900 or before the years covered by the list',
      ),
    next: dateSchema
      .nullable()
      .describe(
        'First business day after the date; `null` if it falls after 2100 or after the years covered by the list',
      ),
    add: z.int().exactOptional().describe('With `add`, the number requested'),
    result: dateSchema
      .exactOptional()
      .describe(
        'With `add`, the date that many business days later (earlier if `add` is negative, the same date if it is 0)',
      ),
    to: dateSchema.exactOptional().describe('If `to` is given, that date'),
    businessDays: z
      .int()
      .exactOptional()
      .describe(
        'If `to` is given, the number of business days after the first date, up to and including the second; negative if the second is earlier',
      ),
    networkDays: z
      .int()
      .exactOptional()
      .describe(
        'If `to` is given, the number of business days between the two dates, both included, as NETWORKDAYS counts them in a spreadsheet',
      ),
    calendarDays: z
      .int()
      .exactOptional()
      .describe(
        'If `to` is given, the number of days from the first date to the second; negative if the second is earlier',
      ),
    skipped: z
      .array(skippedSchema)
      .max(MAX_SKIPPED)
      .exactOptional()
      .describe(
        `With \`add\` or \`to\`, the days off in between, beginning with the one closest to the date (at most ${MAX_SKIPPED})`,
      ),
    skippedDays: z
      .int()
      .min(0)
      .exactOptional()
      .describe('With `add` or `to`, the number of days off in between'),
    notes: z
      .array(wordsSchema)
      .exactOptional()
      .describe(
        'What the act gives for a holiday on a weekend, if the result is, or is after, a day that people may have off in its place; in Quebec, that employers choose between Good Friday and Easter Monday; for a list, the days that are holidays only in some provinces and territories',
      ),
    source: linksSchema,
  })
  .meta({ id: 'BusinessDays' });

export type BusinessDaysBody = DeepReadonly<z.infer<typeof businessDaysBodySchema>>;

const passedDaySchema = z.strictObject({
  date: isoDate,
  reason: z
    .enum(['weekend', 'holiday', 'recess'])
    .describe('Weekend day, holiday on the list, or day in a recess, during which days are not counted'),
  id: holidaySchema.shape.id.exactOptional(),
  nameEn: nameEn.exactOptional(),
  nameFr: nameFr.exactOptional(),
});

const alternativeSchema = z.strictObject({
  result: dateSchema.describe('Later date'),
  ...wordsSchema.shape,
});

const ruleSchema = z.strictObject({
  ...wordsSchema.shape,
  sectionEn: z.string().describe('Act or rules, with the section, in English'),
  sectionFr: z.string().describe('Act or rules, with the section, in French'),
  url: z.url().describe('URL of the text'),
  urlFr: z.url().exactOptional().describe('URL of the French text'),
  confidence: confidenceSchema.describe('Confidence in the rule, based on the sources'),
});

export const timeLimitBodySchema = z
  .strictObject({
    date: isoDate.describe('Day of the event, which is not counted'),
    days: z.int().min(1).describe('Number of days requested'),
    clear: z
      .boolean()
      .describe('Whether the period is expressed as “at least” a number of days or as “clear days”'),
    list: z.strictObject({
      id: z.string().describe('ID of the list'),
      nameEn,
      nameFr,
      url: listUrl,
    }),
    result: dateSchema.describe(
      'Last day of the period; if the rule can be read in more than one way, the earliest date',
    ),
    alternatives: z
      .array(alternativeSchema)
      .describe(
        'Later dates under other readings of the rule, earliest first, with an explanation of each reading',
      ),
    counting: z
      .enum(['calendar', 'without-holidays'])
      .describe(
        'Whether holidays and weekends are counted (`calendar`) or left out because the period is short (`without-holidays`)',
      ),
    moved: z
      .strictObject({
        from: dateSchema.describe('Day on which the period would have ended'),
        reasons: z
          .array(passedDaySchema)
          .describe('Why the period does not end on that day or on any other day before the result'),
      })
      .nullable()
      .describe('Original last day, if the last day was moved; otherwise, `null`'),
    skipped: z
      .array(passedDaySchema)
      .max(MAX_SKIPPED)
      .describe(`Days that are not counted, sorted by date (at most ${MAX_SKIPPED})`),
    skippedDays: z.int().min(0).describe('Number of days that are not counted'),
    rule: ruleSchema.describe('The rule, in plain language'),
    notes: z
      .array(wordsSchema)
      .describe('Points that the rule does not settle, and assumptions behind the calculation'),
    source: linksSchema,
  })
  .meta({ id: 'TimeLimit' });

export type TimeLimitBody = DeepReadonly<z.infer<typeof timeLimitBodySchema>>;
