import '../../src/common/node-20.ts';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPOSED_FOLDERS } from '../../src/contract/files.ts';
import { bundledDataSet } from '../../src/documents/bundled.ts';
import { createDataFiles } from '../../src/documents/data-files.ts';
import { BuiltFiles } from '../../src/hosts/node/built-files.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { configOrExit, MANIFEST_FILE, openRelease, runHost } from './run.ts';

// `host.mjs` of a release, started by serve.mjs: serves the folder it lies in. Builds nothing and writes nothing.

const folder = fileURLToPath(new URL('.', import.meta.url));
const { edition } = openRelease(folder);
const builtAt = statSync(join(folder, MANIFEST_FILE)).mtimeMs;
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
  builtAt,
  config,
});
console.error(`Stat Days is served at ${url}`);
