import { expect, test } from 'vitest';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { bundledEvidence } from '../../law/bundled/evidence.ts';
import { listYearBody } from './lists.ts';

const lists = bundledLists();
const { sources, descriptions } = bundledEvidence().listEvidence;
const site = { url: 'https://holidays.test' };

/** The same evidence, each row's from last to first. */
const reversed = Object.fromEntries(
  Object.entries(descriptions).map(([id, description]) => [
    id,
    {
      ...description,
      evidence: description.evidence.map((dates) =>
        dates.map((row) => ({ ...row, sources: row.sources.toReversed() })),
      ),
    },
  ]),
);

test('a day of a list has an official source first, wherever its row names it', () => {
  const listEvidence = { sources, descriptions: reversed };
  const eve = listYearBody({ lists, listEvidence, site }, 'tsx', 2025).days.at(-2);
  expect(eve?.source).toMatchObject({ official: true, title: expect.stringContaining('3 Dec 2025') });
});
