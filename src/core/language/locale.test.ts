import { expect, test } from 'vitest';
import { addressIn, titleIn } from './locale.ts';

const ENGLISH = { url: 'https://laws.example/en' };
const BOTH = { ...ENGLISH, urlFr: 'https://laws.example/fr' };

test.each([
  { name: 'French where there is one', text: BOTH, locale: 'fr', address: BOTH.urlFr },
  { name: 'English to an English reader', text: BOTH, locale: 'en', address: BOTH.url },
  { name: 'English where there is no French', text: ENGLISH, locale: 'fr', address: ENGLISH.url },
  { name: 'nothing where none is known', text: { url: null }, locale: 'fr', address: null },
] as const)('leads to $name', ({ text, locale, address }) => {
  expect(addressIn<string | null>(text, locale)).toBe(address);
});

test('a text that exists in one language is named in it', () => {
  const act = { title: 'Holidays Act', titleFr: 'Loi instituant des jours de fête légale' };
  expect([titleIn(act, 'en'), titleIn(act, 'fr')]).toEqual([act.title, act.titleFr]);
  expect(titleIn({ title: 'Alberta Labour Act' }, 'fr')).toBe('Alberta Labour Act');
});
