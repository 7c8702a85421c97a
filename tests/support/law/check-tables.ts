import { DataError } from '../../../src/core/common/data.ts';
import { readEstablishedLaw } from '../../../src/law/tables/read.ts';
import { DATA } from './data-folder.ts';

let isChecked = false;

/** Reads the tables once before all tests, so that a fault in them is printed once and not by every file that reads the law. */
export function setup(): void {
  if (isChecked) return;
  isChecked = true;
  try {
    readEstablishedLaw(DATA);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
