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

/** Sent back. An instance of our error class would arrive as a plain Error. */
export type DataSetOutcome =
  | { readonly kind: 'written'; readonly summary: DataSetSummary }
  | { readonly kind: 'faults'; readonly faults: readonly string[] };

// Composes and writes the data set while Astro builds the pages.
const { root, siteUrl, dir } = workerData as DataSetTask;
parentPort?.postMessage(await outcome());

async function outcome(): Promise<DataSetOutcome> {
  try {
    const files = dataSetFiles(readDataSet(root), { url: siteUrl });
    return { kind: 'written', summary: await writeDataSet(files, dir) };
  } catch (error) {
    if (error instanceof DataSetFault) return { kind: 'faults', faults: error.faults };
    throw error;
  }
}
