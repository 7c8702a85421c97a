import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test('tables are loaded again after a failure, and read once', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve({ default: '{}' })];
  const load = () => answers.shift() ?? Promise.reject(new Error('loaded twice'));
  const tables = inLanguage({ en: load, fr: load }, JSON.parse);
  await expect(tables('en')).rejects.toThrow('offline');
  expect(await tables('en')).toBe(await tables('en'));
});
