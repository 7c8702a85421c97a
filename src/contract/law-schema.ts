import { z } from 'zod';
import { SCOPE_CODES } from '../holidays/scope.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens');
const text = z
  .string()
  .min(1)
  .regex(/^\S(.*\S)?$/u, 'a text without white space at its ends');
const date = z.iso.date();
const year = z.int().min(1800).max(2200);
const month = z.int().min(1).max(12);
const dayOfMonth = z.int().min(1).max(31);
const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
const confidence = z.enum(['high', 'medium', 'low']);
const years = { since: year.optional(), until: year.optional() };

const weekdayNear = { weekday, month, day: dayOfMonth };

const dateRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), month, day: dayOfMonth, sunday: z.literal('next').optional() }),
  z.strictObject({
    kind: z.literal('nth-weekday'),
    nth: z.union([z.int().min(1).max(4), z.literal(-1)]),
    weekday,
    month,
    offset: z.int().optional(),
  }),
  z.strictObject({ kind: z.literal('weekday-before'), ...weekdayNear }),
  z.strictObject({ kind: z.literal('weekday-nearest'), ...weekdayNear }),
  z.strictObject({ kind: z.literal('weekday-of-week'), ...weekdayNear }),
  z.strictObject({ kind: z.literal('easter'), offset: z.int() }),
  z.strictObject({
    kind: z.literal('proclaimed'),
    dates: z.record(z.string().regex(/^\d{4}$/), z.string().regex(/^\d{2}-\d{2}$/)),
  }),
]);

/** `data/rules.json` */
export const rulesSchema = z.record(
  slug,
  z.array(z.strictObject({ ...years, date: dateRuleSchema, confidence: confidence.optional() })).min(1),
);

/** `data/catalogue.json` */
export const catalogueSchema = z.record(slug, z.strictObject({ holiday: slug, nameEn: text, nameFr: text }));

const statuteSchema = z.strictObject({
  id: slug,
  name: text,
  nameFr: text,
  url: z.url({ protocol: /^https$/ }),
});

/** `data/scopes.json` */
export const scopesSchema = z
  .array(
    z.strictObject({
      code: z.enum(SCOPE_CODES),
      region: z.string().regex(/^CA(-[A-Z]{2})?$/),
      nameEn: text,
      nameFr: text,
      slugEn: slug,
      slugFr: slug,
      timeZone: z.string().refine(isTimeZone, 'an IANA time zone'),
      since: date,
      statutes: z.array(statuteSchema).min(1),
    }),
  )
  .length(SCOPE_CODES.length);

/** A row of `data/law/<scope>.json` */
export const lawRowSchema = z.strictObject({
  name: slug,
  rule: slug,
  since: year,
  until: year.optional(),
  kind: z.enum(['statutory', 'optional', 'government']),
  paidSince: year.optional(),
  special: z.literal(true).optional(),
  act: slug.optional(),
  legalAct: slug.optional(),
  local: text.optional(),
  moves: z
    .array(z.strictObject({ ...years, when: z.literal('sunday'), by: z.int().min(1) }))
    .min(1)
    .optional(),
  confidence,
  note: text.optional(),
});

/** `data/provisional.json` */
export const provisionalSchema = z.array(
  z.strictObject({ scope: z.enum(SCOPE_CODES), id: slug, date, nameEn: text, nameFr: text }),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
