import { expect, test } from 'vitest';
import glossary from './glossary.json' with { type: 'json' };
import { LANGUAGES } from './sources.ts';
import { TEXTS } from './texts.ts';

const rows = LANGUAGES.flatMap((language) => glossary[language].map((row) => ({ language, ...row })));

// To reject a word, add a row to glossary.json.
test.each(rows)('in $language we write “$write”: $because', ({ language, not }) => {
  const rejected = new RegExp(not, 'u');
  const texts = Object.values(TEXTS[language]).flat();
  expect(texts.filter((text) => rejected.test(text))).toEqual([]);
});

test.each(LANGUAGES)('a plural of %s depends on its number', (language) => {
  const bare =
    language === 'fr' ? /\{n\}[ \u00a0](?:jours|congés|semaines)\b/u : /\{n\} (?:days|weeks|holidays)\b/u;
  expect(TEXTS[language]['the site']?.filter((text) => bare.test(text))).toEqual([]);
});
