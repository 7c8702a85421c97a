import { join } from 'node:path';
import { readEstablishedLaw } from '../../law/tables/read.ts';
import type { DataSet } from '../documents/data-set.ts';
import { toDataSet } from './kept-law.ts';

/**
 * Reads the data of a checkout.
 * @throws {DataError} with every fault of the tables
 */
export function readDataSet(root: string): DataSet {
  return toDataSet(readEstablishedLaw(join(root, 'data')));
}
