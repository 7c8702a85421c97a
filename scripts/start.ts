import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../src/dataset/build/ensure-built.ts';
import { createLog } from '../src/hosts/node/access-log.ts';
import { readConfig } from '../src/hosts/node/config.ts';
import { startHost } from '../src/hosts/node/start-host.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const build = join(root, 'dist');

const read = readConfig(process.env);
if (read.kind === 'wrong')
  fail(`The configuration is wrong:\n${read.faults.map((each) => `  ${each}`).join('\n')}`);

if (!(await ensureBuilt(root, read.config.siteUrl))) fail('The build failed, so there is nothing to serve.');

const log = createLog(read.config.isAccessLogged);
const host = await startHost({ build, config: read.config, log });
if (host.kind === 'refused') fail(host.message);
console.error(`Stat Days is served at ${host.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await host.stop();
    log.flush();
    process.exit(0);
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
