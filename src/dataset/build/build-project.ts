import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAlmanac } from '../../holidays/almanac.ts';
import { law } from '../../holidays/tables.ts';
import type { EventChanges } from '../event-changes.ts';
import { feedWindow } from '../feed-window.ts';
import { type BuildPlan, build } from './build.ts';
import { buildPages } from './build-pages.ts';
import { sourcesFingerprint } from './build-sources.ts';
import { readStamp } from './build-stamp.ts';
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

interface Revision {
  readonly revision: string;
  readonly referenceYear: number;
}

/** Whether `dist` holds a build of the present sources for this address. */
export function isBuilt({ root, siteUrl }: Project): boolean {
  const stamp = readStamp(join(root, 'dist'));
  return stamp !== undefined && stamp.siteUrl === siteUrl && stamp.sources === sourcesFingerprint(root);
}

export async function buildProject(project: Project, options: ProjectBuild): Promise<DataSetSummary> {
  const { root, siteUrl } = project;
  const dataDir = join(root, 'data');
  const { revision, referenceYear } = readJson<Revision>(join(dataDir, 'revision.json'));
  const { version } = readJson<{ readonly version: string }>(join(root, 'package.json'));
  const window = feedWindow(referenceYear);
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
