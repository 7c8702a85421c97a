import { expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { SCOPE_CODES } from '../holidays/scope.ts';
import { useInstead } from './other-forms.ts';

const scopes = () => almanac.law.scopes;

test('the names of every place, in both languages, lead to its code', () => {
  for (const code of SCOPE_CODES) {
    const { nameEn, nameFr } = almanac.scope(code);
    for (const name of [nameEn, nameFr, nameEn.toUpperCase(), `CA_${code}`])
      expect([name, useInstead('province', name, SCOPE_CODES, scopes)?.en]).toEqual([name, `use “${code}”`]);
  }
});

test('a word that every object has leads to no flag', () => {
  for (const word of ['constructor', '__proto__', 'toString'])
    expect(useInstead('longWeekends', word, ['0', '1'], scopes)).toBeUndefined();
});
