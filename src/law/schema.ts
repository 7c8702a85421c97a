import { z } from 'zod';
import { parseDateText } from '../calendar/date-text.ts';
import { plainText } from '../common/plain-text.ts';
import {
  type DatePeriod,
  FIRST_YEAR,
  LAST_YEAR,
  LAW_KINDS,
  type LawRow,
  type NamedHoliday,
  type ProvisionalDay,
  type Statute,
} from '../holidays/law.ts';
import { SCOPE_CODES, type Scope } from '../holidays/scope.ts';
import { dateWords, readMove, readOwnYears } from './words.ts';

/** A key of the tables, and an id of the service. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens');
export const text = plainText.min(1).regex(/^\S(.*\S)?$/su, 'a text without white space at its ends');
const date = z.iso.date();
const scope = z.enum(SCOPE_CODES);
export const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);
export const confidence = z.enum(['high', 'medium', 'low']);
export const years = { since: year.exactOptional(), until: year.exactOptional() };
export const names = { nameEn: text, nameFr: text };
/** For those who read the files. */
const note = text.exactOptional();

/** An entry of `data/holidays.json` */
export const namedHolidaySchema = z.strictObject({
  ...names,
  names: z.record(slug, z.strictObject(names)).exactOptional(),
}) satisfies z.ZodType<NamedHoliday>;

/** An entry of `data/dates.json` */
export const datePeriodsSchema = z
  .array(
    z
      .strictObject({ ...years, date: dateWords, confidence: confidence.exactOptional(), note })
      .transform(({ note, ...period }, context): DatePeriod => {
        return { ...period, ...readOwnYears(period, period.date, context) };
      }),
  )
  .min(1) satisfies z.ZodType<readonly DatePeriod[]>;

/** A row of `data/statutes.json` */
export const statuteSchema = z
  .strictObject({ id: slug, scope, ...names, url: z.url({ protocol: /^https$/ }) })
  .transform(({ scope, ...statute }) => statute) satisfies z.ZodType<Statute>;

/** A row of `data/scopes.json` */
export const scopeSchema = z.strictObject({
  code: scope,
  region: z.string().regex(/^CA(-[A-Z]{2})?$/),
  ...names,
  slugEn: slug,
  slugFr: slug,
  timeZone: z.string().refine(isTimeZone, 'an IANA time zone'),
  since: date,
}) satisfies z.ZodType<Scope>;

/** Words for all years of a row, or words by period. */
const observedSchema = z.union([
  z.string().transform((day) => [{ day }]),
  z.array(z.strictObject({ ...years, day: z.string() })).min(1),
]);

/** A row of `data/law/<scope>.json` */
export const lawRowSchema = z
  .strictObject({
    holiday: slug,
    name: slug.exactOptional(),
    date: z.string(),
    observed: observedSchema.exactOptional(),
    ...years,
    kind: z.enum(LAW_KINDS).default('statutory'),
    paidSince: year.exactOptional(),
    specialSince: year.exactOptional(),
    act: slug.exactOptional(),
    earlierAct: slug.exactOptional(),
    local: text.exactOptional(),
    confidence,
    note,
  })
  .transform(({ note, observed, ...row }, context): LawRow => {
    const date = parseDateText(row.date);
    const { since, ...own } = { ...row, ...readOwnYears(row, date, context) };
    if (since === undefined) context.addIssue('a row needs since, its first year');
    const periods = observed?.map(({ day, ...years }) => ({ ...years, move: readMove(day, date, context) }));
    return { ...own, since: since ?? z.NEVER, ...(periods && { observed: periods }) };
  }) satisfies z.ZodType<LawRow>;

/** A row of `data/provisional.json` */
export const provisionalDaySchema = z.strictObject({
  scope,
  id: slug,
  date,
  ...names,
}) satisfies z.ZodType<ProvisionalDay>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
