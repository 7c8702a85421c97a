import type { Day } from '../../core/calendar/day.ts';
import type { Words } from '../../core/language/locale.ts';
import type {
  Clause,
  DayEvidence,
  ListDescription,
  ListRow,
  ListTables,
  NamedList,
} from '../../core/lists/list.ts';
import type { MissingRule, TimeLimitRule } from '../../core/lists/time-limits.ts';
import {
  LIST_DAYS_FILE,
  LIST_DISPUTES_FILE,
  LIST_INDEX_FILE,
  LIST_SOURCES_FILE,
  listRowsPath,
  PROJECTIONS_FILE,
  type TableReader,
  TIME_LIMITS_FILE,
} from './files.ts';
import {
  type ClauseTableRow,
  type DayTableRow,
  type InclusionTableRow,
  type ListHead,
  listDisputeSchema,
  listHeadSchema,
  listRowSchema,
  projectionSchema,
  timeLimitSchema,
} from './list-schema.ts';
import { namedHolidaySchema, sourceSchema } from './schema.ts';

export type ListFileTables = ReturnType<typeof readListTables>;

export function readListTables(reader: TableReader) {
  const heads = reader.rows(LIST_INDEX_FILE, listHeadSchema);
  return {
    heads,
    days: reader.entries(LIST_DAYS_FILE, namedHolidaySchema),
    sources: reader.entries(LIST_SOURCES_FILE, sourceSchema),
    rows: Object.fromEntries(
      heads.map(({ id }) => [id, reader.rows(listRowsPath(id), listRowSchema)] as const),
    ),
    disputes: reader.rows(LIST_DISPUTES_FILE, listDisputeSchema),
    timeLimits: reader.rows(TIME_LIMITS_FILE, timeLimitSchema),
    projections: reader.rows(PROJECTIONS_FILE, projectionSchema),
  };
}

export function toLists(tables: ListFileTables): ListTables {
  return {
    lists: tables.heads.map((head) => toList(head, tables)),
    days: tables.days,
    timeLimits: Object.fromEntries(tables.heads.flatMap((head) => toTimeLimit(head, tables))),
  };
}

export type ListEvidence = ReturnType<typeof toListEvidence>;

export function toListEvidence(tables: ListFileTables) {
  return {
    sources: tables.sources,
    descriptions: Object.fromEntries(
      tables.heads.map((head) => [head.id, toDescription(head, tables)] as const),
    ),
  };
}

interface NumberedRow {
  readonly row: DayTableRow | InclusionTableRow;
  readonly number: number;
}

/** The rows of a list, each with the rows of the file that it comes from: the published dates of one day are one row. */
export function rowGroups({ rows }: ListFileTables, id: string) {
  const given = (rows[id] ?? []).flatMap((row, index) =>
    row.kind !== 'clause' ? [{ row, number: index + 1 }] : [],
  );
  const byDay = Map.groupBy(given, ({ row, number }) => sameDay(row) ?? `row ${number}`);
  return [...byDay.values()].flatMap((group) => {
    const from = group.sort((a, b) => findDate(a) - findDate(b));
    const [first] = from;
    return first ? [{ row: toListRow(first.row, from.map(findDate)), from }] : [];
  });
}

/** A key that all published dates of one day share; undefined for any other row. */
function sameDay(row: DayTableRow | InclusionTableRow): string | undefined {
  if (row.kind === 'inclusion' || 'rule' in row.when) return undefined;
  const { when, note, evidence, confidence, attestedSince, ...day } = row;
  return JSON.stringify(Object.entries(day).sort());
}

/** NaN for a row without a date. */
function findDate({ row }: NumberedRow): Day {
  return row.kind === 'day' && 'date' in row.when ? row.when.date : Number.NaN;
}

function toListRow(row: DayTableRow | InclusionTableRow, dates: readonly Day[]): ListRow {
  if (row.kind === 'inclusion') return { list: row.list, since: row.since };
  const { kind, note, evidence, confidence, attestedSince, when, ...day } = row;
  return 'rule' in when ? { ...day, ...when } : { ...day, dates };
}

function toList({ id, place, weekend }: ListHead, tables: ListFileTables): NamedList {
  const rule = tables.timeLimits.find(({ list }) => list === id)?.rule;
  return {
    id,
    ...(place && { place }),
    weekend,
    ...(rule && { isForTimeLimits: true }),
    ...(rule?.recess && { recess: { from: rule.recess.from, to: rule.recess.to, since: rule.since } }),
    rows: rowGroups(tables, id).map(({ row }) => row),
    ...toProjection(tables, id),
  };
}

function toProjection({ projections }: ListFileTables, id: string): Pick<NamedList, 'projection'> {
  const row = projections.find(({ list }) => list === id);
  if (!row) return {};
  const { list, ...projection } = row;
  return { projection };
}

function toTimeLimit(
  { id, nameEn, nameFr, noRuleEn, noRuleFr }: ListHead,
  { timeLimits }: ListFileTables,
): readonly (readonly [string, TimeLimitRule | MissingRule])[] {
  const rule = timeLimits.find(({ list }) => list === id)?.rule;
  if (rule) return [[id, { kind: 'rule', ...rule, nameEn, nameFr }]];
  const missing = toWords(noRuleEn, noRuleFr);
  return missing ? [[id, { kind: 'missing', missing }]] : [];
}

function toDescription(head: ListHead, tables: ListFileTables): ListDescription {
  const { id, nameEn, nameFr, purposeEn, purposeFr, act, agreement, publisher, url, urlFr } = head;
  const missing = toWords(head.missingEn, head.missingFr);
  const next = toWords(head.nextEn, head.nextFr);
  const authority = publisher ?? agreement ?? act;
  if (!authority) throw new RangeError(`No act, agreement or publisher of "${id}"`);
  return {
    nameEn,
    nameFr,
    status: publisher ? 'published' : agreement ? 'agreement' : 'statute',
    purpose: { en: purposeEn, fr: purposeFr },
    ...(missing && { missing }),
    authority,
    ...(next && { next }),
    url,
    ...(urlFr === undefined ? {} : { urlFr }),
    clauses: (tables.rows[id] ?? []).flatMap((row) => (row.kind === 'clause' ? [toClause(row)] : [])),
    evidence: rowGroups(tables, id).map(({ from }) => from.flatMap(({ row }) => toDayEvidence(row))),
  };
}

function toWords(en: string | undefined, fr: string | undefined): Words | undefined {
  return en === undefined || fr === undefined ? undefined : { en, fr };
}

function toClause({ kind, ...clause }: ClauseTableRow): Clause {
  return clause;
}

/** The days of an included list have their evidence in that list. */
function toDayEvidence(row: DayTableRow | InclusionTableRow): DayEvidence | readonly [] {
  if (row.kind === 'inclusion') return [];
  const { confidence, attestedSince, evidence: sources } = row;
  return { confidence, ...(attestedSince === undefined ? {} : { attestedSince }), sources };
}
