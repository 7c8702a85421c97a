import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { createAlmanac } from '../../core/holidays/almanac.ts';
import { createLists } from '../../core/lists/lists.ts';
import type { EstablishedLaw } from '../../law/tables/read.ts';
import type { DataSet } from '../documents/data-set.ts';

const TABLES = [
  'law',
  'lists',
  'evidence',
  'aliases',
  'weekendRules',
  'pay',
  'paid',
  'payCases',
  'changes',
  'listEvidence',
] as const satisfies readonly (keyof EstablishedLaw)[];

/** The checked tables that the data set is composed from. */
type LawOfDataSet = Pick<EstablishedLaw, (typeof TABLES)[number]>;

/** `dist/law.json`: the checked law of a build, so that a server on this build need not check it again. */
const KEPT_LAW = 'law.json';

export function keepLaw(outDir: string, established: LawOfDataSet): void {
  writeFileSync(join(outDir, KEPT_LAW), JSON.stringify(readTables(established)));
}

/** The data set of a build that is up to date. */
export function keptDataSet(outDir: string): DataSet {
  return toDataSet(JSON.parse(readFileSync(join(outDir, KEPT_LAW), 'utf8')) as LawOfDataSet);
}

export function toDataSet(established: LawOfDataSet): DataSet {
  const { law, lists, ...tables } = readTables(established);
  return {
    ...tables,
    almanac: createAlmanac(law),
    lists: createLists(lists, law.holidays),
    version: packageJson.version,
  };
}

/** Without what only the site's pages need. */
function readTables(established: LawOfDataSet): LawOfDataSet {
  return Object.fromEntries(TABLES.map((name) => [name, established[name]])) as LawOfDataSet;
}
