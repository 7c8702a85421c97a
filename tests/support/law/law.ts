import { readEstablishedLaw } from '../../../src/law/tables/read.ts';
import { DATA } from './data-folder.ts';

/** The law of the project, what establishes it, what it says in words, what changed in it; the named lists. */
export const {
  law,
  evidence,
  aliases,
  weekendRules,
  pay,
  paid,
  payCases,
  changes,
  settled,
  slugs,
  lists,
  listEvidence,
  offices,
} = readEstablishedLaw(DATA, Number(process.env['NOW'] ?? Date.now()));
