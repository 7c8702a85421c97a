import { z } from 'zod';
import type { DateRule } from '../../core/calendar/date-rule.ts';
import { type Day, readDay, toDay } from '../../core/calendar/day.ts';
import { WEEKEND_NAMES } from '../../core/holidays/days-off/weekends.ts';
import { PROVINCE_CODES } from '../../core/holidays/scope.ts';
import { CLOSINGS } from '../../core/lists/list.ts';
import { READING_DAYS } from '../../core/lists/time-limits.ts';
import {
  confidence,
  date,
  dateWords,
  dayOrYear,
  firstDay,
  names,
  note,
  scope,
  slug,
  sourceIds,
  text,
  toFirstDay,
  toLastDay,
  words,
  year,
  years,
} from './fields.ts';

const address = z.url({ protocol: /^https?$/ });
const authority = z.strictObject(names).exactOptional();

/** A row of `data/lists/index.json` */
export const listHeadSchema = z
  .strictObject({
    id: slug,
    place: z.enum(PROVINCE_CODES).exactOptional(),
    ...names,
    purposeEn: text,
    purposeFr: text,
    missingEn: text.exactOptional(),
    missingFr: text.exactOptional(),
    /** Why no time is computed by it. */
    noRuleEn: text.exactOptional(),
    noRuleFr: text.exactOptional(),
    /** One of the three: the act or the agreement that says the days, or who publishes them year by year. */
    act: authority,
    agreement: authority,
    publisher: authority,
    /** When the publisher is expected to announce the next year, and how that is known. */
    nextEn: text.exactOptional(),
    nextFr: text.exactOptional(),
    url: address,
    urlFr: address.exactOptional(),
    weekend: z.enum(WEEKEND_NAMES),
  })
  .refine(
    ({ act, agreement, publisher }) =>
      [act, agreement, publisher].filter((authority) => authority !== undefined).length === 1,
    'a list needs exactly one of act, agreement and publisher',
  )
  .refine(
    ({ missingEn, missingFr, noRuleEn, noRuleFr }) => !missingEn === !missingFr && !noRuleEn === !noRuleFr,
    'missingEn and missingFr need each other, and so do noRuleEn and noRuleFr',
  )
  .refine(
    ({ publisher, nextEn, nextFr }) => [nextEn, nextFr].every((next) => (next === undefined) === !publisher),
    'a list with a publisher, and no other, has nextEn and nextFr',
  );

export type ListHead = Readonly<z.infer<typeof listHeadSchema>>;

/** A row of `data/lists/disputes.json`: dates that only a list or only other calendars have, and why. */
export const listDisputeSchema = z.strictObject({
  list: slug,
  dates: z.array(date).min(1),
  others: z.array(text).min(1),
  reasonEn: text,
  reasonFr: text,
  evidence: sourceIds,
});

export type ListDispute = Readonly<z.infer<typeof listDisputeSchema>>;

const day = {
  name: slug.exactOptional(),
  date: dateWords,
  closes: z.enum(CLOSINGS).exactOptional(),
  provinces: z.array(z.enum(PROVINCE_CODES)).min(1).exactOptional(),
};

/** A row of `data/lists/projections.json`: the rule that the published years of a list follow. */
export const projectionSchema = z.strictObject({
  list: slug,
  since: year,
  ...words,
  days: z
    .array(
      z.strictObject({ holiday: slug, ...day }).transform(({ date: rule, ...row }) => ({ ...row, rule })),
    )
    .min(1),
});

export type ProjectionRow = Readonly<z.infer<typeof projectionSchema>>;

const readingSchema = z
  .strictObject({ on: z.enum(READING_DAYS).exactOptional(), date: dateWords.exactOptional(), ...words })
  .refine(({ on, date }) => (on === undefined) !== (date === undefined), 'a reading needs on or date');

const withDate = text.includes('{date}');

/** A row of `data/lists/time-limits.json`: how time is computed by a list. */
export const timeLimitSchema = z
  .strictObject({
    list: slug,
    place: scope,
    since: firstDay,
    shortPeriods: z.int().min(1).exactOptional(),
    recess: z
      .strictObject({
        from: dateWords,
        to: dateWords,
        ...names,
        throughEn: withDate,
        throughFr: withDate,
      })
      .exactOptional(),
    clear: z.strictObject({ counts: z.enum(['both-ends-out', 'last-day-in']), ...words }).exactOptional(),
    readings: z.array(readingSchema).default([]),
    ...words,
    sectionEn: text,
    sectionFr: text,
    url: address,
    urlFr: address.exactOptional(),
    confidence,
    notes: z.array(z.strictObject({ until: date.transform(readDay).exactOptional(), ...words })),
    evidence: sourceIds,
  })
  .refine(
    ({ recess, readings }) => recess || readings.every(({ on }) => on !== 'recess'),
    'a reading on recess needs a recess',
  )
  .transform(({ list, evidence, ...rule }) => ({ list, evidence, rule }));

const dayFields = {
  ...day,
  since: dayOrYear.exactOptional(),
  until: dayOrYear.exactOptional(),
  confidence,
  attestedSince: year.exactOptional(),
  note,
  evidence: sourceIds,
};

export const holidaySchema = z.strictObject({ holiday: slug, ...dayFields });
export const substituteSchema = z.strictObject({ substituteFor: slug, ...dayFields });
export const inclusionSchema = z.strictObject({ includes: slug, since: firstDay, note, evidence: sourceIds });
export const clauseSchema = z.strictObject({
  clause: z.strictObject(words),
  ...years,
  note,
  evidence: sourceIds,
});

/** When a day is: every year, from the first to the last attested day, or once, on a date with its year. */
type When = { readonly rule: DateRule; readonly since: Day; readonly until?: Day } | { readonly date: Day };

type GivenDay = Omit<z.infer<typeof holidaySchema>, 'holiday'>;

export type DayTableRow = ReturnType<typeof toDayRow> & { readonly isInLieu?: true };

const inclusionRowSchema = inclusionSchema.transform(({ includes: list, since, evidence }) => {
  return { kind: 'inclusion' as const, list, since, evidence };
});
const clauseRowSchema = clauseSchema.transform(({ clause, note, ...row }) => {
  return { kind: 'clause' as const, ...clause, ...row };
});

export type InclusionTableRow = Readonly<z.infer<typeof inclusionRowSchema>>;
export type ClauseTableRow = Readonly<z.infer<typeof clauseRowSchema>>;
export type ListTableRow = DayTableRow | InclusionTableRow | ClauseTableRow;

const ROWS: Readonly<Record<string, z.ZodType<ListTableRow>>> = {
  holiday: holidaySchema.transform(({ holiday, ...given }, context) => toDayRow(holiday, given, context)),
  substituteFor: substituteSchema.transform(({ substituteFor, ...given }, context) => ({
    ...toDayRow(substituteFor, given, context),
    isInLieu: true as const,
  })),
  includes: inclusionRowSchema,
  clause: clauseRowSchema,
};

const ROW_FIELDS = Object.keys(ROWS);

/** A row of `data/lists/<id>.json` */
export const listRowSchema = z.record(z.string(), z.unknown()).transform((row, context): ListTableRow => {
  const [field, ...others] = ROW_FIELDS.filter((name) => Object.hasOwn(row, name));
  const schema = ROWS[field ?? ''];
  if (!schema || others.length > 0) {
    context.addIssue(`a row has exactly one of: ${ROW_FIELDS.join(', ')}`);
    return z.NEVER;
  }
  return parsedBy(schema, row, context);
});

/** Reads a row by the schema of its kind, so that faults are about that kind alone. */
function parsedBy<T>(schema: z.ZodType<T>, row: unknown, context: z.RefinementCtx): T {
  const parsed = schema.safeParse(row);
  for (const { path, message } of parsed.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path], message });
  return parsed.data ?? z.NEVER;
}

/** A date with its year is attested by its publication; any other needs its first day. */
function toDayRow(holiday: string, given: GivenDay, context: z.RefinementCtx) {
  const { date: rule, since, until, ...row } = given;
  const isOnce = rule.kind === 'once';
  if (isOnce && until !== undefined) context.addIssue('a date with its year takes no until');
  if (isOnce && since !== undefined) context.addIssue('a date with its year takes no since');
  if (!isOnce && since === undefined)
    context.addIssue('a row needs since, the first day or year that a text attests');
  return { kind: 'day' as const, holiday, ...row, when: toWhen(rule, since, until) };
}

function toWhen(rule: DateRule, since = '1900', until?: string): When {
  if (rule.kind === 'once') return { date: toDay(rule.year, rule.date.month, rule.date.day) };
  return { rule, since: toFirstDay(since), ...(until !== undefined && { until: toLastDay(until) }) };
}
