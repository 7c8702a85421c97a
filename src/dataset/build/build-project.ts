import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAlmanac } from '../../holidays/almanac.ts';
import { law } from '../../holidays/tables.ts';
import { checkLaw, type LawFault } from '../check-law.ts';
import type { EventChanges } from '../event-changes.ts';
import { feedWindow } from '../feed-window.ts';
import { readLawFiles } from '../law-files.ts';
import { type BuildPlan, build } from './build.ts';
import { buildPages } from './build-pages.ts';
import { sourcesFingerprint } from './build-sources.ts';
import { dataSetFiles } from './data-set-files.ts';
import { updateListings } from './update-listings.ts';
import type { DataSetSummary } from './write-data-set.ts';

/** A checkout of this project, and the address that it is built for. */
export interface Project {
  readonly root: string;
  readonly siteUrl: string;
}

export interface ProjectBuild {
  /** Whether `data/listings` and the ledger of events are brought up to date with the law first. */
  readonly updatesListings: boolean;
  readonly onFile?: BuildPlan['onFile'];
  readonly onStep?: BuildPlan['onStep'];
  readonly onListings?: (changed: readonly string[]) => void;
}

export class LawError extends Error {
  constructor(faults: readonly LawFault[]) {
    const lines = faults.map(({ file, row, message }) => `data/${file} ${row}: ${message}`);
    super(`The law tables have faults:\n${lines.join('\n')}`);
    this.name = 'LawError';
  }
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
export async function buildProject(project: Project, options: ProjectBuild): Promise<DataSetSummary> {
  const { root, siteUrl } = project;
  const dataDir = join(root, 'data');
  const { revision, referenceYear } = readJson<Revision>(join(dataDir, 'revision.json'));
  const { version } = readJson<{ readonly version: string }>(join(root, 'package.json'));
  const window = feedWindow(referenceYear);
  const faults = checkLaw(readLawFiles(dataDir));
  if (faults.length > 0) throw new LawError(faults);
  const almanac = createAlmanac(law);
  if (options.updatesListings) {
    const { changed } = updateListings(dataDir, almanac, law, { revision, window });
    options.onListings?.(changed);
  }
  // Read anew, for the ledger may have been written since the program started.
  const changes = readJson<EventChanges>(join(dataDir, 'event-changes.json'));
  return build({
    dataSet: dataSetFiles({ almanac, site: { url: siteUrl }, revision, version, feeds: { window, changes } }),
    stamp: { sources: sourcesFingerprint(root), siteUrl, revision },
    outDir: join(root, 'dist'),
    stagingDir: join(root, '.build'),
    buildPages: (dir) => buildPages(project, dir),
    ...(options.onFile ? { onFile: options.onFile } : {}),
    ...(options.onStep ? { onStep: options.onStep } : {}),
  });
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
