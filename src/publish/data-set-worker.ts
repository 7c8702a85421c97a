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

/** What it sends back: an instance of our class would arrive as a plain Error. */
export type DataSetOutcome = DataSetSummary | { readonly faults: readonly string[] };

// Composes and writes the data set while Astro builds the pages.
const { root, siteUrl, dir } = workerData as DataSetTask;
parentPort?.postMessage(await outcome());

async function outcome(): Promise<DataSetOutcome> {
  try {
    return await writeDataSet(dataSetFiles(readDataSet(root), { url: siteUrl }), dir);
  } catch (error) {
    if (error instanceof DataSetFault) return { faults: error.faults };
    throw error;
  }
}
