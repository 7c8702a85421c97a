import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { countTypos, isOneTypo } from '../../core/common/typo.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { lexiconIn, spell } from './lexicon.ts';
import { parseQuestion } from './question.ts';
import { KEYWORD_PARTS } from './when.ts';
import en from './words.en.json' with { type: 'json' };
import fr from './words.fr.json' with { type: 'json' };
import names from './words.json' with { type: 'json' };

describe('the words of the search', () => {
  test('are the same kinds in both languages, no word twice', () => {
    for (const kind of ['asked', 'office', 'declined', 'days', 'months', 'years'] as const) {
      expect(Object.keys(fr[kind])).toEqual(Object.keys(en[kind]));
      for (const words of [en, fr])
        for (const [id, texts] of Object.entries(words[kind])) expect(twice(texts), id).toEqual([]);
    }
  });

  const { numbers, ...rows } = names;
  test.each(Object.entries(rows))('%s has no word twice', (_, rows) => {
    for (const row of rows)
      for (const locale of LOCALES) expect(twice(row[locale] ?? '-'), JSON.stringify(row)).toEqual([]);
  });

  test('are all read by an intent or part of a date', async () => {
    const readers = ['answer-day.ts', 'asking.ts', 'intent.ts', 'question.ts', 'terms.ts', 'when.ts']
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join('');
    const { asked } = en;
    const isRead = (word: string) => word in KEYWORD_PARTS || readers.includes(`'${word}'`);
    expect(Object.keys(asked).filter((word) => !isRead(word))).toEqual([]);
  });
});

/** The empty or repeated phrases in a text of words.json. */
const twice = (texts: string): readonly string[] =>
  texts.split(', ').filter((phrase, index, all) => phrase === '' || all.indexOf(phrase) !== index);

test.each([
  ['famly', 'family', 1],
  ['vctoria', 'victoria', 1],
  ['ontaroi', 'ontario', 1],
  ['eastter', 'easter', 1],
  ['easter', 'easter', 0],
  ['esatre', 'easter', 2],
  ['cat', 'carts', 2],
  ['rembrance', 'remembrance', 2],
  ['rememberence', 'remembrance', 2],
  ['thanks', 'victoria', 3],
])('from %s to %s are %i typos', (typed, word, number) => {
  expect(countTypos(typed, word, 2)).toBe(number);
  expect(countTypos(word, typed, 2)).toBe(number);
  expect(isOneTypo(typed, word)).toBe(number === 1);
});

test('a word that is known, short or a number isn’t corrected', async () => {
  const lexicon = await lexiconIn('en');
  expect(['labour', 'dya', '20277'].map((word) => spell(word, lexicon))).toEqual(['labour', 'dya', '20277']);
});

test.each([
  ['family day on', 'en', ['on']],
  ['is it on july 1', 'en', []],
  ['Family Day, ON 2027', 'en', ['on']],
  ['on travaille lundi', 'fr', []],
  ['congés en N.-É.', 'fr', ['ns']],
  ['je ne travaille pas', 'fr', []],
  ['P.E.I. holidays', 'en', ['pe']],
  ['the prairies', 'en', ['ab', 'mb', 'sk']],
  ['victoria', 'en', ['bc']],
  ['victoria day', 'en', []],
] as const)('%s (%s) names %j', async (text, locale, places) => {
  const question = parseQuestion(text, readDay('2026-11-22'), await lexiconIn(locale));
  expect(question.places).toEqual(places);
});
