import { expect, test } from 'vitest';
import { almanac } from '../../tests/support/law/almanac.ts';
import { SCOPE_CODES } from '../holidays/scope.ts';
import { rightForm } from './other-forms.ts';

test('the names of every place, in both languages, lead to its code', () => {
  for (const code of SCOPE_CODES) {
    const { nameEn, nameFr } = almanac.scope(code);
    for (const name of [nameEn, nameFr, nameEn.toUpperCase()])
      expect([name, rightForm('province', name)]).toEqual([name, code]);
  }
});
