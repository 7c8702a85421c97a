import { join } from 'node:path';
import { BuiltFiles } from '../../../src/service/hosts/node/built-files.ts';
import { readConfig } from '../../../src/service/hosts/node/config.ts';
import { startHost } from '../../../src/service/hosts/node/host.ts';
import { served } from '../law/data-set.ts';

/** A Node host of its own, configured by the environment. Argument: folder of the build. Sends its address to its parent. */
const read = readConfig(process.env);
if (read.kind === 'wrong') throw new Error(read.faults.join('; '));
const log = { onResponse: () => undefined, warn: console.warn } as never;
const files = new BuiltFiles(join(process.argv[2] ?? '', 'client'), read.config.siteUrl);
const started = await startHost({
  site: () => files,
  ...served,
  edition: 'test',
  config: read.config,
  log,
});
// Nothing is left behind by a parent that was killed.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => started.kind === 'running' && started.stop().then(() => process.exit(0)));
process.send?.(started.kind === 'running' ? started.url.replace('localhost', '127.0.0.1') : started.message);
