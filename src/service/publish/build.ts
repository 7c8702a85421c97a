import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { readTablesOnce } from '../../law/bundled/embed.ts';
import { PACKAGES_PATH } from '../documents/library.ts';
import { PLACEHOLDER_URL } from '../documents/site-url.ts';
import { compressDownloads, compressPages } from './compress.ts';
import type { DataSetOutcome, DataSetTask } from './data-set-worker.ts';
import { digestFiles, writeFileList } from './file-list.ts';
import { composeListings, writeListings } from './listings.ts';
import { toDataSet } from './read-data-set.ts';
import { openStaging, stagingIn } from './staging.ts';
import { type BuildStamp, sourcesFingerprint, writeStamp } from './stamp.ts';
import { DataSetFault, type DataSetSummary } from './write-data-set.ts';

export interface ProjectBuild {
  readonly root: string;
  readonly siteUrl: string;
  /** Whether to write the listings and time zones of `data` too. */
  readonly updatesData: boolean;
  /** A folder whose files the site serves as they are: the packages. */
  readonly packages?: string | undefined;
}

/** The files of a build, and the committed files of `data` that it changed. */
export interface ProjectSummary extends DataSetSummary {
  readonly listings: readonly ScopeCode[];
  readonly areZonesNew: boolean;
}

/**
 * Builds everything from the law. The generated files of `data` are written last, so a failed build changes none of them.
 * @throws {DataError} if the data has faults, or the law changed without a revision
 * @throws {DataSetFault} if a document does not fit its schema
 */
export async function buildProject(project: ProjectBuild): Promise<ProjectSummary> {
  const { root, siteUrl, updatesData, packages } = project;
  const outDir = join(root, 'dist');
  const established = readTablesOnce(join(root, 'data'));
  const { law } = established;
  const listings = updatesData ? composeListings(root, toDataSet(established)) : undefined;
  const summary = await build({
    stamp: { sources: sourcesFingerprint(root), siteUrl },
    outDir,
    stagingDir: stagingIn(root),
    writeData: (dir, signal) => writeData({ established, siteUrl, dir }, signal),
    buildPages: async (dir) => {
      // The pages read it.
      process.env['SERVES_PACKAGES'] = packages === undefined ? 'off' : 'on';
      await buildPages(project, dir);
      if (packages !== undefined) cpSync(packages, join(dir, 'client', PACKAGES_PATH), { recursive: true });
    },
  });
  if (!listings) return { ...summary, listings: [], areZonesNew: false };
  await writeListings(root, listings.texts);
  // A build behind a server writes no data, so it need not load the zone data.
  const { updateZones } = await import('./zones.ts');
  return { ...summary, listings: listings.changed, areZonesNew: await updateZones(root, law) };
}

async function writeData(task: DataSetTask, signal: AbortSignal): Promise<DataSetSummary> {
  const worker = new Worker(new URL('data-set-worker.ts', import.meta.url), { workerData: task });
  try {
    const [message] = await once(worker, 'message', { signal });
    const outcome = message as DataSetOutcome;
    if ('faults' in outcome) throw new DataSetFault(outcome.faults);
    return outcome;
  } finally {
    await worker.terminate();
  }
}

async function buildPages({ root, siteUrl }: ProjectBuild, outDir: string): Promise<void> {
  // astro.config.mjs reads it.
  process.env['SITE_URL'] = siteUrl;
  // Under any other, as in tests, components are compiled for development: with file names, and larger.
  process.env['NODE_ENV'] = 'production';
  const { build: buildSite } = await import('astro');
  await buildSite({ root, outDir: join(outDir, 'client'), site: siteUrl, logLevel: 'warn' });
}

export interface BuildPlan {
  readonly stamp: BuildStamp;
  readonly outDir: string;
  /** For unfinished builds; on the file system of the output. */
  readonly stagingDir: string;
  readonly writeData: (dir: string, signal: AbortSignal) => Promise<DataSetSummary>;
  readonly buildPages: (dir: string) => Promise<void>;
}

/**
 * Builds data set and pages side by side in a staging folder, and swaps them in once both are complete. If it throws, the last build stays.
 */
export async function build(plan: BuildPlan): Promise<DataSetSummary> {
  const staging = openStaging(plan.stagingDir);
  try {
    const files = staging.path('data');
    const next = staging.path('next');
    const pagesFailed = new AbortController();
    const data = plan.writeData(files, pagesFailed.signal);
    const pages = plan.buildPages(next);
    pages.catch(() => pagesFailed.abort());
    // Wait for both: the other one may still write into the folder that is about to be removed.
    await Promise.allSettled([pages, data]);
    await pages;
    const summary = await data;
    const { siteUrl } = plan.stamp;
    await compressDownloads(join(files, 'downloads'));
    // The host puts its own address into pages that are for any, and compresses them itself.
    if (siteUrl !== PLACEHOLDER_URL) await compressPages(join(next, 'client'), join(next, 'compressed'));
    moveEntries(files, join(next, 'client'));
    writeFileList(next, { siteUrl: siteUrl === PLACEHOLDER_URL ? null : siteUrl, files: digestFiles(next) });
    writeStamp(next, plan.stamp);
    staging.swapInto('next', plan.outDir);
    return summary;
  } finally {
    staging.close();
  }
}

function moveEntries(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const target = join(to, name);
    if (existsSync(target)) moveEntries(join(from, name), target);
    else renameSync(join(from, name), target);
  }
}
