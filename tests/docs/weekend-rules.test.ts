import { expect, test } from 'vitest';
import { SCOPE_CODES } from '../../src/holidays/scope.ts';
import { weekendRules } from '../support/law.ts';
import { frenchFaults } from './french-faults.ts';

const sentences = SCOPE_CODES.flatMap((code) => {
  const { weekend, paid, notes } = weekendRules[code];
  return [weekend, paid, ...notes];
});

test('the rules in words are punctuated as French is in Canada', () => {
  const sections = SCOPE_CODES.flatMap((code) => [weekendRules[code].weekend, weekendRules[code].paid]);
  const french = [...sentences.map(({ fr }) => fr), ...sections.map(({ sectionFr }) => sectionFr)];
  expect(frenchFaults(french.join('\n'))).toEqual([]);
});

test('the rules in words have typographic quotes and apostrophes in English', () => {
  expect(sentences.map(({ en }) => en).filter((en) => /['"]/.test(en))).toEqual([]);
});
