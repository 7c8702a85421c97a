import { createLists } from '../src/core/lists/lists.ts';
import { toReminder } from '../src/core/lists/reminder.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { DATA, dateInToronto } from './command.ts';

/** Prints the text of an issue on published lists whose next year should be out; nothing if there are none. */
const { law, lists, listEvidence } = readEstablishedLaw(DATA);
process.stdout.write(
  toReminder(createLists(lists, law.holidays), listEvidence.descriptions, dateInToronto()),
);
