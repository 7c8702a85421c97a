import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesFingerprint } from '../src/dataset/build/build-sources.ts';
import { readStamp } from '../src/dataset/build/build-stamp.ts';
import { createLog } from '../src/hosts/node/access-log.ts';
import { readConfig } from '../src/hosts/node/config.ts';
import { startHost } from '../src/hosts/node/start-host.ts';
import { stop } from '../src/hosts/node/stop.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const build = join(root, 'dist');

const read = readConfig(process.env);
if (read.kind === 'wrong')
  fail(`The configuration is wrong:\n${read.faults.map((each) => `  ${each}`).join('\n')}`);

if (!isBuilt(read.config.siteUrl)) await runBuild();

const log = createLog(read.config.isAccessLogged);
const host = await startHost({ build, config: read.config, log });
if (host.kind === 'refused') fail(host.message);
console.error(`Stat Days is served at ${host.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await stop(host.server);
    log.flush();
    process.exit(0);
  });
}

/** Whether the build is one of the present sources, for the same address. */
function isBuilt(siteUrl: string): boolean {
  const stamp = readStamp(build);
  return stamp?.siteUrl === siteUrl && stamp.sources === sourcesFingerprint(root);
}

async function runBuild(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'build.ts'), '--keep-listings'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) fail('The build failed, so there is nothing to serve.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
