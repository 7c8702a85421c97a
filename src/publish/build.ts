import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { compressDownloads } from './compress.ts';
import { Staging } from './staging.ts';
import { type BuildStamp, writeStamp } from './stamp.ts';
import { type DataSetFile, type DataSetSummary, writeDataSet } from './write-data-set.ts';

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

export type BuildStep = 'data' | 'compression' | 'pages';

/** Builds everything aside and puts it in the place of the last build when it is whole; when it throws, the last build stays. */
export async function build(plan: BuildPlan): Promise<DataSetSummary> {
  const staging = Staging.open(plan.stagingDir);
  const timed = stopwatch(plan.onStep);
  try {
    const data = staging.path('data');
    const next = staging.path('next');
    const summary = await timed('data', () => writeDataSet(plan.dataSet, data));
    await timed('compression', () => compressDownloads(join(data, 'downloads')));
    await timed('pages', () => plan.buildPages(next));
    moveEntries(data, join(next, 'client'));
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

/** Moves what lies in a folder into another, and into those of its folders that have the same name. */
function moveEntries(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const target = join(to, name);
    if (existsSync(target)) moveEntries(join(from, name), target);
    else renameSync(join(from, name), target);
  }
}
