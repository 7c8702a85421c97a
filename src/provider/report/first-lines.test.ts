import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

test.each([
  ['all that fit, to the byte', ['ab', 'é'], 6, ['ab', 'é']],
  ['a byte less', ['ab', 'é'], 5, ['ab', '(lines left out: 1)']],
  ['a long line hides those after it', ['a', 'b'.repeat(9), 'c'], 9, ['a', '(lines left out: 2)']],
  ['nothing', [], 0, []],
])('%s', (_name, lines, bytes, expected) => {
  expect(firstLines(lines, bytes)).toEqual(expected);
});
