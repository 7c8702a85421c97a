import { z } from 'zod';
import type { Move } from '../../core/calendar/date-rule.ts';
import { parseDateText, parseMoveText } from '../../core/calendar/date-text.ts';
import {
  type Confidence,
  FEDERAL_CHAINS,
  KINDS,
  LIEU_RULES,
  OPTIONAL_BASES,
} from '../../core/holidays/law.ts';
import { SCOPE_CODES, toRegion } from '../../core/holidays/scope.ts';
import { judgeTexts } from './certainty.ts';
import {
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
export const scopeSchema = z
  .strictObject({
    code: scope,
    ...names,
    slugEn: slug,
    slugFr: slug,
    timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone'),
    since: date,
    aliases: z.array(text),
  })
  .transform((row) => ({ ...row, region: toRegion(row.code) }));

/** An entry of `data/holidays.json` */
export const namedHolidaySchema = z.strictObject({
  ...names,
  became: slug.exactOptional(),
  names: z.record(slug, z.strictObject(names)).exactOptional(),
});

const openQuestionSchema = z.strictObject({
  /** A key of `data/questions.json` */
  id: slug,
  /** The day is no surer than this, through `until` if it is given. */
  confidence: z.enum(['medium', 'low']),
  until: year.exactOptional(),
});

export type OpenQuestion = Readonly<z.infer<typeof openQuestionSchema>>;

const question = openQuestionSchema.exactOptional();

/** An entry of `data/questions.json`: what is not known, and what would settle it. */
export const questionSchema = z.strictObject({
  ...words,
  settledByEn: text,
  settledByFr: text,
  /** Sources contradict each other: every mention of the day says so. */
  isDisputed: z.literal(true).exactOptional(),
});

/** An entry of `data/dates.json` */
export const datePeriodsSchema = z
  .array(
    z
      .strictObject({ ...years, date: dateWords, evidence: sourceIds, question, note })
      .transform(({ note, ...period }, context) => {
        return { ...period, ...readOwnYears(period, period.date, context) };
      }),
  )
  .min(1);

export type DatePeriodRow = Readonly<z.infer<typeof datePeriodsSchema>[number]>;

/** A row of `data/statutes.json` */
export const statuteSchema = z
  .strictObject({
    id: slug,
    /** Without a chain, only the rows that name it cite it. */
    chain: z.enum([...SCOPE_CODES, ...FEDERAL_CHAINS, 'legal-interpretation']).exactOptional(),
    /** Its name alone, its citation and the section that lists the holidays. */
    ...names,
    citationEn: text.exactOptional(),
    citationFr: text.exactOptional(),
    sectionEn: text.exactOptional(),
    sectionFr: text.exactOptional(),
    /** First and last day in force; `from` is left out if it was not found. */
    from: dayOrYear.exactOptional(),
    to: dayOrYear.exactOptional(),
    fromBasis: z
      .enum(['attested', 'year-attested', 'one-secondary-source', 'general-knowledge', 'not-found'])
      .exactOptional(),
    /** The only holidays that it is cited for. */
    holds: z.array(slug).min(1).exactOptional(),
    /** How much of its list of holidays was read: the list, only that there is one, or nothing. */
    listEvidence: z.enum(['read', 'holidays', 'no']).exactOptional(),
    question,
    section: text.exactOptional(),
    url: url.exactOptional(),
    urlFr: url.exactOptional(),
    note,
    /** Left out if all that we know of it is general knowledge. */
    evidence: sourceIds.exactOptional(),
  })
  .refine(
    ({ evidence, fromBasis }) =>
      evidence !== undefined || fromBasis === 'general-knowledge' || fromBasis === 'not-found',
    'an act needs evidence, or a fromBasis that says there is none',
  )
  .transform(({ fromBasis, section, note, ...statute }) => statute);

export type StatuteRow = Readonly<z.infer<typeof statuteSchema>>;

const REMARK_AT_END =
  /\((?:copy|copie|archived?|archivée?|in French|French|page |same |repealed|updated|undated|effective|quotes|quoted|cites|restates|secondary|read |we )[^()]*\)$/;

const titles = {
  /** In the language of the text, English if it has both; without our remarks. */
  title: text.refine(
    (title) => !REMARK_AT_END.test(title),
    'what we say about a text is its remark, not part of its title',
  ),
  titleFr: text.exactOptional(),
  remark: z.strictObject(words).exactOptional(),
};

/** An entry of `data/sources.json` */
export const sourceSchema = z.strictObject({
  ...titles,
  url: sourceUrl.exactOptional(),
  urlFr: sourceUrl.exactOptional(),
  /** Published by a parliament, a government or a court. */
  official: z.boolean(),
  year: z.int().exactOptional(),
  quote: text.exactOptional(),
  /** The text that it copies or repeats, if that is not its publisher's own: texts of one origin count as one. */
  origin: slug.exactOptional(),
});

export type Source = Readonly<z.infer<typeof sourceSchema>>;

const evidenceSchema = z
  .strictObject({
    /** Left out if no source gives the beginning: the data then merely start in the first year of the row. */
    since: sourceIds.exactOptional(),
    now: sourceIds.exactOptional(),
  })
  .refine(({ since, now }) => since ?? now, 'needs since, now or both');

/** Ids of the sources that show when a row began, and that it holds now. */
export type Evidence = Readonly<z.infer<typeof evidenceSchema>>;

const observedSchema = z
  .array(
    z.strictObject({
      ...years,
      day: z.string(),
      onlyWhereOff: z.literal(true).exactOptional(),
      evidence: evidenceSchema,
      question,
      note,
    }),
  )
  .min(1);

/** A row of `data/law/<scope>.json`; `rule` is its date, parsed, or undefined if the date is a name of `data/dates.json`. */
export const lawRowSchema = z
  .strictObject({
    holiday: slug,
    name: slug.exactOptional(),
    date: z.string(),
    observed: observedSchema.exactOptional(),
    ...years,
    kind: z.enum(KINDS).default('statutory'),
    paidSince: year.exactOptional(),
    paidBy: year.exactOptional(),
    ownActSince: year.exactOptional(),
    basis: z.enum(OPTIONAL_BASES).exactOptional(),
    publicService: z.literal(true).exactOptional(),
    act: slug.exactOptional(),
    local: text.exactOptional(),
    note,
    evidence: evidenceSchema,
    question,
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

export const textEvidenceSchema = sourceSchema.omit({ origin: true }).extend({ quote: text });

export type TextEvidence = Readonly<z.infer<typeof textEvidenceSchema>>;

export const sentence = { ...words, confidence, evidence: z.array(textEvidenceSchema).min(1) };

/** Whether the texts of a sentence carry its confidence, if that is high. */
export function isCarried(sentence: { confidence: Confidence; evidence: readonly TextEvidence[] }): boolean {
  return sentence.confidence !== 'high' || judgeTexts(sentence.evidence) !== 'medium';
}

export const NOT_CARRIED = 'high confidence needs an official text or three independent sources';

export const sentenceSchema = z.strictObject(sentence).refine(isCarried, NOT_CARRIED);

export type Sentence = Readonly<z.infer<typeof sentenceSchema>>;

export const officeSchema = z.strictObject({ ...names, url, urlFr: url.exactOptional() });

/** The field `weekend` of a scope, or its rule on pay. */
export const ruleSchema = z
  .strictObject({
    ...sentence,
    sectionEn: text,
    sectionFr: text,
    /** Who can answer what the sources leave open. */
    ask: officeSchema.exactOptional(),
  })
  .refine(
    ({ confidence, ask }) => (confidence === 'low') === (ask !== undefined),
    'a rule needs ask, who can answer, if its confidence is low, and only then',
  )
  .refine(isCarried, NOT_CARRIED);

export type Rule = Readonly<z.infer<typeof ruleSchema>>;

/** An entry of the `notes` of a scope. */
export const noteSchema = z
  .strictObject({
    holiday: z.union([slug, z.array(slug).min(1)]).exactOptional(),
    ...years,
    onlyWhereOff: z.literal(true).exactOptional(),
    ...sentence,
    /** The sentence after the names of several of its holidays. */
    ofSeveral: z.strictObject(words).exactOptional(),
  })
  .refine(isCarried, NOT_CARRIED)
  .transform(({ holiday = [], ...note }) => ({
    /** Ids of the holidays that it is on; empty if it is on all days of the scope. */
    holidays: [holiday].flat(),
    ...note,
  }));

export type Note = Readonly<z.infer<typeof noteSchema>>;

const ownRulesSchema = z.strictObject({ holiday: slug, ...years, weekend: ruleSchema });

export type OwnRules = Readonly<z.infer<typeof ownRulesSchema>>;

/** An entry of the `inLieu` of a scope: what an act owes people with the weekend off for a holiday on it. */
export const lieuRuleSchema = z
  .strictObject({
    rule: z.enum(LIEU_RULES),
    act: slug,
    holidays: z.array(slug).min(1).exactOptional(),
    since: date.exactOptional(),
    until: date.exactOptional(),
    months: z.int().min(1).max(24).exactOptional(),
    ...sentence,
    sectionEn: text.exactOptional(),
    sectionFr: text.exactOptional(),
  })
  .refine(({ rule, months }) => months === undefined || rule === 'another-or-pay', {
    path: ['months'],
    message: 'only a day that somebody chooses has a last date',
  })
  .refine(isCarried, NOT_CARRIED);

export type LieuRuleRow = Readonly<z.infer<typeof lieuRuleSchema>>;

/** An entry of `data/weekend-rules.json` */
export const weekendRulesSchema = z.strictObject({
  /** The move of a holiday on a weekend or on another day off. */
  weekend: ruleSchema,
  /** The same for those who work Monday to Friday, as data. */
  inLieu: z.array(lieuRuleSchema).min(1),
  ownActs: z.array(ownRulesSchema).min(1).exactOptional(),
  notes: z.array(noteSchema),
});

export type WeekendRules = Readonly<z.infer<typeof weekendRulesSchema>>;

const some = { scopes: z.array(scope).min(1), holidays: z.array(slug).min(1), ...years };

const correctionSchema = z.strictObject({
  ...some,
  wasEn: text,
  wasFr: text,
  isEn: text,
  isFr: text,
  whyEn: text,
  whyFr: text,
  sources: sourceIds,
});

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

export type Change = Readonly<z.infer<typeof changeSchema>>;

/** `data/revision.json` */
export const revisionSchema = z.strictObject({
  revision: date,
  /** The first year that feeds, lists and pages may call the current one: a clock that is behind changes nothing. */
  referenceYear: year,
});

/** A row of `data/disputes.json`: a known difference from the provider, why the law tables are right, and who says so. */
export const disputeSchema = z.strictObject({
  ...some,
  difference: z.enum(['law-only', 'provider-only', 'other-date']),
  reasonEn: text,
  reasonFr: text,
  source: z.strictObject({ ...names, url, urlFr: url.exactOptional() }),
});

export type Dispute = Readonly<z.infer<typeof disputeSchema>>;

/** A row of `data/score/reasons.json`: why some peers differ from the law tables, and whose error that is. */
export const reasonSchema = disputeSchema.extend({
  /** The data provider, two libraries, and canada-holidays.ca. */
  peers: z.array(z.enum(['nager-date', 'date-holidays', 'python-holidays', 'canada-holidays'])).min(1),
  /** Open if the sources do not tell or the law allows both. */
  error: z.enum(['theirs', 'ours', 'open']),
});

export type SettledReason = Readonly<z.infer<typeof reasonSchema>>;

/** An entry of `data/holiday-slugs.json`: the words of a holiday's addresses, which outlive a change of its name. */
export const slugsSchema = z.strictObject({ en: slug, fr: slug });

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

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
