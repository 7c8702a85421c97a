import { expect, test } from 'vitest';
import glossary from './glossary.json' with { type: 'json' };
import { LANGUAGES } from './sources.ts';
import { sentencesOfCode, textsIn } from './texts.ts';

const rows = LANGUAGES.flatMap((language) => glossary[language].map((row) => ({ language, ...row })));
const texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    [...Object.values(textsIn(language)).flat(), ...sentencesOfCode(language)],
  ]),
);

// To reject a word, add a row to glossary.json.
test.each(rows)('in $language we write “$write”: $because', ({ language, not }) => {
  const rejected = new RegExp(not, 'u');
  expect(texts[language]?.filter((text) => rejected.test(text))).toEqual([]);
});

test.each(LANGUAGES)('a plural of %s depends on its number', (language) => {
  const bare =
    language === 'fr' ? /\{n\}[ \u00a0](?:jours|congés|semaines)\b/u : /\{n\} (?:days|weeks|holidays)\b/u;
  expect(textsIn(language)['the site']?.filter((text) => bare.test(text))).toEqual([]);
});
