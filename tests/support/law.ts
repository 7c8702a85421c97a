import { readLaw } from '../../src/law/read.ts';
import { DATA } from './data-folder.ts';

/** The law of the project. */
export const law = readLaw(DATA);
