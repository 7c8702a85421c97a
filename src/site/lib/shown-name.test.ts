import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

const NEW_YEAR = { nameEn: "New Year's Day", nameFr: "Jour de l'An" };

test.each([
  { locale: 'en', shown: 'New Year’s Day' },
  { locale: 'fr', shown: 'Jour de l’An' },
] as const)('shows the printer’s apostrophe in $locale', ({ locale, shown }) => {
  expect(shownName(NEW_YEAR, locale)).toBe(shown);
});
