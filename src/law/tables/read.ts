import type { Day } from '../../core/calendar/day.ts';
import { currentYear, latestToday } from '../../core/calendar/today.ts';
import { DataError } from '../../core/common/data.ts';
import type { Law } from '../../core/holidays/law.ts';
import type { HolidayAliases } from '../../core/holidays/past.ts';
import type { ByScope } from '../../core/holidays/scope.ts';
import type { ListTables } from '../../core/lists/list.ts';
import type { OfficeTable } from '../../core/offices/office-table.ts';
import type { PayCase, PayTables } from '../../core/pay/pay.ts';
import { checkLaw } from './check.ts';
import { checkListDays, checkLists } from './check-lists.ts';
import { checkWritten } from './check-written.ts';
import { type LawFiles, PAY_CASES_FILE, readLawFiles, TableReader } from './files.ts';
import { checkHistory, type HolidayHistory, readHistoryTables } from './history.ts';
import { readListTables, toListEvidence, toLists } from './lists.ts';
import { checkOffices, readOfficeTables, toOffices } from './offices.ts';
import { checkPay, type PaidProse, payCaseSchema, readPayFiles, toPaidProse, toPayTables } from './pay.ts';
import type {
  Change,
  LawEvidence,
  ListEvidence,
  OpenQuestions,
  SettledDifferences,
  Slugs,
  WeekendRules,
} from './schema.ts';
import { readTables, toEvidence, toLaw, toOpenQuestions } from './tables.ts';

/** Everything in the tables: the law with its evidence, its rules in words and its changes, and the named lists with theirs. */
export interface EstablishedLaw {
  readonly law: Law;
  readonly evidence: LawEvidence;
  readonly openQuestions: OpenQuestions;
  readonly weekendRules: ByScope<WeekendRules>;
  /** What the law pays for holidays: the rules that are computed with, and the same in words. */
  readonly pay: PayTables;
  readonly paid: ByScope<PaidProse>;
  readonly payCases: readonly PayCase[];
  /** The newest first. */
  readonly changes: readonly Change[];
  readonly settled: SettledDifferences;
  /** The words in the holidays' addresses, by id. */
  readonly slugs: Readonly<Record<string, Slugs>>;
  /** Where the holidays come from, and what people call them, by id. */
  readonly history: Readonly<Record<string, HolidayHistory>>;
  readonly aliases: Readonly<Record<string, HolidayAliases>>;
  readonly lists: ListTables;
  readonly listEvidence: ListEvidence;
  readonly offices: readonly OfficeTable[];
}

/** The tables, or everything that is wrong with them. */
export type LawReading =
  | ({ readonly kind: 'law' } & EstablishedLaw)
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

/**
 * The law of a data folder: the only way from its files to a {@link Law}. Its reference year is the current one in Toronto, so feeds,
 * lists and pages go on with the first build of a year.
 * @throws {DataError} with every fault of the tables; a revision in the future is one
 */
export function readEstablishedLaw(dataDir: string, now = Date.now()): EstablishedLaw {
  const reading = parseLaw(readLawFiles(dataDir), latestToday(now));
  if (reading.kind === 'faults')
    throw new DataError(`The law tables have faults:\n${reading.faults.join('\n')}`);
  const referenceYear = Math.max(reading.law.referenceYear, currentYear(now));
  return { ...reading, law: { ...reading.law, referenceYear } };
}

/** Checks each row by its schema and then, if every row fits, the tables against each other. */
export function parseLaw(files: LawFiles, today?: Day): LawReading {
  const reader = new TableReader(files);
  const tables = readTables(reader);
  const histories = readHistoryTables(reader);
  const lists = readListTables(reader);
  const pay = readPayFiles(reader);
  const payCases = reader.rows(PAY_CASES_FILE, payCaseSchema);
  const offices = readOfficeTables(reader);
  reader.refuseOthers();
  if (reader.faults.length > 0) return { kind: 'faults', faults: reader.faults };
  const relations = [
    ...checkWritten(reader.written),
    ...checkLaw(tables, today),
    ...checkPay(pay, tables),
    ...checkHistory(histories, tables.holidays),
    ...checkLists(lists),
    ...checkOffices(offices),
  ];
  const faults = relations.length > 0 ? relations : checkListDays(lists, tables);
  if (faults.length > 0) return { kind: 'faults', faults };
  return {
    kind: 'law',
    law: toLaw(tables),
    evidence: toEvidence(tables),
    openQuestions: toOpenQuestions(tables),
    weekendRules: tables.weekendRules,
    pay: toPayTables(pay, tables),
    paid: toPaidProse(pay),
    payCases,
    changes: tables.changes,
    settled: tables.settled,
    slugs: tables.slugs,
    ...histories,
    lists: toLists(lists),
    listEvidence: toListEvidence(lists),
    offices: toOffices(offices, lists, tables),
  };
}
