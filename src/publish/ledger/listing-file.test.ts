import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Law } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { listingLines, listingText } from './listing-file.ts';
import { listingPath } from './update-listings.ts';

const DATA = fileURLToPath(new URL('../../../data', import.meta.url));
const almanac = createAlmanac(law);

describe('data/listings', () => {
  test.each(SCOPE_CODES)(
    '%s.json is what the law says; if this fails, run npm run build and commit it',
    (scope) => {
      const committed = readFileSync(listingPath(DATA, scope), 'utf8').split('\n');
      const generated = listingText(listingLines(almanac, scope)).split('\n');
      const at = generated.findIndex((line, index) => line !== committed[index]);
      expect({ line: at + 1, text: committed[at] }).toEqual({ line: at + 1, text: generated[at] });
      expect(committed.length).toBe(generated.length);
    },
  );
});

describe('listingLines', () => {
  test('gives a holiday a line, with nothing that follows from the rest', () => {
    const lines = listingLines(almanac, 'on');
    expect(lines.find((line) => line.date === '2026-07-01')).toEqual({
      date: '2026-07-01',
      id: 'canada-day',
      nameEn: 'Canada Day',
      nameFr: 'Fête du Canada',
      basis: 'paid',
      act: expect.stringMatching(/^on-/),
      notes: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  test.each([
    ['legal', '1960-07-01', 'on'],
    ['special', '2026-11-11', 'mb'],
  ] as const)('names the basis: %s', (basis, date, scope) => {
    const lines = listingLines(almanac, scope);
    expect(lines.find((line) => line.date === date)?.basis).toBe(basis);
  });

  test('changes with the words of a note', () => {
    const other = {
      ...law,
      notes: {
        ...law.notes,
        on: [{ holidays: ['canada-day'], en: 'Other words.', fr: 'Autre texte.' }],
      },
    };
    const noteOf = (of: Law) =>
      listingLines(createAlmanac(of), 'on').find((line) => line.date === '2026-07-01')?.notes;
    expect(noteOf(other)).not.toBe(noteOf(law));
  });

  test('names the observed date where the law moves it', () => {
    const lines = listingLines(almanac, 'bc');
    expect(lines.find((line) => line.date === '2029-07-01')?.observedDate).toBe('2029-07-02');
  });
});
