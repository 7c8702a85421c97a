import { parseDateText } from '../../calendar/date-text.ts';
import type { Change } from '../../holidays/annotations/change.ts';
import type { LawEvidence, Source } from '../../holidays/annotations/evidence.ts';
import type { WeekendRules } from '../../holidays/annotations/weekend-rules.ts';
import type { DatePeriod, HolidayNote, Law, LawRow, NamedHoliday, Statute } from '../../holidays/law.ts';
import { type ByScope, byScope, SCOPE_CODES, type Scope } from '../../holidays/scope.ts';
import { actPeriods } from '../act-periods.ts';
import { lawRowsPath, WEEKEND_RULES_FILE } from '../files.ts';
import type { MaybeEntries, MaybeRows, TableReader } from './reader.ts';
import {
  changeSchema,
  datePeriodsSchema,
  type LawTableRow,
  lawRowSchema,
  namedHolidaySchema,
  type StatuteRow,
  scopeSchema,
  sourceSchema,
  statuteSchema,
} from './schema.ts';
import { weekendRulesSchema } from './weekend-rules-schema.ts';

/** The law tables as far as they can be read; undefined for a file that cannot. */
export interface LawTables {
  readonly scopes: MaybeRows<Scope> | undefined;
  readonly holidays: MaybeEntries<NamedHoliday> | undefined;
  readonly dates: MaybeEntries<readonly DatePeriod[]> | undefined;
  readonly statutes: MaybeRows<StatuteRow> | undefined;
  /** The ids of the statutes, those of refused ones included. */
  readonly statuteIds: ReadonlySet<string>;
  readonly sources: MaybeEntries<Source> | undefined;
  readonly rows: ByScope<MaybeRows<LawTableRow>>;
  readonly weekendRules: MaybeEntries<WeekendRules> | undefined;
  readonly changes: MaybeRows<Change> | undefined;
}

export function readTables(reader: TableReader): LawTables {
  return {
    scopes: reader.rows('scopes.json', scopeSchema),
    holidays: reader.entries('holidays.json', namedHolidaySchema),
    dates: reader.entries('dates.json', datePeriodsSchema),
    statutes: reader.rows('statutes.json', statuteSchema),
    statuteIds: reader.textsIn('statutes.json', 'id'),
    sources: reader.entries('sources.json', sourceSchema),
    rows: byScope((code) => reader.rows(lawRowsPath(code), lawRowSchema) ?? []),
    weekendRules: reader.entries(WEEKEND_RULES_FILE, weekendRulesSchema),
    changes: reader.rows('changes.json', changeSchema),
  };
}

/** The law of tables without a fault; what establishes it stays behind. */
export function lawOf(tables: LawTables): Law {
  const rows = byScope((code) => present(tables.rows[code]).map(toLawRow));
  const words = new Set(SCOPE_CODES.flatMap((code) => rows[code].map(({ date }) => date)));
  const statutes = present(tables.statutes);
  const acts = actPeriods(statutes);
  const cited = new Set([
    ...Object.values(acts).flatMap((periods) => periods.map(({ act }) => act)),
    ...SCOPE_CODES.flatMap((code) => rows[code].map(({ act }) => act)),
  ]);
  return {
    scopes: present(tables.scopes),
    holidays: presentEntries(tables.holidays),
    dates: Object.fromEntries([...words].map((date) => [date, periodsOf(date, tables) ?? []])),
    statutes: Object.fromEntries(
      statutes.filter(({ id }) => cited.has(id)).map((statute) => [statute.id, toStatute(statute)]),
    ),
    acts,
    rows,
    notes: byScope((code) => holidayNotes(tables.weekendRules?.[code])),
  };
}

/** The weekend rules of tables without a fault. */
export function weekendRulesOf({ weekendRules }: LawTables): ByScope<WeekendRules> {
  return byScope((code) => {
    const rules = weekendRules?.[code];
    if (!rules) throw new RangeError(`No weekend rules of "${code}" in the law`);
    return rules;
  });
}

/** What listings carry of the notes: those on some holidays, without what establishes them. */
function holidayNotes(rules: WeekendRules | undefined): readonly HolidayNote[] {
  return (rules?.notes ?? []).flatMap(({ confidence, evidence, ...note }) =>
    note.holidays.length === 0 ? [] : [note],
  );
}

/** What establishes the law of tables without a fault. */
export function evidenceOf(tables: LawTables): LawEvidence {
  return {
    sources: presentEntries(tables.sources),
    rows: byScope((code) => present(tables.rows[code]).map(({ evidence }) => evidence)),
    statutes: Object.fromEntries(
      present(tables.statutes).map(({ id, evidence = [] }) => [id, evidence] as const),
    ),
  };
}

function toLawRow({ evidence, ...row }: LawTableRow): LawRow {
  return row;
}

function toStatute({ id, nameEn, nameFr, url, urlFr }: StatuteRow): Statute {
  return { id, nameEn, nameFr, url: url ?? null, ...(urlFr === undefined ? {} : { urlFr }) };
}

/** What the date of a row means: a date in words is the same in all years, a name has periods; undefined for an unknown name. */
export function periodsOf(words: string, { dates }: LawTables): readonly DatePeriod[] | undefined {
  const date = parseDateText(words);
  return date ? [{ date }] : dates?.[words];
}

export function present<Row>(rows: MaybeRows<Row> = []): readonly Row[] {
  return rows.filter((row) => row !== undefined);
}

export function presentEntries<Entry>(entries: MaybeEntries<Entry> = {}): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry] as const])),
  );
}
