import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataError } from '../../src/core/common/data.ts';
import { PLACEHOLDER_URL, parseSiteUrl } from '../../src/service/documents/site-url.ts';
import { buildProject } from '../../src/service/publish/build.ts';
import { DataSetFault } from '../../src/service/publish/write-data-set.ts';
import { fail, npmCommand } from '../command.ts';

const { keepListings = false, packages = false } = npmCommand('build', 1)
  .description('Builds the data set and the site, and rewrites data/listings and data/zones.json.')
  .option('--keep-listings', 'leave the committed files of data/ alone')
  .option(
    '--packages',
    'make the packages too, and serve them at /packages/ (needs `npm run setup` and Python 3)',
  )
  .parse()
  .opts<{ keepListings?: boolean; packages?: boolean }>();

// Exiting removes the unfinished files. A build that a server started ends with the server: Ctrl-C reaches both, and the server goes first.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
process.on('SIGTERM', () => process.exit(1));
process.on('SIGINT', () => process.connected || process.exit(1));

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = parseSiteUrl(process.env, PLACEHOLDER_URL);
if (site.kind === 'wrong') fail(site.message, 1);
else await run(site.url);

async function run(siteUrl: string): Promise<void> {
  try {
    const { files, bytes, listings, areZonesNew } = await buildProject({
      root,
      siteUrl,
      updatesData: !keepListings,
      packages: packages ? buildPackages() : undefined,
    });
    if (listings.length > 0)
      console.log(
        `These listings differ from the last commit: ${listings.join(', ')}. Commit data/listings with the change of law, data/revision.json and data/changes.json.`,
      );
    if (areZonesNew) console.log('The zone data is new. Commit data/zones.json.');
    const address = siteUrl === PLACEHOLDER_URL ? 'any address' : siteUrl;
    console.log(`Built ${files} files of data (${Math.round(bytes / 1e6)} MB) and the site, for ${address}`);
  } catch (error) {
    const fault = systemFault(error);
    if (fault) fail(`The build cannot be written: ${fault}`, 1);
    else if (error instanceof DataSetFault || error instanceof DataError) fail(error.message, 1);
    else throw error;
  }
}

function buildPackages(): string {
  const command = ['--import', './scripts/needs-setup.ts', 'scripts/build/build-packages.ts'];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('The packages could not be made');
    process.exit(1);
  }
  return join(root, 'dist/packages');
}

/** Why a system call failed, such as a write to a full disk; undefined for any other error. Rolldown tells it in its message only. */
function systemFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'syscall' in error ? error.message : /Caused by:\s+(.+ \(os error \d+\))/.exec(error.message)?.[1];
}
