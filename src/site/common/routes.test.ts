import { describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { counterpartPath, listAlternates } from './other-language.ts';
import { findPart, holidayPath, scopePath, sectionPath, yearAsked } from './routes.ts';

const PAIRS = [
  { en: '/en/', fr: '/fr/' },
  { en: '/en/british-columbia/2026/', fr: '/fr/colombie-britannique/2026/' },
  { en: '/en/prince-edward-island/', fr: '/fr/ile-du-prince-edouard/' },
  { en: '/en/ontario/2027/days-to-book/', fr: '/fr/ontario/2027/jours-a-prendre/' },
  { en: '/en/week/', fr: '/fr/semaine/' },
  { en: '/en/family-day/', fr: '/fr/fete-de-la-famille/' },
  { en: '/en/2027/', fr: '/fr/2027/' },
  { en: '/en/business-days/', fr: '/fr/jours-ouvrables/' },
  { en: '/en/deadline/', fr: '/fr/delai/' },
  { en: '/en/date/', fr: '/fr/date/' },
  { en: '/en/docs/weeks/', fr: '/fr/docs/semaines/' },
];

describe('counterpartPath', () => {
  test.each(PAIRS)('leads from $en to $fr and back', ({ en, fr }) => {
    expect([counterpartPath(en, 'fr'), counterpartPath(fr, 'en'), counterpartPath(en, 'en')]).toEqual([
      fr,
      en,
      en,
    ]);
  });

  test('leads home from an address without a language', () => {
    expect(counterpartPath('/404.html', 'fr')).toBe('/fr/');
  });
});

test('listAlternates names both languages and the default', () => {
  expect(listAlternates('https://example.org/fr/semaine/')).toEqual([
    { lang: 'en-CA', url: 'https://example.org/en/week/' },
    { lang: 'fr-CA', url: 'https://example.org/fr/semaine/' },
    { lang: 'x-default', url: 'https://example.org/en/week/' },
  ]);
});

test.each(LOCALES)('every holiday, place and section has an address of its own in %s', (locale) => {
  const paths = [
    ...Object.keys(law.holidays).map((id) => holidayPath(locale, id)),
    ...SCOPE_CODES.map((code) => scopePath(locale, code)),
    ...(['week', 'holidays', 'date', 'businessDays', 'deadline'] as const).map((section) =>
      sectionPath(locale, section),
    ),
  ];
  expect(paths).not.toContain(undefined);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  { path: '/en/ontario/1957/', is: { locale: 'en', code: 'on', year: 1957 } },
  { path: '/fr/ile-du-prince-edouard/2100', is: { locale: 'fr', code: 'pe', year: 2100 } },
  { path: '/en/ontario/1899/', is: undefined },
  { path: '/en/2050/', is: { locale: 'en', code: undefined, year: 2050 } },
  { path: '/en/quebec/', is: undefined },
  { path: '/en/ontario/1957.5/', is: undefined },
  { path: '/en/atlantis/2026/', is: undefined },
])('yearAsked reads $path', ({ path, is }) => {
  expect(yearAsked(path)).toEqual(is);
});

test.each([
  { path: '/en/', part: 'days' },
  { path: '/fr/quebec/2026/', part: 'days' },
  { path: '/en/ontario/2027/days-to-book/', part: 'plans' },
  { path: '/en/lists/tsx/2026/', part: 'lists' },
  { path: '/fr/semaine/', part: 'week' },
  { path: '/fr/delai/', part: 'deadline' },
  { path: '/fr/2027/', part: 'allPlaces' },
  { path: '/fr/jours-feries/', part: 'holidays' },
  { path: '/en/family-day/', part: 'holidays' },
  { path: '/en/docs/errors/', part: 'docs' },
  { path: '/en/404/', part: undefined },
  { path: '/404.html', part: undefined },
])('findPart finds the part of $path', ({ path, part }) => {
  expect(findPart(path)).toBe(part);
});
