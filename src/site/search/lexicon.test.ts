import { embeddedAliases } from 'statdays:aliases';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../calendar/day.ts';
import { bundledAlmanac } from '../../holidays/bundled.ts';
import { LOCALES, type Locale } from '../../language/locale.ts';
import { DOCS_TREE } from '../docs/docs-tree.ts';
import { isOneTypo } from './fold.ts';
import { createLexicon, spelled } from './lexicon.ts';
import { readQuestion } from './question.ts';
import { forIndex } from './search-index.ts';
import { TABLE } from './table.ts';
import words from './words.json' with { type: 'json' };

const lexicon = createLexicon(bundledAlmanac().law.holidays, embeddedAliases());
const read = (text: string, locale: Locale) => readQuestion(text, locale, dayOf('2026-11-22'), lexicon);

describe('the words of the search', () => {
  const { months, weekdays, numbers, places, groups, asked, offices, declined, documentation, customs } =
    words;
  const tables = {
    months,
    weekdays,
    numbers,
    places,
    groups,
    asked,
    offices,
    declined,
    documentation,
    customs,
  };

  test.each(Object.entries(tables))('%s has every row in both languages, no word twice', (_, rows) => {
    for (const row of rows)
      for (const locale of LOCALES) {
        const phrases = row[locale].split(', ');
        const twice = phrases.filter((phrase, index) => phrase === '' || phrases.indexOf(phrase) !== index);
        expect(twice, JSON.stringify(row)).toEqual([]);
      }
  });

  test('are all read by a row of the table', () => {
    const read = TABLE.flatMap((row) => [...row.read, row.only ?? ''])
      .join(' ')
      .split(' ');
    // A sure answer leaves these out: they change what is asked.
    const others = [
      'back',
      'forward',
      'change',
      'after',
      'before',
      'between',
      'left',
      'first',
      'last',
      'month',
      'or',
    ];
    const unread = words.asked.filter(({ id }) => !read.includes(id) && !others.includes(id));
    expect(unread.map(({ id }) => id)).toEqual([]);
  });

  test('lead to pages of the documentation that exist', () => {
    const slugs: readonly string[] = DOCS_TREE.flatMap((group) => group.slugs);
    expect(words.documentation.filter(({ page }) => !slugs.includes(page))).toEqual([]);
  });
});

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

test('a word that is known, short or a number isn’t corrected', () => {
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
] as const)('%s (%s) names %j', (text, locale, places) => {
  expect(read(text, locale).places).toEqual(places);
});

test('a page is indexed by its title, without samples of code, and weighted by its address', () => {
  const page =
    '<title>Ontario: next day off | Stat Days</title><main data-pagefind-body><h1>Christmas <em data-slot="until">in 33 days</em></h1><p>is</p><pre>{"a":1}</pre></main>';
  const indexed = forIndex(page, 'en/ontario/index.html');
  expect(indexed).toContain('data-title="Ontario: next day off"');
  expect(indexed).toContain('data-pagefind-weight="3"');
  expect(indexed).not.toMatch(/"a":1|33 days/);
  expect(indexed).toContain('<p>is </p>');
  expect(forIndex('<h2>On lists<span>lists: 4</span></h2>', 'en/x/index.html')).toContain(
    'lists <span>lists',
  );
  expect(forIndex(page, 'en/docs/errors/index.html')).toContain('data-pagefind-weight="0.4"');
});
