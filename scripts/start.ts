import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '../src/hosts/node/access-log.ts';
import { readConfig } from '../src/hosts/node/config.ts';
import { startHost } from '../src/hosts/node/start-host.ts';
import { stopOnSignal } from '../src/hosts/node/stop.ts';
import { readLaw } from '../src/law/read.ts';
import { ensureBuilt } from '../src/publish/ensure-built.ts';
import { editionTag, readStamp } from '../src/publish/stamp.ts';

/*
 * `npm start` runs this by "exec node … || node …". npm passes a signal on to its shell and no further: a shell that has not given way
 * to the server ends, npm ends with it, and the server lives on. The second half is for Windows, whose shell has no exec.
 */

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const build = join(root, 'dist');

const read = readConfig(process.env);
if (read.kind === 'wrong')
  fail(`The configuration is wrong:\n${read.faults.map((each) => `  ${each}`).join('\n')}`);

if (!(await ensureBuilt(root, read.config.siteUrl))) fail('The build failed, so there is nothing to serve.');

const log = createLog(read.config.isAccessLogged);
const edition = editionTag(readStamp(build)?.sources ?? '');
const host = await startHost({ build, law: readLaw(join(root, 'data')), edition, config: read.config, log });
if (host.kind === 'refused') fail(host.message);
stopOnSignal(host.stop, log);
console.error(`Stat Days is served at ${host.url}`);
if (host.metricsUrl) console.error(`Its metrics are at ${host.metricsUrl}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
