import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../../core/calendar/day.ts';
import { currentYear, latestToday } from '../../core/calendar/today.ts';
import { DataError } from '../../core/common/data.ts';
import { checkLaw } from './check.ts';
import { checkListDays, checkLists } from './check-lists.ts';
import { checkWritten } from './check-written.ts';
import { createTableReader, type LawFiles, PAY_CASES_FILE } from './files.ts';
import { checkHistory, readHistoryTables } from './history.ts';
import { readListTables, toListEvidence, toLists } from './lists.ts';
import { checkOffices, readOfficeTables, toOffices } from './offices.ts';
import { checkPay, payCaseSchema, readPayFiles, toPaidProse, toPayTables } from './pay.ts';
import { readTables, toEvidence, toLaw, toOpenQuestions } from './tables.ts';

/** Everything in the tables: the law with its evidence, its rules in words and its changes, and the named lists with theirs. */
export type EstablishedLaw = Omit<Extract<ReturnType<typeof parseLaw>, { kind: 'law' }>, 'kind'>;

/**
 * The law of a data folder: the only way from its files to a {@link Law}. Its reference year is the current one in Toronto, so feeds,
 * lists and pages go on with the first build of a year.
 * @throws {DataError} with every fault of the tables; a revision in the future is one
 */
export function readEstablishedLaw(dataDir: string, now = Date.now()): EstablishedLaw {
  const reading = parseLaw(readLawFiles(dataDir), latestToday(now));
  if (reading.kind === 'faults')
    throw new DataError(`The law tables have faults:\n${reading.faults.join('\n')}`);
  const { kind: _, law, ...others } = reading;
  return { law: { ...law, referenceYear: Math.max(law.referenceYear, currentYear(now)) }, ...others };
}

/** The tables that people write: the files of the data folder and of some folders in it. */
export function readLawFiles(dataDir: string): LawFiles {
  const paths = ['', 'history/', 'law/', 'pay/', 'lists/', 'offices/'].flatMap((folder) =>
    listFileNames(join(dataDir, folder)).map((name) => `${folder}${name}`),
  );
  const tables = [...paths, 'score/reasons.json'].filter((path) => path.endsWith('.json'));
  const present = tables.filter((path) => existsSync(join(dataDir, path)));
  return Object.fromEntries(present.map((path) => [path, readFileSync(join(dataDir, path), 'utf8')]));
}

const listFileNames = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];

/** Checks each row by its schema and then, if every row fits, the tables against each other. */
export function parseLaw(files: LawFiles, today?: Day) {
  const reader = createTableReader(files);
  const tables = readTables(reader);
  const histories = readHistoryTables(reader);
  const lists = readListTables(reader);
  const pay = readPayFiles(reader);
  const payCases = reader.rows(PAY_CASES_FILE, payCaseSchema);
  const offices = readOfficeTables(reader);
  reader.refuseOthers();
  if (reader.faults.length > 0) return { kind: 'faults' as const, faults: reader.faults };
  const relations = [
    ...checkWritten(reader.written),
    ...checkLaw(tables, today),
    ...checkPay(pay, tables),
    ...checkHistory(histories, tables.holidays),
    ...checkLists(lists),
    ...checkOffices(offices),
  ];
  const faults = relations.length > 0 ? relations : checkListDays(lists, tables);
  if (faults.length > 0) return { kind: 'faults' as const, faults };
  return {
    kind: 'law' as const,
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
    aliases: histories.aliases,
    lists: toLists(lists),
    listEvidence: toListEvidence(lists),
    offices: toOffices(offices, lists, tables),
  };
}
