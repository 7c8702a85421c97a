import { readLaw, readWeekendRules } from '../../src/law/read.ts';
import { DATA } from './data-folder.ts';

/** The law of the project. */
export const law = readLaw(DATA);

/** What it says in words. */
export const weekendRules = readWeekendRules(DATA);
