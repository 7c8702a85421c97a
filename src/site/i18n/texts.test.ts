import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const french: Readonly<Record<string, string>> = fr;

/** `{n}` of the pages, `[COUNT]` of the search. */
const placeholders = (text = '') =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)|\[([A-Z_]+)\]/g), ([, name, slot]) => name ?? slot))].sort();

test('both languages have the same texts, in the same order, and none is empty', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  expect([...Object.values(en), ...Object.values(fr)]).not.toContain('');
});

test('a text has the same placeholders in both languages', () => {
  const differing = Object.entries(en).filter(
    ([key, text]) => `${placeholders(french[key])}` !== `${placeholders(text)}`,
  );
  expect(differing).toEqual([]);
});
