import { join } from 'node:path';
import { z } from 'zod';
import type { DataSet } from '../documents/data-files.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { createLists } from '../holidays/lists/lists.ts';
import { readEstablishedLaw } from '../law/read.ts';
import { readJson } from './read-json.ts';

const packageSchema = z.object({ version: z.string() });

/**
 * Reads what the data set of a checkout of this project is composed from.
 * @throws {DataError} where a file of `data` does not fit its schema or the law tables do not hold together
 */
export async function readDataSet(root: string): Promise<DataSet> {
  const dataDir = join(root, 'data');
  const { law, lists, ...established } = readEstablishedLaw(dataDir);
  const { version } = await readJson(join(root, 'package.json'), packageSchema);
  return {
    almanac: createAlmanac(law),
    lists: createLists(lists, law.holidays),
    evidence: established.evidence,
    weekendRules: established.weekendRules,
    changes: established.changes,
    listEvidence: established.listEvidence,
    revision: law.revision,
    referenceYear: law.referenceYear,
    version,
  };
}
