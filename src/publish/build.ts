import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ScopeCode } from '../holidays/scope.ts';
import { composeListings, writeListings } from './listings.ts';
import { readDataSet } from './read-data-set.ts';
import { Staging } from './staging.ts';
import { type BuildStamp, readStamp, sourcesFingerprint, writeStamp } from './stamp.ts';
import { type DataSetFile, type DataSetSummary, dataSetFiles, writeDataSet } from './write-data-set.ts';
import { updateZones, type ZonesUpdate } from './zones.ts';

/** A checkout of this project, and the address that it is built for. */
export interface Project {
  readonly root: string;
  readonly siteUrl: string;
}

export interface ProjectBuild extends Pick<BuildPlan, 'onStep'> {
  /** Whether the generated files of `data` are written too: listings, offsets of time zones. */
  readonly updatesData: boolean;
  /** The scopes whose listing is not as it was last committed. */
  readonly onListings?: (changed: readonly ScopeCode[]) => void;
  readonly onZones?: (update: ZonesUpdate) => void;
}

/**
 * Reads the law and builds everything from it. The files of `data` are written last, when nothing can fail any more.
 * @throws {DataError} where the data does not hold together, or the law changed without a revision
 * @throws {DataSetFault} where a document does not keep to its schema
 */
export async function buildProject(
  project: Project,
  { updatesData, onListings, onZones, onStep }: ProjectBuild,
): Promise<DataSetSummary> {
  const { root, siteUrl } = project;
  const outDir = join(root, 'dist');
  const data = readDataSet(root);
  const { law } = data.almanac;
  const listings = updatesData ? composeListings(root, data, readStamp(outDir)?.revision) : undefined;
  const summary = await build({
    ...(onStep && { onStep }),
    dataSet: dataSetFiles(data, { url: siteUrl }),
    stamp: { sources: sourcesFingerprint(root), siteUrl, revision: law.revision },
    outDir,
    stagingDir: join(root, '.build'),
    buildPages: (dir) => buildPages(project, dir),
  });
  if (listings) {
    await writeListings(root, listings.texts);
    onListings?.(listings.changed);
    onZones?.(await updateZones(root, law, process.versions['tz']));
  }
  return summary;
}

/** Builds the site with Astro: pages to `client` and the entry of its Node adapter to `server`, below a folder. */
async function buildPages({ root, siteUrl }: Project, outDir: string): Promise<void> {
  // The configuration file of the site reads it from there.
  process.env['SITE_URL'] = siteUrl;
  const { build: buildSite } = await import('astro');
  await buildSite({ root, outDir, site: siteUrl, logLevel: 'warn' });
}

export interface BuildPlan {
  readonly dataSet: Iterable<DataSetFile>;
  /** What the build is of. */
  readonly stamp: Pick<BuildStamp, 'sources' | 'siteUrl' | 'revision'>;
  readonly outDir: string;
  /** Where builds grow; on the file system of the output. */
  readonly stagingDir: string;
  /** Writes the pages to `client` and the server's part to `server` below a folder. */
  readonly buildPages: (dir: string) => Promise<void>;
  /** Says that a step is done, and how long it took. */
  readonly onStep?: (step: BuildStep, milliseconds: number) => void;
}

export type BuildStep = 'pages' | 'data' | 'compression';

/** Builds everything aside and puts it in the place of the last build when it is whole; when it throws, the last build stays. */
export async function build(plan: BuildPlan): Promise<DataSetSummary> {
  const staging = Staging.open(plan.stagingDir);
  const timed = stopwatch(plan.onStep);
  try {
    const next = staging.path('next');
    const client = join(next, 'client');
    await timed('pages', () => plan.buildPages(next));
    const summary = await timed('data', () => writeDataSet(plan.dataSet, client));
    await timed('compression', () => compressFiles(join(client, 'downloads')));
    writeStamp(next, { ...plan.stamp, ...summary });
    staging.swapInto('next', plan.outDir);
    return summary;
  } finally {
    staging.close();
  }
}

function stopwatch(onStep: BuildPlan['onStep']) {
  return async <T>(step: BuildStep, run: () => T | Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    onStep?.(step, performance.now() - start);
    return result;
  };
}

/** Mid-range levels keep builds quick. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every file of a folder. */
async function compressFiles(dir: string): Promise<void> {
  await Promise.all(
    readdirSync(dir).map(async (name) => {
      const file = join(dir, name);
      const bytes = await readFile(file);
      const [brotli, gzipped] = await Promise.all([toBrotli(bytes, BROTLI), toGzip(bytes, GZIP)]);
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    }),
  );
}
