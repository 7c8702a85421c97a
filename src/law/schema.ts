import { z } from 'zod';
import { plainText } from '../common/plain-text.ts';
import {
  type CatalogueName,
  FIRST_YEAR,
  LAST_YEAR,
  LAW_KINDS,
  type LawRow,
  type ProvisionalDay,
  type RuleSegment,
} from '../holidays/law.ts';
import { SCOPE_CODES, type Scope } from '../holidays/scope.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens');
const text = plainText.min(1).regex(/^\S(.*\S)?$/su, 'a text without white space at its ends');
const date = z.iso.date();
const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);
const month = z.int().min(1).max(12);
const dayOfMonth = z.int().min(1).max(31);
const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
const confidence = z.enum(['high', 'medium', 'low']);
const years = { since: year.exactOptional(), until: year.exactOptional() };

/** Of a leap year: February 29 is a date of the calendar. */
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isInCalendar(date: { readonly month: number; readonly day: number }): boolean {
  return date.day >= 1 && date.day <= (DAYS_OF_MONTHS[date.month - 1] ?? 0);
}

const monthAndDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'a date as MM-DD')
  .refine(
    (text) => isInCalendar({ month: Number(text.slice(0, 2)), day: Number(text.slice(3)) }),
    'a day that its month has',
  );

const weekdayNear = { weekday, month, day: dayOfMonth };

const dateRuleSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('fixed'),
      month,
      day: dayOfMonth,
      sunday: z.literal('next').exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('nth-weekday'),
      nth: z.literal([1, 2, 3, 4, 5, -1]),
      weekday,
      month,
      offset: z.int().exactOptional(),
    }),
    z.strictObject({ kind: z.literal('weekday-before'), ...weekdayNear }),
    z.strictObject({ kind: z.literal('weekday-nearest'), ...weekdayNear }),
    z.strictObject({ kind: z.literal('weekday-of-week'), ...weekdayNear }),
    z.strictObject({ kind: z.literal('easter'), offset: z.int() }),
    z.strictObject({
      kind: z.literal('proclaimed'),
      dates: z.record(z.string().regex(/^\d{4}$/), monthAndDay),
    }),
  ])
  .refine((rule) => !('day' in rule) || isInCalendar(rule), 'a day that its month has');

const segmentSchema = z.strictObject({
  ...years,
  date: dateRuleSchema,
  confidence: confidence.exactOptional(),
}) satisfies z.ZodType<RuleSegment>;

/** An entry of `data/rules.json` */
export const ruleSchema = z.array(segmentSchema).min(1);

/** An entry of `data/catalogue.json` */
export const catalogueNameSchema = z.strictObject({
  holiday: slug,
  nameEn: text,
  nameFr: text,
}) satisfies z.ZodType<CatalogueName>;

const statuteSchema = z.strictObject({
  id: slug,
  name: text,
  nameFr: text,
  url: z.url({ protocol: /^https$/ }),
});

/** An entry of `data/scopes.json` */
export const scopeSchema = z.strictObject({
  code: z.enum(SCOPE_CODES),
  region: z.string().regex(/^CA(-[A-Z]{2})?$/),
  nameEn: text,
  nameFr: text,
  slugEn: slug,
  slugFr: slug,
  timeZone: z.string().refine(isTimeZone, 'an IANA time zone'),
  since: date,
  statutes: z.array(statuteSchema).min(1),
}) satisfies z.ZodType<Scope>;

/** A row of `data/law/<scope>.json`; its note is for those who read the file. */
export const lawRowSchema = z
  .strictObject({
    name: slug,
    rule: slug,
    since: year,
    until: year.exactOptional(),
    kind: z.enum(LAW_KINDS),
    paidSince: year.exactOptional(),
    special: z.literal(true).exactOptional(),
    act: slug.exactOptional(),
    legalAct: slug.exactOptional(),
    local: text.exactOptional(),
    moves: z
      .array(z.strictObject({ ...years, when: z.literal('sunday'), by: z.int().min(1) }))
      .min(1)
      .exactOptional(),
    confidence,
    note: text.exactOptional(),
  })
  .transform(({ note, ...row }) => row) satisfies z.ZodType<LawRow>;

/** An entry of `data/provisional.json` */
export const provisionalDaySchema = z.strictObject({
  scope: z.enum(SCOPE_CODES),
  id: slug,
  date,
  nameEn: text,
  nameFr: text,
}) satisfies z.ZodType<ProvisionalDay>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
