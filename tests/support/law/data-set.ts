import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createDataFiles } from '../../../src/service/documents/data-files.ts';
import { readDataSet } from '../../../src/service/publish/read-data-set.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const DATA_SET = readDataSet(ROOT);

/** The data that a host answers from. */
export const served = { data: DATA_SET, dataFiles: createDataFiles(DATA_SET) };

export function hashOf(text: string): string {
  return hash('sha256', text);
}

/** By path, the hashes of the files of the data set for a site. @param step 1 takes every file, 2 every second */
async function hashes(siteUrl: string, step: number): Promise<Readonly<Record<string, string>>> {
  const files = createDataFiles(DATA_SET);
  const found: Record<string, string> = {};
  for (const [index, path] of [...files.allPaths()].entries())
    if (index % step === 0) found[path] = hashOf((await files.fileAt(path)?.compose({ url: siteUrl })) ?? '');
  return found;
}

if (import.meta.main)
  console.log(JSON.stringify(await hashes(process.argv[2] ?? '', Number(process.argv[3]))));
