import { join } from 'node:path';
import { DEFAULT_SITE_URL } from '../../../src/documents/site-url.ts';
import { BuiltFiles } from '../../../src/hosts/node/built-files.ts';
import { readConfig } from '../../../src/hosts/node/config.ts';
import { startHost } from '../../../src/hosts/node/host.ts';
import { served } from '../law/data-set.ts';

const BUILD = 'dist';

export interface BuiltSite {
  /** Where the host listens, without a slash at the end. */
  readonly url: string;
  /** The address that the pages name. */
  readonly siteUrl: string;
  /** Folder of the built files. */
  readonly client: string;
  close(): Promise<void>;
}

/** Serves the last build on a free port with the real host, without a limit that tests would reach. */
export async function startBuiltSite(): Promise<BuiltSite> {
  const read = readConfig({ PORT: '0', SITE_URL: DEFAULT_SITE_URL, LIMIT_ANONYMOUS: '1000000' });
  if (read.kind === 'wrong') throw new Error(read.faults.join('\n'));
  const log = {
    info: () => {},
    onResponse: () => {},
    warn: (message: string) => console.warn(message),
    close: async () => {},
  };
  const files = new BuiltFiles(join(BUILD, 'client'), read.config.siteUrl);
  const host = await startHost({
    site: () => files,
    ...served,
    edition: 'test',
    config: read.config,
    log,
  });
  if (host.kind === 'refused') throw new Error(host.message);
  return {
    url: host.url,
    siteUrl: DEFAULT_SITE_URL,
    client: join(BUILD, 'client'),
    close: () => host.stop(),
  };
}
