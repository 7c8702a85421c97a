import { z } from 'zod';
import { parseDateText } from '../../calendar/date-text.ts';
import { plainText } from '../../common/plain-text.ts';
import type { Change, Correction } from '../../holidays/annotations/change.ts';
import type { Evidence, Source } from '../../holidays/annotations/evidence.ts';
import {
  type ActChain,
  CONFIDENCES,
  type DatePeriod,
  FEDERAL_CHAINS,
  FIRST_YEAR,
  KINDS,
  LAST_YEAR,
  type LawRow,
  type NamedHoliday,
  OPTIONAL_BASES,
  type Statute,
} from '../../holidays/law.ts';
import { SCOPE_CODES, type Scope } from '../../holidays/scope.ts';
import { dateWords, readMove, readOwnYears } from './words.ts';

/** A key of the tables, and an id of the service. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens');
export const text = plainText.min(1).regex(/^\S(.*\S)?$/su, 'a text without white space at its ends');
const date = z.iso.date();
const scope = z.enum(SCOPE_CODES);
export const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);
export const confidence = z.enum(CONFIDENCES);
export const certainty = { confidence, attestedSince: year.exactOptional() };
export const url = textUrl(/^https$/);
/** The address at which a text was read: some public texts have no safe one. */
export const sourceUrl = textUrl(/^https?$/);
/** A day, or a year alone where the day is not known. */
export const dayOrYear = z.union([date, z.string().regex(/^\d{4}$/)], {
  error: 'a day YYYY-MM-DD, or a year alone',
});
export const sourceIds = z.array(slug).min(1);
export const years = { since: year.exactOptional(), until: year.exactOptional() };
export const names = { nameEn: text, nameFr: text };
/** For those who read the files. */
export const note = text.exactOptional();

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

/** An act as the table has it. Days are YYYY-MM-DD, or YYYY where only the year is known. */
export interface StatuteRow extends Omit<Statute, 'url'> {
  readonly url?: string;
  /** Without one, it is cited by the rows alone that name it. */
  readonly chain?: ActChain | 'legal-interpretation';
  /** First and last day in force; without a first one, its beginning was not found. */
  readonly from?: string;
  readonly to?: string;
  readonly holds?: readonly string[];
  /** What of its list of holidays was read: the list, that it has one, or nothing. */
  readonly listEvidence?: 'read' | 'holidays' | 'no';
  readonly evidence?: readonly string[];
}

/** A row of `data/statutes.json` */
export const statuteSchema = z
  .strictObject({
    id: slug,
    chain: z.enum([...SCOPE_CODES, ...FEDERAL_CHAINS, 'legal-interpretation']).exactOptional(),
    ...names,
    from: dayOrYear.exactOptional(),
    to: dayOrYear.exactOptional(),
    fromBasis: z
      .enum(['attested', 'year-attested', 'one-secondary-source', 'general-knowledge', 'not-found'])
      .exactOptional(),
    holds: z.array(slug).min(1).exactOptional(),
    listEvidence: z.enum(['read', 'holidays', 'no']).exactOptional(),
    section: text.exactOptional(),
    url: url.exactOptional(),
    urlFr: url.exactOptional(),
    confidence: confidence.exactOptional(),
    note,
    evidence: sourceIds.exactOptional(),
  })
  .transform(
    ({ fromBasis, section, confidence, note, ...statute }): StatuteRow => statute,
  ) satisfies z.ZodType<StatuteRow>;

/** An entry of `data/sources.json` */
export const sourceSchema = z.strictObject({
  title: text,
  url: sourceUrl.exactOptional(),
  urlFr: sourceUrl.exactOptional(),
  official: z.boolean(),
  year: z.int().exactOptional(),
  quote: text.exactOptional(),
}) satisfies z.ZodType<Source>;

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

const observedSchema = z
  .array(
    z.strictObject({
      ...years,
      day: z.string(),
      onlyWhereOff: z.literal(true).exactOptional(),
      ...certainty,
      note,
    }),
  )
  .min(1);

/** What establishes the beginning of a row, and what says that it holds now. */
const evidenceSchema = z
  .strictObject({ since: sourceIds.exactOptional(), now: sourceIds.exactOptional() })
  .refine(({ since, now }) => since ?? now, 'evidence is of since, of now or of both');

export interface LawTableRow extends LawRow {
  readonly evidence?: Evidence;
}

/** A row of `data/law/<scope>.json` */
export const lawRowSchema = z
  .strictObject({
    holiday: slug,
    name: slug.exactOptional(),
    date: z.string(),
    observed: observedSchema.exactOptional(),
    ...years,
    kind: z.enum(KINDS).default('statutory'),
    paidSince: year.exactOptional(),
    ownActSince: year.exactOptional(),
    basis: z.enum(OPTIONAL_BASES).exactOptional(),
    publicService: z.literal(true).exactOptional(),
    act: slug.exactOptional(),
    local: text.exactOptional(),
    ...certainty,
    note,
    evidence: evidenceSchema.exactOptional(),
  })
  .transform(({ note, observed, ...row }, context): LawTableRow => {
    const date = parseDateText(row.date);
    const { since, ...own } = { ...row, ...readOwnYears(row, date, context) };
    if (since === undefined) context.addIssue('a row needs since, its first year');
    const periods = observed?.map(({ day, note, ...period }) => ({
      ...period,
      move: readMove(day, date, context),
    }));
    return { ...own, since: since ?? z.NEVER, ...(periods && { observed: periods }) };
  }) satisfies z.ZodType<LawTableRow>;

/** `data/revision.json` */
export const revisionSchema = z.strictObject({ revision: z.string(), referenceYear: z.int() });

const correctionSchema = z.strictObject({
  scopes: z.array(scope).min(1),
  holidays: z.array(slug).min(1),
  ...years,
  wasEn: text,
  wasFr: text,
  isEn: text,
  isFr: text,
  whyEn: text,
  whyFr: text,
  sources: sourceIds,
}) satisfies z.ZodType<Correction>;

/** An entry of `data/changes.json` */
export const changeSchema = z.strictObject({
  date,
  titleEn: text,
  titleFr: text,
  summaryEn: text,
  summaryFr: text,
  corrections: z.array(correctionSchema).min(1).exactOptional(),
}) satisfies z.ZodType<Change>;

/** The address of a text: one without a path leads to the front page of its publisher, where nobody finds it. */
function textUrl(protocol: RegExp) {
  return z
    .url({ protocol })
    .refine(isDeepLink, 'the address of a text, not of the front page of its publisher');
}

function isDeepLink(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname !== '/' || search !== '' || hash !== '';
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
