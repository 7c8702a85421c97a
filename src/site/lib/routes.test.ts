import { describe, expect, test } from 'vitest';
import { alternatesOf, counterpartPath } from './routes.ts';

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
