import { readEstablishedLaw } from '../../src/law/read.ts';
import { DATA } from './data-folder.ts';

/** The law of the project, and what establishes it. */
export const { law, evidence } = readEstablishedLaw(DATA);
