import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDataFiles } from '../../src/documents/data-files.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { readDataSet } from '../../src/publish/read-data-set.ts';
import { editionTag, ensureBuilt, readStamp } from '../../src/publish/stamp.ts';
import { configOrExit, runHost } from './run.ts';

/*
 * `npm start` runs this by "exec node … || node …". npm passes signals to its shell and no further, so without exec the shell and npm would
 * end while the server lives on. The second half is for Windows, whose shell has no exec.
 */

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const build = join(root, 'dist');

const config = configOrExit(readConfig(process.env));
// The build has printed why it failed.
if (!(await ensureBuilt(root, config.siteUrl))) process.exit(1);
const edition = editionTag(readStamp(build)?.sources ?? '');
const data = readDataSet(root);
const { almanac, lists } = data;
await runHost({ build, almanac, lists, dataFiles: createDataFiles(data), edition, config });
