import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '../src/hosts/node/access-log.ts';
import { readConfig } from '../src/hosts/node/config.ts';
import { type RunningHost, startHost } from '../src/hosts/node/start-host.ts';
import { readLaw } from '../src/law/read.ts';
import { ensureBuilt } from '../src/publish/ensure-built.ts';
import { editionTag, readStamp } from '../src/publish/stamp.ts';

/*
 * `npm start` runs this by "exec node … || node …". npm passes a signal on to its shell and no further: a shell that has not given way
 * to the server ends, npm ends with it, and the server lives on. The second half is for Windows, whose shell has no exec.
 */

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const build = join(root, 'dist');
let isStopping = false;

const read = readConfig(process.env);
if (read.kind === 'wrong')
  fail(`The configuration is wrong:\n${read.faults.map((each) => `  ${each}`).join('\n')}`);

if (!(await ensureBuilt(root, read.config.siteUrl))) fail('The build failed, so there is nothing to serve.');

const log = createLog(read.config.isAccessLogged);
const edition = editionTag(readStamp(build)?.sources ?? '');
const host = await startHost({ build, law: readLaw(join(root, 'data')), edition, config: read.config, log });
if (host.kind === 'refused') fail(host.message);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOnce(host));
console.error(`Stat Days is served at ${host.url}`);
if (host.metricsUrl) console.error(`Its metrics are at ${host.metricsUrl}`);

/** Ctrl-C sends its signal twice, from the terminal and from npm. */
async function stopOnce(running: RunningHost): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await running.stop();
  log.flush();
  process.exit(0);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
