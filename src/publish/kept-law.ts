import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { DataSet } from '../documents/data-set.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { createLists } from '../holidays/lists/lists.ts';
import type { EstablishedLaw } from '../law/read.ts';

/** The checked tables that the data set is composed from. */
type LawOfDataSet = Pick<
  EstablishedLaw,
  | 'law'
  | 'lists'
  | 'evidence'
  | 'aliases'
  | 'weekendRules'
  | 'pay'
  | 'paid'
  | 'payCases'
  | 'changes'
  | 'listEvidence'
>;

/** `dist/law.json`: the checked law of a build, so that a server on this build need not check it again. */
const KEPT_LAW = 'law.json';

export function keepLaw(
  outDir: string,
  { law, lists, evidence, aliases, weekendRules, pay, paid, payCases, changes, listEvidence }: LawOfDataSet,
): void {
  const kept: LawOfDataSet = {
    law,
    lists,
    evidence,
    aliases,
    weekendRules,
    pay,
    paid,
    payCases,
    changes,
    listEvidence,
  };
  writeFileSync(join(outDir, KEPT_LAW), JSON.stringify(kept));
}

/** The data set of a build that is up to date. */
export function keptDataSet(outDir: string): DataSet {
  return toDataSet(JSON.parse(readFileSync(join(outDir, KEPT_LAW), 'utf8')) as LawOfDataSet);
}

export function toDataSet({ law, lists, ...all }: LawOfDataSet): DataSet {
  const { evidence, aliases, weekendRules, pay, paid, payCases, changes, listEvidence } = all;
  return {
    almanac: createAlmanac(law),
    evidence,
    aliases,
    weekendRules,
    pay,
    paid,
    payCases,
    changes,
    lists: createLists(lists, law.holidays),
    listEvidence,
    version: packageJson.version,
  };
}
