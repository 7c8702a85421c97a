import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Day } from '../calendar/day.ts';
import type { DataSet } from '../documents/data-files.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { createLists } from '../holidays/lists/lists.ts';
import { readEstablishedLaw } from '../law/read.ts';

/**
 * Reads what the data set of a checkout of this project is composed from.
 * @param today where given, a revision after it is a fault
 * @throws {DataError} with every fault of the tables
 */
export function readDataSet(root: string, today?: Day): DataSet {
  const { law, lists, evidence, weekendRules, changes, listEvidence } = readEstablishedLaw(
    join(root, 'data'),
    today,
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
