import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIfThere, writeWhole } from './files.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-file-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('writes a new file, and says so', async () => {
  const path = join(folder, 'a.json');
  expect(await writeWhole(path, 'é\n')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('é\n');
  expect(await readdir(folder)).toEqual(['a.json']);
});

test('leaves a file that holds the text already', async () => {
  const path = join(folder, 'a.json');
  await writeFile(path, 'same');
  const before = await stat(path);
  expect(await writeWhole(path, 'same')).toBe(false);
  expect((await stat(path)).ino).toBe(before.ino);
});

test('leaves nothing behind if it cannot write', async () => {
  await expect(writeWhole(join(folder, 'no', 'a.json'), 'x')).rejects.toThrow('ENOENT');
  await expect(writeWhole(folder, 'x')).rejects.toThrow('EISDIR');
  expect(await readdir(folder)).toEqual([]);
});

test('reads a file, and gives undefined if it is missing', async () => {
  expect(await readIfThere(join(folder, 'none'))).toBeUndefined();
  await expect(readIfThere(folder)).rejects.toThrow('EISDIR');
});
