import { z } from 'zod';
import type { DateRule } from '../../calendar/date-rule.ts';
import { type Day, dayOf, toDay } from '../../calendar/day.ts';
import { WEEKEND_NAMES, type WeekendName } from '../../holidays/days-off/business-days.ts';
import type { Certainty, HolidayNames, Words, Years } from '../../holidays/law.ts';
import { CLOSINGS, type Closing } from '../../holidays/lists/list.ts';
import { type MissingRule, READING_DAYS, type TimeLimitRule } from '../../holidays/lists/time-limits.ts';
import { PROVINCE_CODES, type ProvinceCode, SCOPE_CODES } from '../../holidays/scope.ts';
import { beginningOf, lastDay } from '../act-periods.ts';
import {
  certainty,
  confidence,
  dayOrYear,
  names,
  note,
  slug,
  sourceIds,
  text,
  years,
} from '../tables/schema.ts';
import { dateWords } from '../tables/words.ts';

/** A row of `data/lists/index.json` */
export interface ListHead extends HolidayNames {
  readonly id: string;
  readonly purposeEn: string;
  readonly purposeFr: string;
  /** One of the three: the act or the agreement that says the days, or who publishes them year by year. */
  readonly act?: HolidayNames;
  readonly agreement?: HolidayNames;
  readonly publisher?: HolidayNames;
  readonly url: string;
  readonly urlFr?: string;
  readonly weekend: WeekendName;
}

interface Cited {
  readonly evidence: readonly string[];
}

/** A row of `data/lists/<id>.json` that names a day. */
export interface DayTableRow extends Certainty, Cited {
  readonly kind: 'day';
  readonly holiday: string;
  readonly name?: string;
  readonly isInLieu?: true;
  readonly provinces?: readonly ProvinceCode[];
  readonly closes?: Closing;
  /** Of a day of every year, with the first and the last day on which it is attested; or the one day of a date with its year. */
  readonly when:
    | { readonly rule: DateRule; readonly since: Day; readonly until?: Day }
    | { readonly date: Day };
}

export interface InclusionTableRow extends Cited {
  readonly kind: 'inclusion';
  readonly list: string;
  readonly since: Day;
}

export interface ClauseTableRow extends Words, Years, Cited {
  readonly kind: 'clause';
}

export type ListTableRow = DayTableRow | InclusionTableRow | ClauseTableRow;

/** A row of `data/lists/disputes.json`: dates that calendars of others have and a list does not, or the other way round, and why. */
export interface ListDispute extends Cited {
  readonly list: string;
  /** YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** Whose calendars. */
  readonly others: readonly string[];
  readonly reasonEn: string;
  readonly reasonFr: string;
}

/** A row of `data/lists/time-limits.json`: how time is computed by a list, or what is missing for that. */
export interface TimeLimitRow {
  readonly list: string;
  /** Its names are those of the list. */
  readonly rule: Omit<TimeLimitRule, keyof HolidayNames> | MissingRule;
  /** Whether the list serves time limits alone, and business days are not counted by it. */
  readonly refusesBusinessDays: boolean;
  /** None where the rule is missing. */
  readonly evidence: readonly string[];
}

const address = z.url({ protocol: /^https?$/ });
const authority = z.strictObject(names).exactOptional();

/** A row of `data/lists/disputes.json` */
export const listDisputeSchema = z.strictObject({
  list: slug,
  dates: z.array(z.iso.date()).min(1),
  others: z.array(text).min(1),
  reasonEn: text,
  reasonFr: text,
  evidence: sourceIds,
}) satisfies z.ZodType<ListDispute>;

/** A row of `data/lists/index.json` */
export const listHeadSchema = z
  .strictObject({
    id: slug,
    ...names,
    purposeEn: text,
    purposeFr: text,
    act: authority,
    agreement: authority,
    publisher: authority,
    url: address,
    urlFr: address.exactOptional(),
    weekend: z.enum(WEEKEND_NAMES),
  })
  .refine(
    ({ act, agreement, publisher }) =>
      [act, agreement, publisher].filter((authority) => authority !== undefined).length === 1,
    'a list needs one of act, agreement and publisher',
  ) satisfies z.ZodType<ListHead>;

const words = { en: text, fr: text };

const readingSchema = z
  .strictObject({ on: z.enum(READING_DAYS).exactOptional(), date: dateWords.exactOptional(), ...words })
  .refine(({ on, date }) => (on === undefined) !== (date === undefined), 'a reading needs on or date');

const ruleSchema = z
  .strictObject({
    list: slug,
    place: z.enum(SCOPE_CODES),
    since: dayOrYear,
    shortPeriods: z.int().min(1).exactOptional(),
    recess: z
      .strictObject({
        from: dateWords,
        to: dateWords,
        ...names,
        throughEn: withDate(),
        throughFr: withDate(),
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
    notes: z.array(z.strictObject({ until: z.iso.date().exactOptional(), ...words })),
    evidence: sourceIds,
  })
  .transform(({ list, evidence, since, notes, ...rule }): TimeLimitRow => {
    const read = notes.map(({ until, ...note }) =>
      until === undefined ? note : { ...note, until: dayOf(until) },
    );
    return {
      list,
      evidence,
      refusesBusinessDays: true,
      rule: { kind: 'rule', since: beginningOf(since), ...rule, notes: read },
    };
  });

const missingRuleSchema = z
  .strictObject({
    list: slug,
    refusesBusinessDays: z.literal(true).exactOptional(),
    missingEn: text,
    missingFr: text,
  })
  .transform(
    ({ list, refusesBusinessDays = false, missingEn: en, missingFr: fr }): TimeLimitRow => ({
      list,
      rule: { kind: 'missing', missing: { en, fr } },
      refusesBusinessDays,
      evidence: [],
    }),
  );

/** Every field that a row of `data/lists/time-limits.json` with a rule may have. */
export const TIME_LIMIT_FIELDS: readonly string[] = Object.keys(ruleSchema.in.shape);

/** A row of `data/lists/time-limits.json` */
export const timeLimitSchema = z.record(z.string(), z.unknown()).transform((row, context): TimeLimitRow => {
  const schema = Object.hasOwn(row, 'missingEn') ? missingRuleSchema : ruleSchema;
  return parsedBy<TimeLimitRow>(schema, row, context);
});

/** A sentence that names a day. */
function withDate() {
  return text.includes('{date}');
}

const day = {
  name: slug.exactOptional(),
  date: dateWords,
  closes: z.enum(CLOSINGS).exactOptional(),
  provinces: z.array(z.enum(PROVINCE_CODES)).min(1).exactOptional(),
  since: dayOrYear.exactOptional(),
  until: dayOrYear.exactOptional(),
  ...certainty,
  note,
  evidence: sourceIds,
};

const holidaySchema = z.strictObject({ holiday: slug, ...day });
const substituteSchema = z.strictObject({ substituteFor: slug, ...day });

type GivenDay = Omit<z.infer<typeof holidaySchema>, 'holiday'>;

const inclusionSchema = z
  .strictObject({ includes: slug, since: dayOrYear, note, evidence: sourceIds })
  .transform(({ includes: list, since, evidence }): InclusionTableRow => {
    return { kind: 'inclusion', list, since: beginningOf(since), evidence };
  });

const clauseSchema = z
  .strictObject({ clause: z.strictObject({ en: text, fr: text }), ...years, note, evidence: sourceIds })
  .transform(({ clause, note, ...row }): ClauseTableRow => ({ kind: 'clause', ...clause, ...row }));

/** What a row can be, by the field that says so. */
const ROWS: Readonly<Record<string, z.ZodType<ListTableRow>>> = {
  holiday: holidaySchema.transform(({ holiday, ...given }, context) => toDayRow(holiday, given, context)),
  substituteFor: substituteSchema.transform(
    ({ substituteFor, ...given }, context): DayTableRow => ({
      ...toDayRow(substituteFor, given, context),
      isInLieu: true,
    }),
  ),
  includes: inclusionSchema,
  clause: clauseSchema,
};

/** The fields of which a row has one. */
const ROW_FIELDS = Object.keys(ROWS);

/** Every field that a row may have. */
export const LIST_ROW_FIELDS: readonly string[] = [
  ...new Set([
    ...ROW_FIELDS,
    ...Object.keys(holidaySchema.shape),
    ...Object.keys(inclusionSchema.in.shape),
    ...Object.keys(clauseSchema.in.shape),
  ]),
];

/** A row of `data/lists/<id>.json` */
export const listRowSchema = z.record(z.string(), z.unknown()).transform((row, context): ListTableRow => {
  const [field, ...others] = ROW_FIELDS.filter((name) => Object.hasOwn(row, name));
  const schema = ROWS[field ?? ''];
  if (!schema || others.length > 0) {
    context.addIssue(`a row has one of: ${ROW_FIELDS.join(', ')}`);
    return z.NEVER;
  }
  return parsedBy(schema, row, context);
});

/** Reads a row by the schema of its kind, so that what is wrong is said of that kind alone. */
function parsedBy<T>(schema: z.ZodType<T>, row: unknown, context: z.RefinementCtx): T {
  const parsed = schema.safeParse(row);
  for (const { path, message } of parsed.error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path], message });
  return parsed.data ?? z.NEVER;
}

/** A date with its year is attested by being published; any other from its first day on, to its last. */
function toDayRow(holiday: string, given: GivenDay, context: z.RefinementCtx): DayTableRow {
  const { date: rule, since, until, note, ...row } = given;
  if (rule.kind === 'once' && until !== undefined)
    context.addIssue('a date that names its year has no until');
  if ((rule.kind === 'once') !== (since === undefined)) {
    context.addIssue(
      rule.kind === 'once'
        ? 'a date that names its year has no since'
        : 'a row needs since, the first day or year that a text attests',
    );
    return z.NEVER;
  }
  return {
    kind: 'day',
    holiday,
    ...row,
    when: whenOf(rule, since ?? '', lastDay({ ...(until && { to: until }) })),
  };
}

function whenOf(rule: DateRule, since: string, until: Day | undefined): DayTableRow['when'] {
  if (rule.kind !== 'once')
    return { rule, since: beginningOf(since), ...(until === undefined ? {} : { until }) };
  return { date: toDay(rule.year, rule.date.month, rule.date.day) };
}
