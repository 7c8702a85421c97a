import { z } from 'zod';
import { type Day, readDay, toDay } from '../../core/calendar/day.ts';
import {
  type ActChain,
  type ActPeriod,
  type DatePeriod,
  FEDERAL_CHAINS,
  type HolidayNote,
  type Law,
  type LawRow,
  type LieuRule,
  lowerConfidence,
  type ObservedPeriod,
  overlap,
  type Statute,
  type Years,
} from '../../core/holidays/law.ts';
import { byScope, SCOPE_CODES } from '../../core/holidays/scope.ts';
import { findCertainty, findConfidence } from './certainty.ts';
import { isYear, scope, toFirstDay, toLastDay } from './fields.ts';
import { lawRowsPath, type TableReader } from './files.ts';
import {
  changeSchema,
  type DatePeriodRow,
  datePeriodsSchema,
  disputeSchema,
  type Evidence,
  type LieuRuleRow,
  lawRowSchema,
  namedHolidaySchema,
  type OpenQuestion,
  questionSchema,
  reasonSchema,
  revisionSchema,
  type Source,
  type StatuteRow,
  scopeSchema,
  slugsSchema,
  sourceSchema,
  statuteSchema,
  type WeekendRules,
  weekendRulesSchema,
  zoneTableSchema,
} from './schema.ts';

/** A row with its date, the same in all years or one for each period, and with how surely its evidence establishes it. */
export interface LawTableRow extends LawRow {
  /** Empty if the date is a name that dates.json lacks. */
  readonly periods: readonly (DatePeriod & { readonly question?: OpenQuestion })[];
  readonly observed?: readonly (ObservedPeriod & Proof)[];
  readonly evidence: Evidence;
  readonly question?: OpenQuestion;
}

interface Proof {
  readonly evidence: Evidence;
  readonly question?: OpenQuestion;
}

export type LawTables = ReturnType<typeof readTables>;

export function readTables(reader: TableReader) {
  const dates = reader.entries('dates.json', datePeriodsSchema);
  const sources = reader.entries('sources.json', sourceSchema);
  const readRows = (file: string): readonly LawTableRow[] =>
    reader.rows(file, lawRowSchema).map(({ rule, observed, ...row }) => ({
      ...row,
      ...findCertainty(row, sources),
      ...(observed && {
        observed: observed.map((move) => ({
          ...move,
          ...findCertainty({ ...pickYears(row), ...move }, sources),
        })),
      }),
      periods: rule ? [{ date: rule }] : (dates[row.date] ?? []).map((period) => datePeriod(period, sources)),
    }));
  return {
    scopes: reader.rows('scopes.json', scopeSchema),
    holidays: reader.entries('holidays.json', namedHolidaySchema),
    slugs: reader.entries('holiday-slugs.json', slugsSchema),
    dates,
    questions: reader.entries('questions.json', questionSchema),
    statutes: reader.rows('statutes.json', statuteSchema),
    sources,
    rows: byScope((code) => readRows(lawRowsPath(code))),
    weekendRules: reader.whole('weekend-rules.json', z.record(scope, weekendRulesSchema)),
    changes: reader.rows('changes.json', changeSchema),
    settled: {
      provider: reader.rows('disputes.json', disputeSchema),
      peers: reader.rows('score/reasons.json', reasonSchema),
    },
    revision: reader.whole('revision.json', revisionSchema),
    zones: reader.whole('zones.json', zoneTableSchema),
  };
}

function pickYears({ since, until }: Years & { readonly since: number }) {
  return { since, ...(until === undefined ? {} : { until }) };
}

function datePeriod({ evidence, ...period }: DatePeriodRow, sources: Readonly<Record<string, Source>>) {
  const confidence = lowerConfidence(findConfidence(evidence, sources), period.question?.confidence);
  return { ...period, ...(confidence === 'high' ? {} : { confidence }) };
}

export function toLaw(tables: LawTables): Law {
  const { scopes, holidays, statutes, rows, revision, zones } = tables;
  const all = SCOPE_CODES.flatMap((code) => rows[code]);
  const acts = actPeriods(statutes);
  const cited = new Set([
    ...Object.values(acts).flatMap((periods) => periods.map(({ act }) => act)),
    ...all.map(({ act }) => act),
  ]);
  return {
    ...revision,
    zones,
    scopes,
    holidays,
    dates: Object.fromEntries(all.map(({ date, periods }) => [date, periods.map(withoutProof)])),
    statutes: Object.fromEntries(
      statutes.filter(({ id }) => cited.has(id)).map((statute) => [statute.id, toStatute(statute)]),
    ),
    acts,
    rows: byScope((code) =>
      rows[code].map(({ periods, observed, ...row }) => ({
        ...withoutProof(row),
        ...(tables.questions[row.question?.id ?? '']?.isDisputed && { isDisputed: true as const }),
        ...(observed && { observed: observed.map(withoutProof) }),
      })),
    ),
    notes: byScope((code) => holidayNotes(tables.weekendRules[code])),
    inLieu: byScope((code) => tables.weekendRules[code].inLieu.map(toLieuRule)),
  };
}

function withoutProof<Row extends Partial<Proof>>({
  evidence,
  question,
  ...row
}: Row): Omit<Row, keyof Proof> {
  return row;
}

function actPeriods(statutes: readonly StatuteRow[]): Readonly<Record<ActChain, readonly ActPeriod[]>> {
  const ofChain = (chain: ActChain) => statutes.filter((act) => act.chain === chain).flatMap(citedPeriod);
  return {
    ...byScope(ofChain),
    'legal-holidays': ofChain('legal-holidays'),
    'legal-bills': ofChain('legal-bills'),
  };
}

/** An act of a scope is cited only if some of its list was read; a federal one always. */
function citedPeriod(statute: StatuteRow): ActPeriod | readonly [] {
  const isFederal = FEDERAL_CHAINS.some((chain) => chain === statute.chain);
  const from = findFirstDay(statute);
  if (from === undefined || (!isFederal && statute.listEvidence === 'no')) return [];
  const to = findLastDay(statute);
  const { id: act, holds } = statute;
  return { act, from, ...(to === undefined ? {} : { to }), ...(holds && { holds }) };
}

/**
 * The first day on which an act is cited; undefined if its beginning was not found. If only the year is known, an act that made a
 * holiday is cited from that year on, and any other from the next: none is cited before it was in force.
 */
export function findFirstDay({ from, holds }: StatuteRow): Day | undefined {
  if (from === undefined) return undefined;
  return isYear(from) && !holds ? toDay(Number(from) + 1, 1, 1) : toFirstDay(from);
}

export function findLastDay({ to }: StatuteRow): Day | undefined {
  return to === undefined ? undefined : toLastDay(to);
}

function toStatute(row: StatuteRow): Statute {
  const { chain, from, to, holds, listEvidence, question, evidence, url = null, ...statute } = row;
  return { ...statute, url, ...(question && { confidence: question.confidence }) };
}

/** The notes that listings carry: those on single holidays, without their evidence and the sentence about several. */
function holidayNotes({ notes }: WeekendRules): readonly HolidayNote[] {
  return notes.flatMap(({ confidence, evidence, ofSeveral, ...note }) =>
    note.holidays.length === 0 ? [] : [note],
  );
}

function toLieuRule({ evidence, since, until, ...rule }: LieuRuleRow): LieuRule {
  return {
    ...rule,
    ...(since === undefined ? {} : { since: readDay(since) }),
    ...(until === undefined ? {} : { until: readDay(until) }),
  };
}

/** The questions that make a row's days, moves or date less certain than their evidence. */
export function toOpenQuestions({ questions, rows, statutes }: LawTables) {
  return {
    questions,
    rows: byScope((code) =>
      rows[code].map(({ question, observed = [], periods }) => ({
        ...(question && { question }),
        moves: observed.map((move) => move.question ?? null),
        dates: periods.map((period) => period.question ?? null),
      })),
    ),
    acts: Object.fromEntries(statutes.flatMap(({ id, question }) => (question ? [[id, question]] : []))),
  };
}

/** The evidence of the law, for each row in order. Kept apart because no listing needs it. */
export type LawEvidence = ReturnType<typeof toEvidence>;

export function toEvidence({ sources, rows, statutes, dates }: LawTables) {
  return {
    sources: Object.fromEntries(Object.entries(sources).map(([id, { origin, ...source }]) => [id, source])),
    rows: byScope((code) => rows[code].map((row) => rowEvidence(row, dates))),
    statutes: Object.fromEntries(statutes.map(({ id, evidence = [] }) => [id, evidence] as const)),
  };
}

export function listSourceIds({ since = [], now = [] }: Evidence): readonly string[] {
  return [...since, ...now];
}

function rowEvidence(row: LawTableRow, dates: LawTables['dates']) {
  const { evidence, observed = [], date } = row;
  const periods = (dates[date] ?? []).filter((period) => overlap(period, row));
  const ofDates = [
    ...periods.flatMap((period) => period.evidence),
    ...observed.flatMap((move) => listSourceIds(move.evidence)),
  ];
  return { ...evidence, ...(ofDates.length > 0 && { dates: [...new Set(ofDates)] }) };
}
