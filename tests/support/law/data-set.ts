import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createDataFiles } from '../../../src/documents/data-files.ts';
import { readDataSet } from '../../../src/publish/read-data-set.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const DATA_SET = readDataSet(ROOT);

/** What a host answers from. */
export const served = {
  almanac: DATA_SET.almanac,
  lists: DATA_SET.lists,
  pay: DATA_SET.pay,
  dataFiles: createDataFiles(DATA_SET),
};

export function hashOf(text: string): string {
  return hash('sha256', text);
}

/** By path, the hash of every file of the data set for a site. */
async function hashAll(siteUrl: string): Promise<Readonly<Record<string, string>>> {
  const files = createDataFiles(DATA_SET);
  const hashes: Record<string, string> = {};
  for (const path of files.allPaths())
    hashes[path] = hashOf((await files.documentAt(path, { url: siteUrl })) ?? '');
  return hashes;
}

if (import.meta.main) console.log(JSON.stringify(await hashAll(process.argv[2] ?? '')));
