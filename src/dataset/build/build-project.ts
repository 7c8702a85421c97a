import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Almanac, createAlmanac } from '../../holidays/almanac.ts';
import { law } from '../../holidays/tables.ts';
import { checkLaw } from '../check-law.ts';
import type { EventChanges } from '../event-changes.ts';
import { feedWindow } from '../feed-window.ts';
import { readLawFiles } from '../law-files.ts';
import { type BuildPlan, build } from './build.ts';
import { buildPages } from './build-pages.ts';
import { sourcesFingerprint } from './build-sources.ts';
import { dataSetFiles } from './data-set-files.ts';
import { LawError } from './law-error.ts';
import type { Edition } from './record-changes.ts';
import { updateListings } from './update-listings.ts';
import { updateZones, type ZonesUpdate } from './update-zones.ts';
import type { DataSetSummary } from './write-data-set.ts';

/** A checkout of this project, and the address that it is built for. */
export interface Project {
  readonly root: string;
  readonly siteUrl: string;
}

export interface ProjectBuild extends Pick<BuildPlan, 'onFile' | 'onStep'> {
  /** Whether the generated files of `data` are brought up to date first: listings, the ledger of events, offsets of time zones. */
  readonly updatesData: boolean;
  readonly onListings?: (changed: readonly string[]) => void;
  readonly onZones?: (update: ZonesUpdate) => void;
}

interface Revision {
  readonly revision: string;
  readonly referenceYear: number;
}

/**
 * Checks the law and builds everything from it.
 * @throws {LawError} where the law tables do not hold together
 * @throws {DataSetFault} where a document does not keep to its schema
 */
export async function buildProject(
  project: Project,
  { updatesData, onListings, onZones, ...hooks }: ProjectBuild,
): Promise<DataSetSummary> {
  const { root, siteUrl } = project;
  const dataDir = join(root, 'data');
  const edition = editionOf(dataDir);
  const almanac = checkedAlmanac(dataDir);
  if (updatesData) {
    onListings?.(updateListings(dataDir, almanac, law, edition).changed);
    const timeZones = law.scopes.map(({ timeZone }) => timeZone);
    onZones?.(updateZones(dataDir, timeZones, process.versions['tz']));
  }
  return build({
    ...hooks,
    dataSet: dataSetFiles({
      almanac,
      site: { url: siteUrl },
      revision: edition.revision,
      version: readJson<{ readonly version: string }>(join(root, 'package.json')).version,
      feeds: { window: edition.window, changes: readJson<EventChanges>(join(dataDir, 'event-changes.json')) },
    }),
    stamp: { sources: sourcesFingerprint(root), siteUrl, revision: edition.revision },
    outDir: join(root, 'dist'),
    stagingDir: join(root, '.build'),
    buildPages: (dir) => buildPages(project, dir),
  });
}

function editionOf(dataDir: string): Edition {
  const { revision, referenceYear } = readJson<Revision>(join(dataDir, 'revision.json'));
  return { revision, window: feedWindow(referenceYear) };
}

function checkedAlmanac(dataDir: string): Almanac {
  const faults = checkLaw(readLawFiles(dataDir));
  if (faults.length > 0) throw new LawError(faults);
  return createAlmanac(law);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
