import { z } from 'zod';
import { type Day, readDay } from '../../core/calendar/day.ts';
import { WEEK_STARTS } from '../../core/calendar/weeks.ts';
import { FIRST_DAY } from '../../core/holidays/law.ts';
import { type ByScope, byScope, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { PayQuestion, PayRules, PayTables } from '../../core/pay/pay.ts';
import { findIds } from './check-written.ts';
import { confidence, date, note, slug, sourceIds, text, words, years } from './fields.ts';
import { lawFault, payRulesPath, type TableReader } from './files.ts';
import { isCarried, NOT_CARRIED, officeSchema, type Rule, textEvidenceSchema } from './schema.ts';
import { findFirstDay, type LawTables } from './tables.ts';

/** A question that a rule, or a part of it, leaves open. */
const questionSchema = z.strictObject({
  id: slug,
  confidence: z.enum(['medium', 'low']),
  since: date.exactOptional(),
});

const proved = { evidence: sourceIds, question: questionSchema.exactOptional() };
const sections = { sectionEn: text, sectionFr: text };
const times = z.number().multipleOf(0.5).min(1).max(3);

const windowSchema = z
  .strictObject({
    ...words,
    days: z.int().min(7).max(84),
    before: z.enum(['holiday', 'week']),
    weekStart: z.enum(WEEK_STARTS).exactOptional(),
  })
  .refine(({ before, weekStart }) => before === 'week' || weekStart === undefined, {
    path: ['weekStart'],
    message: 'is only for a window that ends before the week of the holiday',
  });

const formula = { if: z.enum(['commission', 'irregular']).exactOptional(), window: slug, ...proved };
const formulaSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['share', 'percent']), number: z.int().min(1).max(100), ...formula }),
  z.strictObject({ kind: z.enum(['average-wages', 'average-hours']), ...formula }),
  z.strictObject({ kind: z.literal('normal-day'), ...proved }),
]);

const ruleFields = {
  nameEn: text,
  nameFr: text,
  windows: z.record(slug, windowSchema),
  formulas: z.array(formulaSchema),
  vacationPay: z.enum(['added', 'left-out']).exactOptional(),
  leastDays: z.int().min(1).exactOptional(),
  isOnlyIfWorked: z.literal(true).exactOptional(),
  regularDay: z.strictObject({ ...words, ...proved }).exactOptional(),
  conditions: z.array(z.strictObject({ ...words, ...sections, ...proved })),
  who: z.strictObject(words),
  work: z.strictObject({
    ...words,
    times,
    after: z.strictObject({ hours: z.int().min(1).max(24), times }).exactOptional(),
    isInstead: z.literal(true).exactOptional(),
    isAtLeastHalfADay: z.literal(true).exactOptional(),
    ...proved,
  }),
  unqualified: z
    .strictObject({
      ...words,
      times: times.exactOptional(),
      asQualified: z.literal(true).exactOptional(),
      ...proved,
    })
    .refine(
      ({ times, asQualified }) => (times === undefined) === (asQualified === true),
      'needs times or asQualified, and not both',
    ),
  options: z.array(z.strictObject({ ...words, ...proved })),
  notes: z.array(z.strictObject(words)),
  question: questionSchema.exactOptional(),
};

const prose = { ...sections, confidence, evidence: sourceIds };

const ownActSchema = z.strictObject({
  holiday: slug,
  ...years,
  act: slug,
  paid: z.strictObject(words).exactOptional(),
  ...prose,
  // Fields that it leaves out are those of the place.
  formulas: ruleFields.formulas.exactOptional(),
  isOnlyIfWorked: ruleFields.isOnlyIfWorked,
  conditions: ruleFields.conditions.exactOptional(),
  who: ruleFields.who.exactOptional(),
  work: ruleFields.work.exactOptional(),
  unqualified: ruleFields.unqualified.exactOptional(),
  options: ruleFields.options.exactOptional(),
  notes: ruleFields.notes.exactOptional(),
});

const payFileSchema = z.strictObject({
  /** A key of `data/statutes.json`: the act in which the rule was read. */
  act: slug,
  /** The first day of the rule, if a text gives it. */
  since: date.exactOptional(),
  paid: z.strictObject(words),
  ask: officeSchema.exactOptional(),
  ...prose,
  ...ruleFields,
  ownActs: z.array(ownActSchema).min(1).exactOptional(),
  earlier: z.array(z.strictObject({ act: slug, until: date, ...prose, ...ruleFields })).exactOptional(),
  sources: z.record(slug, textEvidenceSchema),
});

/** A row of `data/pay/cases.json` */
export const payCaseSchema = z
  .strictObject({
    id: slug,
    province: z.enum(SCOPE_CODES),
    date,
    given: z.record(z.string(), z.union([z.number(), z.boolean()])),
    pays: z.partialRecord(z.enum(['holidayPay', 'forWork', 'total']), z.number()),
    /** Whose example it is: `official`, `other`, or `rule` if it follows from the rule. */
    source: text,
    note,
  })
  .transform(({ source, note, ...row }) => row);

export type PayCase = Readonly<z.infer<typeof payCaseSchema>>;

type PayFile = Readonly<z.infer<typeof payFileSchema>>;

export interface PaidProse {
  readonly paid: Rule;
  readonly ownActs: readonly { readonly holiday: string; readonly paid: Rule }[];
}

export type PayFiles = ByScope<PayFile>;

export function readPayFiles(reader: TableReader): PayFiles {
  return byScope((code) => reader.whole(payRulesPath(code), payFileSchema));
}

/** Each place has a rule; formulas name windows, windows have formulas, and texts, acts and holidays exist. */
export function checkPay(files: PayFiles, tables: LawTables): readonly string[] {
  return SCOPE_CODES.flatMap((code) =>
    payMessages(files[code], code, tables).map((message) => lawFault(payRulesPath(code), '', message)),
  );
}

function payMessages(file: PayFile, code: ScopeCode, { statutes, rows }: LawTables): readonly string[] {
  const { ownActs = [], earlier = [], sources } = file;
  const rules = [file, ...earlier];
  const windows = Object.assign({}, ...rules.map((rule) => rule.windows));
  const named = [...rules, ...ownActs]
    .flatMap((act) => act.formulas ?? [])
    .flatMap((formula) => ('window' in formula ? [formula.window] : []));
  const cited = findIds(file, 'evidence');
  const missing = (ids: readonly string[], known: object) => ids.filter((id) => !Object.hasOwn(known, id));
  return [
    ...(rules.some(({ formulas }) => formulas.length === 0) ? ['has no formula'] : []),
    ...missing(named, windows).map((id) => `a formula counts "${id}", which is not a window`),
    ...Object.keys(windows)
      .filter((id) => !named.includes(id))
      .map((id) => `no formula uses the window "${id}"`),
    ...missing(cited, sources).map((id) => `source "${id}" is not in sources`),
    ...Object.keys(sources)
      .filter((id) => !cited.includes(id))
      .map((id) => `source "${id}" is not used`),
    ...[...rules, ...ownActs]
      .filter(
        ({ act }) =>
          !statutes.some((one) => one.id === act && one.chain === code && findFirstDay(one) !== undefined),
      )
      .map(({ act }) => `act "${act}" is not a dated act of "${code}" in statutes.json`),
    ...ownActs
      .filter(({ holiday }) => !rows[code].some((row) => row.holiday === holiday))
      .map(({ holiday }) => `"${holiday}" is not a holiday that the law lists`),
    ...[...rules, ...ownActs]
      .filter((prose) => !isCarried(withTexts(prose, sources)))
      .map(({ sectionEn }) => `${sectionEn}: ${NOT_CARRIED}`),
  ];
}

export function toPayTables(files: PayFiles, tables: LawTables): PayTables {
  return byScope((code) => toPayRules(files[code], tables));
}

export function toPaidProse(files: PayFiles): ByScope<PaidProse> {
  return byScope((code) => {
    const { paid, ask, ownActs = [], sources, ...file } = files[code];
    return {
      paid: { ...paid, ...toProse(file, sources), ...(ask && { ask }) },
      ownActs: ownActs.flatMap(({ holiday, paid, ...own }) =>
        paid ? [{ holiday, paid: { ...paid, ...toProse(own, sources) } }] : [],
      ),
    };
  });
}

type Prose = Pick<PayFile, 'sectionEn' | 'sectionFr' | 'confidence' | 'evidence'>;

function toProse(prose: Prose, sources: PayFile['sources']): Omit<Rule, 'en' | 'fr'> {
  const { sectionEn, sectionFr } = prose;
  return { ...withTexts(prose, sources), sectionEn, sectionFr };
}

function withTexts(
  { confidence, evidence }: Pick<Prose, 'confidence' | 'evidence'>,
  sources: PayFile['sources'],
) {
  return { confidence, evidence: evidence.flatMap((id) => sources[id] ?? []) };
}

function toPayRules(file: PayFile, tables: LawTables): PayRules {
  const { paid: _, ask: __, act, since, ownActs = [], earlier = [], sources, ...rule } = file;
  const firstOfAct = firstDayOfAct(act, tables);
  return {
    rule: {
      ...resolved(rule, tables),
      from: since === undefined ? firstOfAct : readDay(since),
      isFromRead: since !== undefined,
    },
    earlier: earlier.map(({ act: earlierAct, until, ...own }) => ({
      ...resolved(own, tables),
      from: firstDayOfAct(earlierAct, tables),
      isFromRead: false,
      until: readDay(until),
    })),
    ownActs: ownActs.map(({ act: ownAct, paid: ___, ...own }) => ({
      ...resolved(own, tables),
      from: firstDayOfAct(ownAct, tables),
      isFromRead: false,
    })),
    sources,
  };
}

function firstDayOfAct(id: string, { statutes }: LawTables): Day {
  const act = statutes.find((statute) => statute.id === id);
  return (act && findFirstDay(act)) ?? FIRST_DAY;
}

/** A rule whose questions have their words in place of their ids. */
function resolved<Part>(part: Part, tables: LawTables): Resolved<Part>;
function resolved(part: unknown, tables: LawTables): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved<unknown>(one, tables));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'question' ? toOpenQuestion(value, tables) : resolved<unknown>(value, tables),
    ]),
  );
}

type Resolved<Part> = Part extends readonly (infer One)[]
  ? readonly Resolved<One>[]
  : Part extends object
    ? { readonly [Name in keyof Part]: Name extends 'question' ? PayQuestion : Resolved<Part[Name]> }
    : Part;

function toOpenQuestion(
  { id, confidence, since }: z.infer<typeof questionSchema>,
  { questions }: LawTables,
): PayQuestion {
  const { en = '', fr = '' } = questions[id] ?? {};
  return { en, fr, confidence, ...(since !== undefined && { since: readDay(since) }) };
}
