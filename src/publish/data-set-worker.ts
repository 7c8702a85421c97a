import { parentPort, workerData } from 'node:worker_threads';
import { readDataSet } from './read-data-set.ts';
import { DataSetFault, type DataSetSummary, dataSetFiles, writeDataSet } from './write-data-set.ts';

/** The worker's input. */
export interface DataSetTask {
  readonly root: string;
  readonly siteUrl: string;
  /** Where the files go. */
  readonly dir: string;
}

/** Sent back after the progress. An instance of our error class would arrive as a plain Error. */
export type DataSetNews =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'written'; readonly summary: DataSetSummary }
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

const TELLS_EVERY = 500;

// Composes and writes the data set while Astro builds the pages.
const { root, siteUrl, dir } = workerData as DataSetTask;
tell(await outcome());

async function outcome(): Promise<DataSetNews> {
  try {
    const files = [...dataSetFiles(readDataSet(root), { url: siteUrl })];
    const summary = await writeDataSet(files, dir, (done) => {
      const total = files.length;
      if (done % TELLS_EVERY === 0 || done === total) tell({ kind: 'progress', done, total });
    });
    return { kind: 'written', summary };
  } catch (error) {
    if (error instanceof DataSetFault) return { kind: 'faults', faults: error.faults };
    throw error;
  }
}

function tell(news: DataSetNews): void {
  parentPort?.postMessage(news);
}
