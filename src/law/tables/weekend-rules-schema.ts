import { z } from 'zod';
import type {
  Evidence,
  Note,
  Office,
  OwnRules,
  Rule,
  WeekendRules,
} from '../../holidays/annotations/weekend-rules.ts';
import { confidence, names, slug, sourceUrl, text, url, year, years } from './schema.ts';

const evidenceSchema = z.strictObject({
  title: text,
  url: sourceUrl.exactOptional(),
  urlFr: sourceUrl.exactOptional(),
  quote: text,
  official: z.boolean(),
  year: year.exactOptional(),
}) satisfies z.ZodType<Evidence>;

const sentence = { en: text, fr: text, confidence, evidence: z.array(evidenceSchema).min(1) };

const officeSchema = z.strictObject({
  ...names,
  url,
  urlFr: url.exactOptional(),
}) satisfies z.ZodType<Office>;

/** The field `weekend` or `paid` of a scope. */
export const ruleSchema = z
  .strictObject({ ...sentence, sectionEn: text, sectionFr: text, ask: officeSchema.exactOptional() })
  .refine(
    ({ confidence, ask }) => (confidence === 'low') === (ask !== undefined),
    'a rule of low confidence, and no other, names in ask who can answer',
  ) satisfies z.ZodType<Rule>;

/** An entry of the `notes` of a scope. */
export const noteSchema = z
  .strictObject({
    holiday: z.union([slug, z.array(slug).min(1)]).exactOptional(),
    ...years,
    ...sentence,
  })
  .transform(
    ({ holiday = [], ...note }): Note => ({ holidays: [holiday].flat(), ...note }),
  ) satisfies z.ZodType<Note>;

const ownRulesSchema = z.strictObject({
  holiday: slug,
  ...years,
  weekend: ruleSchema,
  paid: ruleSchema,
}) satisfies z.ZodType<OwnRules>;

/** An entry of `data/weekend-rules.json` */
export const weekendRulesSchema = z.strictObject({
  weekend: ruleSchema,
  paid: ruleSchema,
  ownActs: z.array(ownRulesSchema).min(1).exactOptional(),
  notes: z.array(noteSchema),
}) satisfies z.ZodType<WeekendRules>;
