import { parentPort, workerData } from 'node:worker_threads';
import type { EstablishedLaw } from '../../law/tables/read.ts';
import { toDataSet } from './read-data-set.ts';
import { DataSetFault, type DataSetSummary, dataSetFiles, writeDataSet } from './write-data-set.ts';

export interface DataSetTask {
  readonly established: EstablishedLaw;
  readonly siteUrl: string;
  readonly dir: string;
}

/** Sent back. An instance of our error class would arrive as a plain Error. */
export type DataSetOutcome = DataSetSummary | Pick<DataSetFault, 'faults'>;

const { established, siteUrl, dir } = workerData as DataSetTask;
parentPort?.postMessage(await outcome());

async function outcome(): Promise<DataSetOutcome> {
  try {
    return await writeDataSet(dataSetFiles(toDataSet(established), { url: siteUrl }), dir);
  } catch (error) {
    if (error instanceof DataSetFault) return { faults: error.faults };
    throw error;
  }
}
