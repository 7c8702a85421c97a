import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { DataSet } from '../documents/data-files.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { createLists } from '../holidays/lists/lists.ts';
import { readEstablishedLaw } from '../law/read.ts';

/**
 * Reads what the data set of a checkout of this project is composed from.
 * @throws {DataError} with every fault of the tables
 */
export function readDataSet(root: string): DataSet {
  const { law, lists, evidence, weekendRules, changes, listEvidence } = readEstablishedLaw(
    join(root, 'data'),
  );
  return {
    almanac: createAlmanac(law),
    evidence,
    weekendRules,
    changes,
    lists: createLists(lists, law.holidays),
    listEvidence,
    version: packageJson.version,
  };
}
