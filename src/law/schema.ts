import { z } from 'zod';
import type { Move } from '../calendar/date-rule.ts';
import { parseDateText, parseMoveText } from '../calendar/date-text.ts';
import { type DatePeriod, FEDERAL_CHAINS, KINDS, OPTIONAL_BASES } from '../holidays/law.ts';
import type { ListDescription } from '../holidays/lists/list.ts';
import { type ByScope, SCOPE_CODES } from '../holidays/scope.ts';
import {
  certainty,
  confidence,
  date,
  dateWords,
  dayOrYear,
  names,
  note,
  readOwnYears,
  scope,
  slug,
  sourceIds,
  sourceUrl,
  text,
  url,
  words,
  year,
  years,
} from './fields.ts';

/** A row of `data/scopes.json` */
export const scopeSchema = z.strictObject({
  code: scope,
  region: z.string().regex(/^CA(-[A-Z]{2})?$/),
  ...names,
  slugEn: slug,
  slugFr: slug,
  timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone'),
  since: date,
});

/** An entry of `data/holidays.json` */
export const namedHolidaySchema = z.strictObject({
  ...names,
  names: z.record(slug, z.strictObject(names)).exactOptional(),
});

/** An entry of `data/dates.json` */
export const datePeriodsSchema = z
  .array(
    z
      .strictObject({ ...years, date: dateWords, confidence: confidence.exactOptional(), note })
      .transform(({ note, ...period }, context): DatePeriod => {
        return { ...period, ...readOwnYears(period, period.date, context) };
      }),
  )
  .min(1);

/** A row of `data/statutes.json` */
export const statuteSchema = z
  .strictObject({
    id: slug,
    /** Without one, it is cited by the rows alone that name it. */
    chain: z.enum([...SCOPE_CODES, ...FEDERAL_CHAINS, 'legal-interpretation']).exactOptional(),
    ...names,
    /** First and last day in force; without a first one, its beginning was not found. */
    from: dayOrYear.exactOptional(),
    to: dayOrYear.exactOptional(),
    fromBasis: z
      .enum(['attested', 'year-attested', 'one-secondary-source', 'general-knowledge', 'not-found'])
      .exactOptional(),
    /** The only holidays that it is cited for. */
    holds: z.array(slug).min(1).exactOptional(),
    /** What of its list of holidays was read: the list, that it has one, or nothing. */
    listEvidence: z.enum(['read', 'holidays', 'no']).exactOptional(),
    section: text.exactOptional(),
    url: url.exactOptional(),
    urlFr: url.exactOptional(),
    confidence: confidence.exactOptional(),
    note,
    evidence: sourceIds.exactOptional(),
  })
  .transform(({ fromBasis, section, confidence, note, ...statute }) => statute);

export type StatuteRow = Readonly<z.infer<typeof statuteSchema>>;

/** An entry of `data/sources.json` */
export const sourceSchema = z.strictObject({
  title: text,
  url: sourceUrl.exactOptional(),
  /** The same text in French, where it is known. */
  urlFr: sourceUrl.exactOptional(),
  /** Published by a parliament, a government or a court. */
  official: z.boolean(),
  /** Year of the text. */
  year: z.int().exactOptional(),
  /** A few words of it, so that it can be found again. */
  quote: text.exactOptional(),
});

/** Where a fact of the law was read. */
export type Source = Readonly<z.infer<typeof sourceSchema>>;

const evidenceSchema = z
  .strictObject({
    /** Left out where no source gives the beginning: the first year of the row is then only where the data start. */
    since: sourceIds.exactOptional(),
    now: sourceIds.exactOptional(),
  })
  .refine(({ since, now }) => since ?? now, 'needs since, now or both');

/** Keys of the sources: what establishes the beginning of a row, and what says that it holds now. */
export type Evidence = Readonly<z.infer<typeof evidenceSchema>>;

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

/** A row of `data/law/<scope>.json`; `rule` is what its date says in words, and none where the date is a name of `data/dates.json`. */
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
  .transform(({ note, observed, ...row }, context) => {
    const rule = parseDateText(row.date);
    const { since, ...own } = { ...row, ...readOwnYears(row, rule, context) };
    if (since === undefined) context.addIssue('a row needs since, its first year');
    const periods = observed?.map(({ day, note, ...period }) => {
      const move = parseMoveText(day, rule);
      if (!move) context.addIssue({ code: 'custom', path: ['observed'], message: notAMove(day) });
      return { ...period, move: move ?? (z.NEVER as Move) };
    });
    return { ...own, since: since ?? z.NEVER, ...(periods && { observed: periods }), rule };
  });

function notAMove(day: string): string {
  return `"${day}" is not a move of the day off; write it as one of: monday if a sunday; july 2 if a sunday, where the date is july 1`;
}

const textEvidenceSchema = z.strictObject({
  title: text,
  /** None for a text without a public address. */
  url: sourceUrl.exactOptional(),
  urlFr: sourceUrl.exactOptional(),
  /** A few words of it, in its own language. */
  quote: text,
  official: z.boolean(),
  year: year.exactOptional(),
});

/** What establishes a sentence: a text that was read. */
export type TextEvidence = Readonly<z.infer<typeof textEvidenceSchema>>;

const sentence = { ...words, confidence, evidence: z.array(textEvidenceSchema).min(1) };
const sentenceSchema = z.strictObject(sentence);

/** Something that the law says, in words, and how surely it was established. */
export type Sentence = Readonly<z.infer<typeof sentenceSchema>>;

const officeSchema = z.strictObject({ ...names, url, urlFr: url.exactOptional() });

/** The field `weekend` or `paid` of a scope. */
export const ruleSchema = z
  .strictObject({
    ...sentence,
    /** The sections of the statute. */
    sectionEn: text,
    sectionFr: text,
    /** Who can answer what the sources leave open. */
    ask: officeSchema.exactOptional(),
  })
  .refine(
    ({ confidence, ask }) => (confidence === 'low') === (ask !== undefined),
    'a rule needs ask, who can answer, if its confidence is low, and only then',
  );

/** A rule of a scope's statute on all of its holidays. */
export type Rule = Readonly<z.infer<typeof ruleSchema>>;

/** An entry of the `notes` of a scope. */
export const noteSchema = z
  .strictObject({
    holiday: z.union([slug, z.array(slug).min(1)]).exactOptional(),
    ...years,
    ...sentence,
  })
  .transform(({ holiday = [], ...note }) => ({
    /** Keys of the holidays that it is on; none where it is on all of the scope's days. */
    holidays: [holiday].flat(),
    ...note,
  }));

/** What a reader should know of some holidays in some years. */
export type Note = Readonly<z.infer<typeof noteSchema>>;

const ownRulesSchema = z.strictObject({ holiday: slug, ...years, weekend: ruleSchema, paid: ruleSchema });

/** The rules of a holiday that has an act of its own: they hold in place of those of the scope. */
export type OwnRules = Readonly<z.infer<typeof ownRulesSchema>>;

/** An entry of `data/weekend-rules.json` */
export const weekendRulesSchema = z.strictObject({
  /** What becomes of a holiday that falls on a weekend or another day off. */
  weekend: ruleSchema,
  /** Who is paid for a holiday, and what for work on it. */
  paid: ruleSchema,
  ownActs: z.array(ownRulesSchema).min(1).exactOptional(),
  notes: z.array(noteSchema),
});

/** What the law of a scope says, in words. */
export type WeekendRules = Readonly<z.infer<typeof weekendRulesSchema>>;

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
});

/** A row of the law that was wrong: what it said, what it says, and why. */
export type Correction = Readonly<z.infer<typeof correctionSchema>>;

/** An entry of `data/changes.json` */
export const changeSchema = z.strictObject({
  date,
  titleEn: text,
  titleFr: text,
  summaryEn: text,
  summaryFr: text,
  corrections: z.array(correctionSchema).min(1).exactOptional(),
});

/** An entry of the log of data changes. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** `data/revision.json` */
export const revisionSchema = z.strictObject({
  /** The day of the data's last change. */
  revision: date,
  /** The year that feeds and pages call the current one. */
  referenceYear: year,
});

export type Revision = Readonly<z.infer<typeof revisionSchema>>;

/** A row of `data/disputes.json`: a known difference from the provider, why the law tables are right, and who says so. */
export const disputeSchema = z.strictObject({
  scopes: z.array(scope).min(1),
  holidays: z.array(slug).min(1),
  difference: z.enum(['law-only', 'provider-only', 'other-date']),
  ...years,
  reasonEn: text,
  reasonFr: text,
  source: z.strictObject({ ...names, url, urlFr: url.exactOptional() }),
});

export type Dispute = Readonly<z.infer<typeof disputeSchema>>;

/** A row of `data/score/reasons.json`: why some peers differ from the law tables, and whose error that is. */
export const reasonSchema = disputeSchema.extend({
  /** The data provider, and two libraries. */
  peers: z.array(z.enum(['nager-date', 'date-holidays', 'python-holidays'])).min(1),
  /** Open where the sources do not tell, or where the law allows both. */
  error: z.enum(['theirs', 'ours', 'open']),
});

export type Reason = Readonly<z.infer<typeof reasonSchema>>;

/** A row of `data/score/corrections.json`: what the first edition had otherwise. */
export const firstEditionSchema = disputeSchema.extend({ years: z.array(year).min(1).exactOptional() });

/** Differences from the law tables that are settled, by whose they are. */
export interface SettledDifferences {
  readonly provider: readonly Dispute[];
  readonly peers: readonly Reason[];
  readonly firstEdition: readonly Readonly<z.infer<typeof firstEditionSchema>>[];
}

/** An entry of `data/holiday-slugs.json`: the words of a holiday's addresses, which outlive a change of its name. */
export const slugsSchema = z.strictObject({ en: slug, fr: slug });

export type Slugs = Readonly<z.infer<typeof slugsSchema>>;

const minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a minute YYYY-MM-DDTHH:mm');

/** `data/zones.json` */
export const zoneTableSchema = z.strictObject({
  tz: text,
  until: z.iso.datetime({ precision: -1 }),
  zones: z.record(
    z.string(),
    z
      .strictObject({ offsets: z.array(z.int()).min(1), changes: z.array(minute) })
      .refine(({ offsets, changes }) => offsets.length === changes.length, 'needs a change for each offset'),
  ),
});

/** What establishes the law. It stands beside the law, because no listing needs it. */
export interface LawEvidence {
  readonly sources: Readonly<Record<string, Source>>;
  /** Of each row of the law, in the order of the rows; undefined where none is known. */
  readonly rows: ByScope<readonly (Evidence | undefined)[]>;
  /** Of each statute that the law cites, by its id. */
  readonly statutes: Readonly<Record<string, readonly string[]>>;
}

/** What establishes the lists, and what they are. */
export interface ListEvidence {
  readonly sources: Readonly<Record<string, Source>>;
  /** By the ids of the lists. */
  readonly descriptions: Readonly<Record<string, ListDescription>>;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
