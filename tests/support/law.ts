import { readEstablishedLaw } from '../../src/law/read.ts';
import { DATA } from './data-folder.ts';

/** The law of the project, what establishes it, what it says in words, and what changed in it. */
export const { law, evidence, weekendRules, changes } = readEstablishedLaw(DATA);
