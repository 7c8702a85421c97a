import { join } from 'node:path';
import { openBuiltFiles } from '../../../src/service/hosts/node/built-files.ts';
import { readConfig } from '../../../src/service/hosts/node/config.ts';
import { type HostOptions, startHost } from '../../../src/service/hosts/node/host.ts';
import { served } from '../law/data-set.ts';

const SILENT = { onResponse: () => {}, warn: () => {}, close: async () => {} };

/** Serves a build on a free port with the real host. */
export async function startNodeHost(
  build: string,
  environment: Readonly<NodeJS.ProcessEnv> = {},
  log: HostOptions['log'] = SILENT,
) {
  const read = readConfig({ PORT: '0', LIMIT_ANONYMOUS: '1000000', ...environment });
  if (read.kind === 'wrong') throw new Error(read.faults.join('\n'));
  const files = openBuiltFiles(join(build, 'client'), read.config.siteUrl);
  const host = await startHost({
    site: () => files,
    ...served,
    edition: 'test',
    config: read.config,
    log,
  });
  if (host.kind === 'refused') throw new Error(host.message);
  return host;
}
