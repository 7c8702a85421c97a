import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createDataFiles } from '../../../src/documents/data-files.ts';
import { readDataSet } from '../../../src/publish/read-data-set.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const DATA_SET = readDataSet(ROOT);

/** What a host answers from. */
export const served = {
  almanac: DATA_SET.almanac,
  lists: DATA_SET.lists,
  dataFiles: createDataFiles(DATA_SET),
};

/** By path, every file of the data set for a site. */
export async function composeAll(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const files = createDataFiles(DATA_SET);
  const texts = new Map<string, string>();
  for (const path of files.allPaths()) {
    texts.set(path, (await files.documentAt(path, { url: siteUrl })) ?? '');
  }
  return texts;
}

/** One hash over the path and bytes of every file. */
export function hashOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, text] of texts) hash.update(`${path}\0`).update(text);
  return hash.digest('hex');
}

if (import.meta.main) console.log(hashOf(await composeAll(process.argv[2] ?? '')));
