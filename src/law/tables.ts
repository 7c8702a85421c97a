import type { ZoneTable } from '../calendar/zone-offset.ts';
import type { DatePeriod, HolidayNote, Law, LawRow, NamedHoliday, Statute } from '../holidays/law.ts';
import { type ByScope, byScope, SCOPE_CODES, type Scope } from '../holidays/scope.ts';
import { actPeriods } from './acts.ts';
import { lawRowsPath, type TableReader } from './files.ts';
import {
  type Change,
  changeSchema,
  datePeriodsSchema,
  disputeSchema,
  type Evidence,
  firstEditionSchema,
  type LawEvidence,
  lawRowSchema,
  namedHolidaySchema,
  type Revision,
  reasonSchema,
  revisionSchema,
  type SettledDifferences,
  type Slugs,
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

/** A row with what its date means: the same in all years, or what it was in some. */
export interface LawTableRow extends LawRow {
  /** None where the date is a name that no table has. */
  readonly periods: readonly DatePeriod[];
  readonly evidence?: Evidence;
}

/** The tables of the law, each row of which fits its schema. */
export interface LawTables {
  readonly scopes: readonly Scope[];
  readonly holidays: Readonly<Record<string, NamedHoliday>>;
  readonly slugs: Readonly<Record<string, Slugs>>;
  readonly dates: Readonly<Record<string, readonly DatePeriod[]>>;
  readonly statutes: readonly StatuteRow[];
  readonly sources: Readonly<Record<string, Source>>;
  readonly rows: ByScope<readonly LawTableRow[]>;
  readonly weekendRules: Readonly<Record<string, WeekendRules>>;
  readonly changes: readonly Change[];
  readonly settled: SettledDifferences;
  readonly revision: Revision;
  readonly zones: ZoneTable;
}

const NO_REVISION: Revision = { revision: '', referenceYear: 0 };
const NO_ZONES: ZoneTable = { tz: '', until: '', zones: {} };

export function readTables(reader: TableReader): LawTables {
  const dates = reader.entries('dates.json', datePeriodsSchema);
  const rowsOf = (file: string): readonly LawTableRow[] =>
    reader.rows(file, lawRowSchema).map(({ rule, ...row }) => ({
      ...row,
      periods: rule ? [{ date: rule }] : (dates[row.date] ?? []),
    }));
  return {
    scopes: reader.rows('scopes.json', scopeSchema),
    holidays: reader.entries('holidays.json', namedHolidaySchema),
    slugs: reader.entries('holiday-slugs.json', slugsSchema),
    dates,
    statutes: reader.rows('statutes.json', statuteSchema),
    sources: reader.entries('sources.json', sourceSchema),
    rows: byScope((code) => rowsOf(lawRowsPath(code))),
    weekendRules: reader.entries('weekend-rules.json', weekendRulesSchema),
    changes: reader.rows('changes.json', changeSchema),
    settled: {
      provider: reader.rows('disputes.json', disputeSchema),
      peers: reader.rows('score/reasons.json', reasonSchema),
      firstEdition: reader.rows('score/corrections.json', firstEditionSchema),
    },
    revision: reader.whole('revision.json', revisionSchema) ?? NO_REVISION,
    zones: reader.whole('zones.json', zoneTableSchema) ?? NO_ZONES,
  };
}

/** What establishes the law stays behind. */
export function lawOf(tables: LawTables): Law {
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
    dates: Object.fromEntries(all.map(({ date, periods }) => [date, periods])),
    statutes: Object.fromEntries(
      statutes.filter(({ id }) => cited.has(id)).map((statute) => [statute.id, toStatute(statute)]),
    ),
    acts,
    rows: byScope((code) => rows[code].map(({ periods, evidence, ...row }) => row)),
    notes: byScope((code) => holidayNotes(weekendRulesOf(tables, code))),
  };
}

function toStatute({ id, nameEn, nameFr, url, urlFr }: StatuteRow): Statute {
  return { id, nameEn, nameFr, url: url ?? null, ...(urlFr === undefined ? {} : { urlFr }) };
}

export function weekendRulesOf({ weekendRules }: LawTables, code: string): WeekendRules {
  const rules = weekendRules[code];
  if (!rules) throw new RangeError(`No weekend rules of "${code}" in the law`);
  return rules;
}

/** What listings carry of the notes: those on some holidays, without what establishes them. */
function holidayNotes({ notes }: WeekendRules): readonly HolidayNote[] {
  return notes.flatMap(({ confidence, evidence, ...note }) => (note.holidays.length === 0 ? [] : [note]));
}

export function evidenceOf({ sources, rows, statutes }: LawTables): LawEvidence {
  return {
    sources,
    rows: byScope((code) => rows[code].map(({ evidence }) => evidence)),
    statutes: Object.fromEntries(statutes.map(({ id, evidence = [] }) => [id, evidence] as const)),
  };
}
