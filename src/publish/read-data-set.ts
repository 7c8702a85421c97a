import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { DataSet } from '../documents/data-files.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { createLists } from '../holidays/lists/lists.ts';
import { readEstablishedLaw } from '../law/read.ts';

/**
 * Reads the data that the data set of a checkout is composed from.
 * @param now milliseconds since 1970; if given, a revision in the future is a fault
 * @throws {DataError} with every fault of the tables
 */
export function readDataSet(root: string, now?: number): DataSet {
  const { law, lists, evidence, weekendRules, changes, listEvidence } = readEstablishedLaw(
    join(root, 'data'),
    now,
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
