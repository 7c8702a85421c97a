import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataError } from '../../src/core/common/data.ts';
import { COMPOSED_FOLDERS } from '../../src/service/contract/files.ts';
import { createDataFiles } from '../../src/service/documents/data-files.ts';
import { type BuiltFiles, openBuiltFiles } from '../../src/service/hosts/node/built-files.ts';
import { type Config, readConfig } from '../../src/service/hosts/node/config.ts';
import { type HostOptions, startHost, stopOnSignal } from '../../src/service/hosts/node/host.ts';
import { createLog } from '../../src/service/hosts/node/log.ts';
import { readDataSet } from '../../src/service/publish/read-data-set.ts';
import { editionTag, isUpToDate, sourcesFingerprint } from '../../src/service/publish/stamp.ts';

// `npm start`: answers at once. What only a build makes, the pages and the largest downloads, follows when the build behind it is done.

const YEAR_MS = 365 * 86_400_000;
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const config = configOrExit();
const sources = sourcesFingerprint(root);
const built = siteFrom(sources);
const data = dataOrExit();
const options = { data, dataFiles: createDataFiles(data), edition: editionTag(sources), config };

if (built) {
  const builtAt = statSync(join(root, 'dist/build.json')).mtimeMs;
  const url = await runHost({ ...options, builtAt, site: () => built });
  console.error(`Stat Days is served at ${url}`);
} else {
  const { createSiteInBuild } = await import('./build-behind.ts');
  // Last year's pages are better than none, and all there is if this folder cannot be written to.
  const earlier = siteFrom(sourcesFingerprint(root, Date.now() - YEAR_MS));
  const site = createSiteInBuild(root, config.siteUrl, builtFiles, earlier);
  const url = await runHost({ ...options, site: () => site.current }, () => site.stop());
  console.error(`The API and the data files are ready at ${url}; the site is being built`);
  await site.build(url);
}

/** The build, if it was made from these sources. A power cut may leave a stamp on one whose files never reached the disk. */
function siteFrom(fingerprint: string): BuiltFiles | undefined {
  if (!isUpToDate(root, fingerprint, config.siteUrl)) return undefined;
  try {
    return builtFiles();
  } catch (error) {
    console.error(`The build is damaged and will be made again: ${String(error)}`);
    forgetBuild();
    return undefined;
  }
}

/** Without a stamp, nothing takes the damaged build for the one that follows. */
function forgetBuild(): void {
  try {
    rmSync(join(root, 'dist/build.json'));
  } catch {
    // In a folder that cannot be written to, the build that follows fails and says so.
  }
}

function builtFiles(): BuiltFiles {
  return openBuiltFiles(join(root, 'dist/client'), config.siteUrl, COMPOSED_FOLDERS);
}

function dataOrExit() {
  try {
    return readDataSet(root);
  } catch (error) {
    if (error instanceof DataError) return exit(error.message);
    throw error;
  }
}

function configOrExit(): Config {
  const read = readConfig(process.env);
  return read.kind === 'config' ? read.config : exit(`The configuration is wrong: ${read.faults.join('; ')}`);
}

/** Serves until SIGTERM or SIGINT, and resolves with the address. @param stopOthers stops what runs next to the host */
async function runHost(options: Omit<HostOptions, 'log'>, stopOthers?: () => Promise<void>): Promise<string> {
  const log = createLog(options.config.isAccessLogged);
  const host = await startHost({ ...options, log });
  if (host.kind === 'refused') exit(host.message);
  stopOnSignal(async () => void (await Promise.all([host.stop(), stopOthers?.()])), log);
  if (host.metricsUrl) console.error(`Metrics are available at ${host.metricsUrl}`);
  return host.url;
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
