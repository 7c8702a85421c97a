import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { createAlmanac } from '../../core/holidays/almanac.ts';
import { createLists } from '../../core/lists/lists.ts';
import { type EstablishedLaw, readEstablishedLaw } from '../../law/tables/read.ts';
import type { DataSet } from '../documents/data-set.ts';

/** Reads the data of a checkout. @throws {DataError} with every fault of the tables */
export function readDataSet(root: string): DataSet {
  return toDataSet(readEstablishedLaw(join(root, 'data')));
}

export function toDataSet({ law, lists, ...tables }: EstablishedLaw): DataSet {
  const { version } = packageJson;
  return { ...tables, almanac: createAlmanac(law), lists: createLists(lists, law.holidays), version };
}
