import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as core from './index.ts';
import * as lists from './lists.ts';
import * as timeLimits from './time-limits.ts';

const library = { ...core, ...lists, ...timeLimits };
const source = ['index', 'lists', 'time-limits']
  .map((entry) => readFileSync(new URL(`./${entry}.ts`, import.meta.url), 'utf8'))
  .join('\n');
const examples = Array.from(source.matchAll(/@example (.+) \/\/ (.+)/g), ([, call, value]) => [call, value]);

test('every function of the library has an example', () => {
  const functions = Object.entries(library).filter(([name]) => /^[a-z]/.test(name));
  const called = functions.filter(([name]) => examples.some(([call]) => call?.includes(`${name}(`)));
  expect(called).toEqual(functions);
});

test.each(examples)('%s is %s', (call, value) => {
  expect(runInNewContext(`${call}`, { ...library })).toEqual(runInNewContext(`${value}`));
});
