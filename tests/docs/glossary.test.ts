import { expect, test } from 'vitest';
import glossary from './glossary.json' with { type: 'json' };
import { LANGUAGES, type Language } from './sources.ts';
import { TEXTS, textsAbout } from './texts.ts';

/** A word that we reject, and the one that we write instead. */
interface Row {
  readonly not: string;
  readonly write: string;
  readonly because: string;
  /** The code of the place whose law has another term; all texts if it is left out. */
  readonly place?: string;
}

const ROWS: Readonly<Record<Language, readonly Row[]>> = glossary;
const rows = LANGUAGES.flatMap((language) => ROWS[language].map((row) => ({ ...row, language })));

// To reject a word, add a row to glossary.json.
test.each(rows)('in $language we write “$write”: $because', ({ language, not, place }) => {
  const rejected = new RegExp(not, 'u');
  const texts = place ? textsAbout(place, language) : Object.values(TEXTS[language]).flat();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => rejected.test(text))).toEqual([]);
});

test.each(LANGUAGES)('a plural of %s depends on its number', (language) => {
  const bare =
    language === 'fr' ? /\{n\}[ \u00a0](?:jours|congés|semaines)\b/u : /\{n\} (?:days|weeks|holidays)\b/u;
  expect(TEXTS[language]['the site']?.filter((text) => bare.test(text))).toEqual([]);
});

test.each(LANGUAGES)('a description of several sentences in %s ends with a period', (language) => {
  const open = /[\p{Ll}`»)]\. \p{Lu}.*[^.:]$/u;
  const texts = ['the parameters', 'the fields'].flatMap((topic) => TEXTS[language][topic] ?? []);
  expect(texts.filter((text) => open.test(text))).toEqual([]);
});

// Names of parameters, fields and values are code in both languages, or in neither.
test('a description has the same code in both languages', () => {
  const codeIn = (text = '') => [...new Set(text.match(/`[^`]+`/g))].sort();
  const described = (['the parameters', 'the fields'] as const).flatMap((topic) =>
    (TEXTS.en[topic] ?? []).map((en, index) => [en, TEXTS.fr[topic]?.[index]] as const),
  );
  expect(described.length).toBeGreaterThan(200);
  expect(described.filter(([en, fr]) => `${codeIn(en)}` !== `${codeIn(fr)}`)).toEqual([]);
});
