import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as library from './index.ts';

const source = readFileSync(new URL('./index.ts', import.meta.url), 'utf8');
const examples = Array.from(source.matchAll(/@example (.+) \/\/ (.+)/g), ([, call, value]) => [call, value]);

test('every function of the library has an example', () => {
  const functions = Object.entries(library).filter(([name]) => /^[a-z]/.test(name));
  const called = functions.filter(([name]) => examples.some(([call]) => call?.includes(`${name}(`)));
  expect(called).toEqual(functions);
});

test.each(examples)('%s is %s', (call, value) => {
  expect(runInNewContext(`${call}`, { ...library })).toEqual(runInNewContext(`${value}`));
});
