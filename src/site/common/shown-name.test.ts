import { expect, test } from 'vitest';
import { nameInParentheses, shownCitation, shownName } from './shown-name.ts';

const NEW_YEAR = { nameEn: "New Year's Day", nameFr: "Jour de l'An" };

test.each([
  { locale: 'en', shown: 'New Year’s Day' },
  { locale: 'fr', shown: 'Jour de l’An' },
] as const)('shows the printer’s apostrophe in $locale', ({ locale, shown }) => {
  expect(shownName(NEW_YEAR, locale)).toBe(shown);
});

test.each([
  ['fr', 'Premier lundi d’août (congé civique)', 'premier lundi d’août ou congé civique'],
  ['fr', 'Journée Terry Fox', 'Journée Terry Fox'],
  ['en', 'Orange Shirt Day (Truth and Reconciliation)', 'Orange Shirt Day or Truth and Reconciliation'],
] as const)('in parentheses, in %s, %s is %s', (locale, name, shown) => {
  expect(nameInParentheses(name, locale)).toBe(shown);
});

test('a citation keeps its abbreviations with their numbers', () => {
  const act = 'Loi sur les normes du travail, RLRQ, c. N-1.1, art. 60';
  expect(shownCitation(act)).toBe('Loi sur les normes du travail, RLRQ, c.\u00a0N-1.1, art.\u00a060');
  expect(shownCitation('S.O. 2000, c. 41, ss. 24-32')).toBe('S.O. 2000, c.\u00a041, ss.\u00a024-32');
});
