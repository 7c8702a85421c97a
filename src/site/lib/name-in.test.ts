import { expect, it } from 'vitest';
import { nameIn } from './name-in.ts';

const NEW_YEAR = { nameEn: "New Year's Day", nameFr: "Jour de l'An" };

it.each([
  { locale: 'en', shown: 'New Year’s Day' },
  { locale: 'fr', shown: 'Jour de l’An' },
] as const)('shows the printer’s apostrophe in $locale', ({ locale, shown }) => {
  expect(nameIn(locale, NEW_YEAR)).toBe(shown);
});
