import { describe, expect, test } from 'vitest';
import { alternatesOf, counterpartPath, partOf, placeAndYear } from './routes.ts';

const PAIRS = [
  { en: '/en/', fr: '/fr/' },
  { en: '/en/british-columbia/2026/', fr: '/fr/colombie-britannique/2026/' },
  { en: '/en/prince-edward-island/', fr: '/fr/ile-du-prince-edouard/' },
  { en: '/en/explorer/', fr: '/fr/explorateur/' },
  { en: '/en/week/', fr: '/fr/semaine/' },
  { en: '/en/docs/weeks/', fr: '/fr/docs/weeks/' },
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

test('alternatesOf names both languages and the default', () => {
  expect(alternatesOf('https://example.org/fr/semaine/')).toEqual([
    { lang: 'en-CA', url: 'https://example.org/en/week/' },
    { lang: 'fr-CA', url: 'https://example.org/fr/semaine/' },
    { lang: 'x-default', url: 'https://example.org/en/week/' },
  ]);
});

test.each([
  { path: '/en/ontario/1957/', is: { locale: 'en', code: 'on', year: 1957 } },
  { path: '/fr/ile-du-prince-edouard/2100', is: { locale: 'fr', code: 'pe', year: 2100 } },
  { path: '/en/ontario/1899/', is: undefined },
  { path: '/en/quebec/', is: undefined },
  { path: '/en/ontario/1957.5/', is: undefined },
  { path: '/en/atlantis/2026/', is: undefined },
])('placeAndYear reads $path', ({ path, is }) => {
  expect(placeAndYear(path)).toEqual(is);
});

test.each([
  { path: '/en/', part: 'days' },
  { path: '/fr/quebec/2026/', part: 'days' },
  { path: '/fr/semaine/', part: 'week' },
  { path: '/en/explorer/', part: 'explorer' },
  { path: '/en/docs/errors/', part: 'docs' },
  { path: '/en/404/', part: undefined },
  { path: '/404.html', part: undefined },
])('partOf finds the part of $path', ({ path, part }) => {
  expect(partOf(path)).toBe(part);
});
