import { expect, test } from 'vitest';
import { englishIn, spaceFaults } from './sources.ts';
import { TEXTS } from './texts.ts';

test.each(Object.entries(TEXTS.fr))('%s: French has its no-break spaces', (_name, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(spaceFaults(texts.join('\n\n'))).toEqual([]);
});

test.each(Object.entries(TEXTS.fr))('%s: no English in the French', (_name, texts) => {
  expect(englishIn(texts.join('\n\n'))).toEqual([]);
});

test('an English sentence among the French is found', () => {
  expect(englishIn('Trouvé dans la loi. This is not French.')).toHaveLength(1);
});

test.each([
  'Est-ce vrai ?',
  'Voici: un',
  'un «mot\u00a0»',
  'un «\u00a0mot»',
  'dans 48 heures',
  'le 2 juillet',
  '5373\u00a0kilomètres',
])('%s is a fault', (text) => expect(spaceFaults(text)).toHaveLength(1));
