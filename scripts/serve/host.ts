import { fileURLToPath } from 'node:url';
import { bundledAlmanac } from '../../src/holidays/lists/bundled.ts';
import { bundledLists } from '../../src/holidays/lists/bundled-rules.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { configOrExit, exit, openRelease, runHost } from './run.ts';

// `host.mjs` of a release, which its serve.mjs runs: serves the folder that it lies in. It builds nothing and writes nothing.

// Node 20 does not have it yet.
if (!Reflect.has(Map, 'groupBy')) Object.defineProperty(Map, 'groupBy', { value: groupBy });

const folder = fileURLToPath(new URL('.', import.meta.url));
const { siteUrl, edition } = openRelease(folder);
const config = configOrExit(
  readConfig({ ...process.env, SITE_URL: process.env['SITE_URL']?.trim() || siteUrl }),
);
if (config.siteUrl !== siteUrl)
  exit(
    `The configuration is wrong: SITE_URL must be ${siteUrl}, for which this release was made, but is "${config.siteUrl}"`,
  );
await runHost({ build: folder, almanac: bundledAlmanac(), lists: bundledLists(), edition, config });

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
