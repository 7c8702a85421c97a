import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { linksSchema } from './bodies.ts';
import { frenchText, frenchTitle } from './files.ts';
import {
  citedActSchema,
  confidenceSchema,
  dateSchema,
  inLieuSchema,
  nameEn,
  nameFr,
  region,
  wordsSchema,
  yearSchema,
} from './holiday.ts';

export const evidenceSchema = z
  .strictObject({
    title: z.string().min(1).describe('Title of the source'),
    titleFr: frenchTitle,
    url: z.url().nullable().describe('Public URL of the source; `null` if there is none'),
    urlFr: frenchText,
    quote: z.string().min(1).describe('Short excerpt, in the language of the source'),
    official: z
      .boolean()
      .describe('Whether the source is published by a legislature, a government or one of their offices'),
    year: yearSchema.nullable().describe('Year of the source; `null` if it is not dated'),
  })
  .meta({ id: 'Evidence' });

const sentence = {
  ...wordsSchema.shape,
  confidence: confidenceSchema.describe('Confidence in the statement, based on the sources'),
  evidence: z.array(evidenceSchema).min(1).describe('Sources for the statement'),
};

const ruleSchema = z.strictObject({
  ...sentence,
  sectionEn: z.string().min(1).describe('Sections of the statute, in English'),
  sectionFr: z.string().min(1).describe('Sections of the statute, in French'),
  ask: z
    .strictObject({
      nameEn,
      nameFr,
      url: z.url().describe('The office’s web page'),
      urlFr: z.url().exactOptional().describe('The office’s French web page, if it has one'),
    })
    .nullable()
    .describe('Office to ask if the sources do not settle the rule; otherwise, `null`'),
});

const { rule: lieuRule, sectionEn, sectionFr } = inLieuSchema.shape;

const lieuRuleSchema = z
  .strictObject({
    rule: lieuRule,
    act: citedActSchema
      .nullable()
      .describe(
        'Statute that gives the rule; it applies while the statute is in force, unless `since` or `until` is given',
      ),
    holidays: z
      .array(z.string())
      .describe(
        'IDs of the only holidays that the rule covers; empty if it covers all that rest on the statute',
      ),
    since: dateSchema.nullable().describe('First day; `null` if no text gives it'),
    until: dateSchema.nullable().describe('Last day; `null` if the rule still applies'),
    months: z
      .int()
      .min(1)
      .nullable()
      .describe(
        'Number of months within which the other day must be given; `null` if the act sets no such limit',
      ),
    ...sentence,
    sectionEn,
    sectionFr,
  })
  .meta({ id: 'LieuRule' });

const noteSchema = z
  .strictObject({
    holiday: z
      .string()
      .nullable()
      .describe(
        'ID of the holiday if the note is about only one; `null` if it is about several or all of them',
      ),
    holidays: z
      .array(z.string())
      .describe('IDs of the holidays that the note is about; empty if it is about all of them'),
    since: yearSchema.nullable().describe('First year to which the note applies; `null` means 1900'),
    until: yearSchema
      .nullable()
      .describe('Last year to which the note applies; `null` if the note still applies'),
    ...sentence,
  })
  .meta({ id: 'Note' });

const ruleInstead = ruleSchema.describe('Rule that replaces the general one');

const ownRulesSchema = z
  .strictObject({
    holiday: z.string().describe('ID of the holiday'),
    since: yearSchema.nullable().describe('First year; `null` means 1900'),
    until: yearSchema.nullable().describe('Last year; `null` if the rule still applies'),
    weekend: ruleInstead,
    paid: ruleInstead,
  })
  .meta({ id: 'OwnRules' });

const placeRulesSchema = z
  .strictObject({
    code: region.describe('`CA` for federal law, `CA-XX` for a province or territory'),
    nameEn,
    nameFr,
    weekend: ruleSchema.describe('What happens when a holiday falls on a weekend or another day off'),
    inLieu: z
      .array(lieuRuleSchema)
      .min(1)
      .describe(
        'The same for people who work Monday to Friday, as data: what each act gives for a holiday on a Saturday or Sunday',
      ),
    paid: ruleSchema.describe('Who gets paid for a holiday, and the rate of pay for working that day'),
    notes: z.array(noteSchema).describe('Other notes'),
    ownActs: z.array(ownRulesSchema).describe('Rules for holidays that have their own act'),
  })
  .meta({ id: 'PlaceRules' });

export const weekendRulesBodySchema = z
  .strictObject({
    places: z.array(placeRulesSchema).describe('Canada, then its provinces and territories'),
    source: linksSchema,
  })
  .meta({ id: 'WeekendRules' });

export type WeekendRulesBody = DeepReadonly<z.infer<typeof weekendRulesBodySchema>>;
