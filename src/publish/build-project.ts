import { join } from 'node:path';
import { feedWindow } from '../documents/calendars/feed-window.ts';
import { type BuildPlan, build } from './build.ts';
import { updateListings } from './ledger/update-listings.ts';
import { readDataSet } from './read-data-set.ts';
import { sourcesFingerprint } from './sources.ts';
import { type DataSetSummary, dataSetFiles } from './write-data-set.ts';
import { updateZones, type ZonesUpdate } from './zones/update.ts';

/** A checkout of this project, and the address that it is built for. */
export interface Project {
  readonly root: string;
  readonly siteUrl: string;
}

export interface ProjectBuild extends Pick<BuildPlan, 'onStep'> {
  /** Whether the generated files of `data` are brought up to date first: listings, the ledger of events, offsets of time zones. */
  readonly updatesData: boolean;
  readonly onListings?: (changed: readonly string[]) => void;
  readonly onZones?: (update: ZonesUpdate) => void;
}

/**
 * Reads the law and builds everything from it.
 * @throws {DataError} where the law tables do not hold together, or another file of `data` does not fit its schema
 * @throws {DataSetFault} where a document does not keep to its schema
 */
export async function buildProject(
  project: Project,
  { updatesData, onListings, onZones, ...hooks }: ProjectBuild,
): Promise<DataSetSummary> {
  const { root, siteUrl } = project;
  const dataDir = join(root, 'data');
  const data = await readDataSet(root);
  const { almanac, revision, referenceYear } = data;
  if (updatesData) {
    const edition = { revision, window: feedWindow(referenceYear) };
    onListings?.(await updateListings(dataDir, almanac, edition));
    const timeZones = almanac.law.scopes.map(({ timeZone }) => timeZone);
    onZones?.(await updateZones(dataDir, timeZones, process.versions['tz']));
  }
  return build({
    ...hooks,
    dataSet: dataSetFiles(data, { url: siteUrl }),
    stamp: { sources: sourcesFingerprint(root), siteUrl, revision },
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
