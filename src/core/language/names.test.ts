import { expect, test } from 'vitest';
import { joined, joinedNames } from './names.ts';

test.each([
  [[], '', ''],
  [['2017'], '2017', '2017'],
  [['2017', '2018'], '2017 and 2018', '2017 et 2018'],
  [['2017', '2018', '2026'], '2017, 2018 and 2026', '2017, 2018 et 2026'],
])('%j is a list as people write it', (items, en, fr) => {
  expect([joined(items, 'en'), joined(items, 'fr')]).toEqual([en, fr]);
});

test.each([
  [['Jour de Noël', 'Lendemain de Noël', 'Jour de l’An'], 'Jour de Noël, lendemain de Noël et jour de l’An'],
  [
    ['Fête du Canada', 'Journée nationale des patriotes'],
    'Fête du Canada et Journée nationale des patriotes',
  ],
  [['Fête des Insulaires', 'Vendredi saint'], 'Fête des Insulaires et Vendredi saint'],
])('%j: only the first common noun has a capital', (names, text) => {
  expect(joinedNames(names, 'fr')).toBe(text);
});
