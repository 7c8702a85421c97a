import { expect, test } from 'vitest';
import { almanac } from '../../tests/support/law/almanac.ts';
import { SCOPE_CODES } from '../holidays/scope.ts';
import { rightForm, rightWord } from './other-forms.ts';

test('the names of every place, in both languages, lead to its code', () => {
  for (const code of SCOPE_CODES) {
    const { nameEn, nameFr } = almanac.scope(code);
    for (const name of [nameEn, nameFr, nameEn.toUpperCase()])
      expect([name, rightForm('province', name)]).toEqual([name, code]);
  }
});

test('a word that every object has leads to no flag', () => {
  for (const word of ['constructor', '__proto__', 'toString'])
    expect(rightWord(word, ['0', '1'])).toBeUndefined();
});
