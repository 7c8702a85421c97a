import { fileURLToPath } from 'node:url';
import { createLists } from '../src/core/lists/lists.ts';
import { toReminder } from '../src/core/lists/reminder.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { dateInToronto } from './command.ts';

/** Prints the text of an issue on published lists whose next year should be out; nothing if there are none. */
const data = fileURLToPath(new URL('../data', import.meta.url));
const { law, lists, listEvidence } = readEstablishedLaw(data);
process.stdout.write(
  toReminder(createLists(lists, law.holidays), listEvidence.descriptions, dateInToronto()),
);
