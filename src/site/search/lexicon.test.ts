import { describe, expect, test } from 'vitest';
import { lexiconIn } from '../../../tests/support/search/ask.ts';
import { dayOf } from '../../core/calendar/day.ts';
import { isOneTypo } from '../../core/common/typo.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { spelled, wordsIn } from './lexicon.ts';
import { readQuestion } from './question.ts';
import { forIndex } from './search-index.ts';
import { TABLE } from './table.ts';
import names from './words.json' with { type: 'json' };

/** The parts that change an answer but don’t choose its row. A sure answer leaves them out. */
const OTHERS = [
  'back',
  'forward',
  'end',
  'change',
  'after',
  'before',
  'between',
  'left',
  'first',
  'last',
  'or',
];

describe('the words of the search', () => {
  test('are the same kinds in both languages, no word twice', async () => {
    const [en, fr] = await Promise.all(LOCALES.map(wordsIn));
    for (const kind of ['asked', 'office', 'declined', 'days', 'months', 'years'] as const) {
      expect(Object.keys(fr?.[kind] ?? {})).toEqual(Object.keys(en?.[kind] ?? {}));
      for (const words of [en, fr])
        for (const [id, texts] of Object.entries(words?.[kind] ?? {})) expect(twice(texts), id).toEqual([]);
    }
  });

  const { numbers, ...rows } = names;
  test.each(Object.entries(rows))('%s has every row in both languages, no word twice', (_, rows) => {
    for (const row of rows)
      for (const locale of LOCALES) expect(twice(row[locale]), JSON.stringify(row)).toEqual([]);
  });

  test('are all read by a row of the table', async () => {
    const read = TABLE.flatMap(([forms, , only = '']) => `${forms} ${only}`.split(/,? /));
    const { asked } = await wordsIn('en');
    expect(Object.keys(asked).filter((id) => !read.includes(id) && !OTHERS.includes(id))).toEqual([]);
  });
});

/** What is empty or repeated in a text of words.json. */
const twice = (texts: string): readonly string[] =>
  texts.split(', ').filter((phrase, index, all) => phrase === '' || all.indexOf(phrase) !== index);

test.each([
  ['famly', 'family', true],
  ['vctoria', 'victoria', true],
  ['ontaroi', 'ontario', true],
  ['eastter', 'easter', true],
  ['easter', 'easter', false],
  ['esatre', 'easter', false],
  ['cat', 'carts', false],
])('one typo makes %s of %s: %s', (typed, word, is) => {
  expect(isOneTypo(typed, word)).toBe(is);
  expect(isOneTypo(word, typed)).toBe(is);
});

test('a word that is known, short or a number isn’t corrected', async () => {
  const lexicon = await lexiconIn('en');
  expect(['labour', 'dya', '20277'].map((word) => spelled(word, lexicon))).toEqual([
    'labour',
    'dya',
    '20277',
  ]);
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
  const question = readQuestion(text, dayOf('2026-11-22'), await lexiconIn(locale));
  expect(question.places).toEqual(places);
});

test('a page is indexed by its title, and weighted by its address', () => {
  const page =
    '<title>Ontario: next day off | Stat Days</title><main data-pagefind-body><h1>Christmas</h1></main>';
  const indexed = forIndex(page, 'en/ontario/index.html');
  expect(indexed).toContain('data-title="Ontario: next day off"');
  expect(indexed).toContain('data-pagefind-weight="3"');
  expect(forIndex('<h2>On lists<span>lists: 4</span></h2>', 'en/x/index.html')).toContain(
    'lists <span> lists',
  );
  expect(forIndex("<p>l’indemnité d'aujourd’hui</p>", 'fr/x/index.html')).toContain(
    "l’\u200aindemnité d'\u200aaujourd’hui",
  );
  expect(forIndex(page, 'en/docs/errors/index.html')).toContain('data-pagefind-weight="0.4"');
});
