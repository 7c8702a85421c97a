import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXTS, textsAbout } from './texts.ts';

/** A row is a language, the place whose law has another term, a word that we reject, the one that we write instead, and the reason. */
const rows = readFileSync(new URL('glossary.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1);

// To reject a word, add a row to glossary.tsv.
test.each(rows.map((row) => row.split('\t')))('%s %s, not “%s” but “%s”: %s', (language, place, not = '') => {
  const locale = language === 'fr' ? 'fr' : 'en';
  const rejected = new RegExp(not, 'u');
  const texts = place ? textsAbout(place, locale) : TEXTS[locale];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => rejected.test(text))).toEqual([]);
});
