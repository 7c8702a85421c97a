import { fileURLToPath } from 'node:url';
import revision from '../../data/revision.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { eventChanges } from '../../src/documents/calendars/changes.ts';
import { feedWindow } from '../../src/documents/calendars/feed-window.ts';
import { createAlmanac } from '../../src/holidays/almanac.ts';
import { createLists } from '../../src/holidays/lists/lists.ts';
import { readEstablishedLaw } from '../../src/law/read.ts';
import { dataSetFiles } from '../../src/publish/data-set/files.ts';
import { writeDataSet } from '../../src/publish/data-set/write.ts';

const DATA = fileURLToPath(new URL('../../data', import.meta.url));

/** Writes the whole data set into the folder named by the argument, as a build does. */
const [folder = ''] = process.argv.slice(2);
const { law, evidence, weekendRules, changes, lists, listEvidence } = readEstablishedLaw(DATA);
const files = dataSetFiles({
  almanac: createAlmanac(law),
  evidence,
  weekendRules,
  changes,
  lists: createLists(lists, law.holidays),
  listEvidence,
  site: { url: 'http://localhost:4321' },
  revision: revision.revision,
  version: packageJson.version,
  feeds: { window: feedWindow(revision.referenceYear), changes: eventChanges },
});
writeDataSet(files, folder);
