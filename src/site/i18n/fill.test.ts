import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test.each([
  [0, '0 days', '0 jour'],
  [1, '1 day', '1 jour'],
  [-1, '-1 day', '-1 jour'],
  [2, '2 days', '2 jours'],
])('%d has the form of its language', (n, en, fr) => {
  expect(fill('{n} {n|day|days}', { n }, 'en')).toBe(en);
  expect(fill('{n} {n|jour|jours}', { n }, 'fr')).toBe(fr);
});

test('a placeholder without a value is an error', () => {
  expect(() => fill('{n|day|days}', {}, 'en')).toThrow('No value for {n}');
});

test('a French name after a colon begins in lower case', () => {
  expect(fill('Aussi\u00a0: {name}. {name}', { name: 'Fête du Canada' }, 'fr')).toBe(
    'Aussi\u00a0: fête du Canada. Fête du Canada',
  );
  expect(fill('Also: {name}', { name: 'Premier Day' }, 'en')).toBe('Also: Premier Day');
});
