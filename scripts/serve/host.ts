import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPOSED_FOLDERS } from '../../src/contract/files.ts';
import { bundledDataSet } from '../../src/documents/bundled.ts';
import { createDataFiles } from '../../src/documents/data-files.ts';
import { BuiltFiles } from '../../src/hosts/node/built-files.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { configOrExit, openRelease, runHost } from './run.ts';

// `host.mjs` of a release, started by serve.mjs: serves the folder it lies in. Builds nothing and writes nothing.

// Node 20 does not have it yet.
if (!Reflect.has(Map, 'groupBy')) Object.defineProperty(Map, 'groupBy', { value: groupBy });

const folder = fileURLToPath(new URL('.', import.meta.url));
const { edition } = openRelease(folder);
const config = configOrExit(readConfig(process.env));
const data = bundledDataSet();
const { almanac, lists, pay } = data;
const files = new BuiltFiles(join(folder, 'client'), config.siteUrl, COMPOSED_FOLDERS);
const url = await runHost({
  site: () => files,
  almanac,
  lists,
  pay,
  dataFiles: createDataFiles(data),
  edition,
  config,
});
console.error(`Stat Days is served at ${url}`);

function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
