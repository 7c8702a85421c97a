import { createHash } from 'node:crypto';
import revision from '../../../data/revision.json' with { type: 'json' };
import { eventChanges } from '../../../src/documents/calendars/changes.ts';
import { feedWindow } from '../../../src/documents/calendars/feed-window.ts';
import { createAlmanac } from '../../../src/holidays/almanac.ts';
import { createLists } from '../../../src/holidays/lists/lists.ts';
import { type DataSetInput, dataSetFiles } from '../../../src/publish/data-set/files.ts';
import { changes, evidence, law, listEvidence, lists, weekendRules } from './law.ts';

export const INPUT: DataSetInput = {
  almanac: createAlmanac(law),
  weekendRules,
  evidence,
  changes,
  lists: createLists(lists, law.holidays),
  listEvidence,
  site: { url: 'https://statdays.example' },
  revision: '2026-11-21',
  version: '1.0.0',
  feeds: { window: feedWindow(revision.referenceYear), changes: eventChanges },
};

/** One hash over the path and bytes of every file. */
export function hashDataSet(): string {
  const hash = createHash('sha256');
  for (const { path, text } of dataSetFiles(INPUT)) hash.update(`${path}\0`).update(text);
  return hash.digest('hex');
}

if (import.meta.main) console.log(hashDataSet());
