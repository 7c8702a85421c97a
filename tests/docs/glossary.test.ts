import { expect, test } from 'vitest';
import { readTable } from '../support/table.ts';
import { TEXTS, textsAbout } from './texts.ts';

/** A row is a language, the place whose law has another term, a word that we reject, the one that we write instead, and the reason. */
const [, ...rows] = readTable(new URL('glossary.tsv', import.meta.url));

// To reject a word, add a row to glossary.tsv.
test.each(rows)('%s %s, not “%s” but “%s”: %s', (language, place, not = '') => {
  const locale = language === 'fr' ? 'fr' : 'en';
  const rejected = new RegExp(not, 'u');
  const texts = place ? textsAbout(place, locale) : TEXTS[locale];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => rejected.test(text))).toEqual([]);
});
