import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DataError } from '../common/data-error.ts';
import { readJson } from './read-json.ts';

const schema = z.strictObject({ revision: z.string(), year: z.int() });
let file = '';

beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'statdays-json-')), 'revision.json');
});

afterAll(() => rmSync(join(file, '..'), { recursive: true }));

function read(text: string) {
  writeFileSync(file, text);
  return readJson(file, schema);
}

test('reads what fits', async () => {
  expect(await read('{"revision":"2026-11-21","year":2026}')).toEqual({ revision: '2026-11-21', year: 2026 });
});

test.each<[fault: string, text: string, words: readonly string[]]>([
  ['every misfit', '{"revision":1,"year":"2026"}', ['revision', 'year']],
  ['a file that is cut', '{"revision":"2026', ['is no JSON']],
])('names the file and %s', async (_fault, text, words) => {
  const error = await read(text).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DataError);
  for (const word of [file, ...words]) expect(String(error)).toContain(word);
});
