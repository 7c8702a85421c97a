import { expect, test } from 'vitest';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { placeDays } from '../day/place-days.ts';
import { chooseLook } from './days-off-view.ts';

test.each([
  ['en', 'Victoria Day', 'Victoria Day'],
  ['en', 'National Day for Truth and Reconciliation', 'the National Day for Truth and Reconciliation'],
  ['en', 'Orange Shirt Day (National Day for Truth and Reconciliation)', 'Orange Shirt Day'],
  ['en', 'Civic Holiday', 'the Civic Holiday'],
  ['fr', 'Fête de la Reine', 'la fête de la Reine'],
  ['fr', 'Journée nationale des patriotes', 'la Journée nationale des patriotes'],
  ['fr', 'Jour de Noël', 'le jour de Noël'],
  ['fr', 'Vendredi saint', 'le Vendredi saint'],
  ['fr', 'Anniversaire du souverain', 'l’anniversaire du souverain'],
] as const)('says in %s %s as %s', (locale, name, said) => {
  expect(afterItIs(name, locale)).toBe(said);
});

test('is quiet on the days of remembrance and on no other', () => {
  const quiet = LOCALES.flatMap((locale) =>
    SCOPE_CODES.flatMap((code) => placeDays(code, locale).days.filter((day) => chooseLook(day) === 'ink')),
  );
  expect([...new Set(quiet.map(({ date }) => date.slice(5)))].sort()).toEqual(['07-01', '09-30', '11-11']);
  expect([...new Set(quiet.filter(({ date }) => date.endsWith('07-01')).map(({ name }) => name))]).toEqual([
    'Memorial Day',
    'Jour commémoratif',
  ]);
});
