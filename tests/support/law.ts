import { readEstablishedLaw } from '../../src/law/read.ts';
import { DATA } from './data-folder.ts';

/** The law of the project, what establishes it, and what it says in words. */
export const { law, evidence, weekendRules } = readEstablishedLaw(DATA);
