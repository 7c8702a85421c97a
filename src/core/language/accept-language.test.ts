import { expect, test } from 'vitest';
import { preferredLocale } from './accept-language.ts';

test.each([
  { name: 'nothing', header: '', locale: 'en' },
  { name: 'Canadian French', header: 'fr-CA,fr;q=0.9,en;q=0.8', locale: 'fr' },
  { name: 'English before French', header: 'en-CA,fr;q=0.9', locale: 'en' },
  { name: 'French of a lower weight', header: 'en;q=0.5,fr;q=0.4', locale: 'en' },
  { name: 'French after a third language', header: 'de, fr;q=0.7', locale: 'fr' },
  { name: 'neither', header: 'de', locale: 'en' },
  { name: 'a language whose name begins alike', header: 'frr', locale: 'en' },
  { name: 'a weight that is no number', header: 'fr;q=x', locale: 'en' },
  { name: 'the first of equals', header: 'fr, en', locale: 'fr' },
  { name: 'French in upper case', header: 'FR-ca', locale: 'fr' },
  { name: 'any language before French', header: '*, fr;q=0.5', locale: 'en' },
  { name: 'a list of more than 256 characters', header: `fr${',*'.repeat(128)}`, locale: 'en' },
  { name: 'refused French', header: 'fr;q=0', locale: 'en' },
])('answers $name', ({ header, locale }) => {
  expect(preferredLocale(header)).toBe(locale);
});
