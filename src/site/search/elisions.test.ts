import { expect, test } from 'vitest';
import { withElisionsApart, withoutElisions } from './elisions.ts';

test.each([
  ['l’indemnité', 'l’ indemnité', 'indemnité'],
  ["Jour de l'Action de grâces", "Jour de l' Action de grâces", 'Jour de Action de grâces'],
  ['Jusqu’à ce qu’on l’ait', 'Jusqu’ à ce qu’ on l’ ait', 'à ce on ait'],
  ['aujourd’hui', 'aujourd’hui', 'aujourd’hui'],
  ['presqu’île', 'presqu’île', 'presqu’île'],
])('%s', (text, apart, left) => {
  expect(withElisionsApart(text)).toBe(apart.replaceAll(/(?<=['’]) /g, '\u200a'));
  expect(withoutElisions(text)).toBe(left);
});
