import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEstablishedLaw } from '../../law/tables/read.ts';
import { createDataFiles } from '../documents/data-files.ts';
import { keepLaw, keptDataSet, toDataSet } from './kept-law.ts';

const SITE = { url: 'https://example.org' };

const established = readEstablishedLaw('data');
const fromTables = createDataFiles(toDataSet(established));
const fromKept = createDataFiles(keptAndReadAgain());

function keptAndReadAgain() {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-law-'));
  try {
    keepLaw(folder, established);
    return keptDataSet(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** At least one file of each kind: JSON turns undefined into null. */
test.each([
  '/holidays/2026/on.all.json',
  '/holidays/2026/long-weekends.json',
  '/holidays/2026/qc.fr.ics',
  '/holidays/2026/nl.csv',
  '/holidays/2026/all.json',
  '/holidays/2026/all.csv',
  '/holidays/canada-day.json',
  '/calendars/yt.long-weekends.fr.ics',
  '/calendars/weeks.iso.en.ics',
  '/downloads/on.json',
  '/downloads/weekend-rules.json',
  '/downloads/test-vectors.json',
  '/lists/index.json',
  '/lists/tsx/2026.json',
  '/lists/canada-post/2017.csv',
  '/lists/payments.en.ics',
  '/changes.json',
])('%s is the same from dist/law.json as from the tables', async (path) => {
  const text = await fromTables.documentAt(path, SITE);
  expect(text).toBeDefined();
  expect(await fromKept.documentAt(path, SITE)).toBe(text);
});
