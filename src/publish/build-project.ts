import { join } from 'node:path';
import { z } from 'zod';
import { feedWindow } from '../documents/calendars/feed-window.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import { createLists } from '../holidays/lists/lists.ts';
import { readEstablishedLaw } from '../law/read.ts';
import { revisionSchema } from '../law/tables/schema.ts';
import { type BuildPlan, build } from './build.ts';
import { countFiles, dataSetFiles } from './data-set/files.ts';
import type { DataSetSummary } from './data-set/write.ts';
import { readLedger } from './ledger/ledger-file.ts';
import type { Edition } from './ledger/record-changes.ts';
import { updateListings } from './ledger/update-listings.ts';
import { readJson } from './read-json.ts';
import { sourcesFingerprint } from './sources.ts';
import { updateZones, type ZonesUpdate } from './zones/update.ts';

/** A checkout of this project, and the address that it is built for. */
export interface Project {
  readonly root: string;
  readonly siteUrl: string;
}

export interface ProjectBuild extends Pick<BuildPlan, 'onStep'> {
  /** Whether the generated files of `data` are brought up to date first: listings, the ledger of events, offsets of time zones. */
  readonly updatesData: boolean;
  /** Hears how many files of data there will be, and returns what is called after each. */
  readonly onFiles?: (count: number) => NonNullable<BuildPlan['onFile']>;
  readonly onListings?: (changed: readonly string[]) => void;
  readonly onZones?: (update: ZonesUpdate) => void;
}

const packageSchema = z.object({ version: z.string() });

/**
 * Reads the law and builds everything from it.
 * @throws {DataError} where the law tables do not hold together, or another file of `data` does not fit its schema
 * @throws {DataSetFault} where a document does not keep to its schema
 */
export async function buildProject(
  project: Project,
  { updatesData, onFiles, onListings, onZones, ...hooks }: ProjectBuild,
): Promise<DataSetSummary> {
  const { root, siteUrl } = project;
  const dataDir = join(root, 'data');
  const edition = await readEdition(dataDir);
  const { law, evidence, weekendRules, changes, lists, listEvidence } = readEstablishedLaw(dataDir);
  const almanac = createAlmanac(law);
  if (updatesData) {
    onListings?.(await updateListings(dataDir, almanac, edition));
    const timeZones = law.scopes.map(({ timeZone }) => timeZone);
    onZones?.(await updateZones(dataDir, timeZones, process.versions['tz']));
  }
  const { version } = await readJson(join(root, 'package.json'), packageSchema);
  const input = {
    almanac,
    weekendRules,
    changes,
    evidence,
    lists: createLists(lists, law.holidays),
    listEvidence,
    site: { url: siteUrl },
    revision: edition.revision,
    version,
    feeds: { window: edition.window, changes: await readLedger(dataDir) },
  };
  return build({
    ...hooks,
    ...(onFiles && { onFile: onFiles(countFiles(input)) }),
    dataSet: dataSetFiles(input),
    stamp: { sources: sourcesFingerprint(root), siteUrl, revision: edition.revision },
    outDir: join(root, 'dist'),
    stagingDir: join(root, '.build'),
    buildPages: (dir) => buildPages(project, dir),
  });
}

/** Builds the site with Astro: pages to `client` and the entry of its Node adapter to `server`, below a folder. */
async function buildPages({ root, siteUrl }: Project, outDir: string): Promise<void> {
  // The configuration file of the site reads it from there.
  process.env['SITE_URL'] = siteUrl;
  const { build: buildSite } = await import('astro');
  await buildSite({ root, outDir, site: siteUrl, logLevel: 'warn' });
}

async function readEdition(dataDir: string): Promise<Edition> {
  const { revision, referenceYear } = await readJson(join(dataDir, 'revision.json'), revisionSchema);
  return { revision, window: feedWindow(referenceYear) };
}
