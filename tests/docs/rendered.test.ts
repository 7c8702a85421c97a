import { expect, test } from 'vitest';
import { LOCALES } from '../../src/language/locale.ts';
import { composedTexts } from '../support/texts/composed-texts.ts';
import { filledTexts } from '../support/texts/filled-texts.ts';
import { RULES } from '../support/texts/rules.ts';

/** Texts as readers see them: none, one, two and many, each name with its gender, each place with its article, the first and last of a month. */
const TEXTS = Object.fromEntries(
  await Promise.all(
    LOCALES.map(
      async (locale) => [locale, [...filledTexts(locale), ...(await composedTexts(locale))]] as const,
    ),
  ),
);

// To reject a wording in assembled sentences, add a row to rules.ts.
test.each(RULES)('$language: $title', ({ language, title, not }) => {
  const texts = TEXTS[language] ?? [];
  expect(texts.length).toBeGreaterThan(1000);
  const faults = texts.filter(({ text }) => not.test(text));
  expect([title, ...new Set(faults.slice(0, 20).map(({ origin, text }) => `${text} [${origin}]`))]).toEqual([
    title,
  ]);
});

test.each(RULES)('$title ($language) finds “$wrong” and not “$right”', ({ not, wrong, right }) => {
  expect([not.test(wrong), not.test(right)]).toEqual([true, false]);
});
