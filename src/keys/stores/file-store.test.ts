import { lstat, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { issueKey, revokeKey } from '../command/operations.ts';
import { watchKeyFile } from '../find/in-file.ts';
import { FileKeyStore } from './file-store.ts';

const NOW = Date.now();
const order = { name: 'Ann', project: 'Rota', volume: 'little' };
let folder = '';
let real = '';
let link = '';

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'statdays-keys-')));
  await mkdir(join(folder, 'real'));
  await mkdir(join(folder, 'link'));
  real = join(folder, 'real', 'keys.json');
  link = join(folder, 'link', 'keys.json');
  await symlink('../real/keys.json', link);
});

afterEach(() => rm(folder, { recursive: true }));

test('a first key through a link to nothing makes the file that it leads to', async () => {
  const { record } = await issueKey(new FileKeyStore(link), order, NOW);
  expect(await new FileKeyStore(real).readAll()).toEqual([record]);
  expect(await readlink(link)).toBe('../real/keys.json');
  expect((await lstat(real)).mode & 0o777).toBe(0o600);
});

test.each([
  ['the file', () => real],
  ['the link', () => link],
])('a revocation through a link reaches a server that watches %s', async (_name, watched) => {
  const { key, record } = await issueKey(new FileKeyStore(real), order, NOW);
  const watching = watchKeyFile(watched(), { warn: () => undefined, every: 20 });
  if (watching.kind !== 'watching') throw new Error(watching.message);
  onTestFinished(() => watching.keys.close());
  expect(watching.keys.find(key, NOW)).toBeDefined();
  await revokeKey(new FileKeyStore(link), record.id, NOW);
  await vi.waitFor(() => expect(watching.keys.find(key, NOW)).toBeUndefined());
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readdir(join(folder, 'real'))).toEqual(['keys.json']);
  expect(await readdir(join(folder, 'link'))).toEqual(['keys.json']);
});

test('through the link and by its own name, a file is changed by one at a time', async () => {
  const paths = Array.from({ length: 10 }, (_, index) => (index % 2 ? link : real));
  await Promise.all(paths.map((path) => issueKey(new FileKeyStore(path), order, NOW)));
  expect(await new FileKeyStore(real).readAll()).toHaveLength(10);
});

test('links in a circle are refused, with the path that was given', async () => {
  const circle = join(folder, 'circle.json');
  await symlink('circle.json', circle);
  const refused = issueKey(new FileKeyStore(circle), order, NOW);
  await expect(refused).rejects.toThrow(`Key file ${circle} cannot be written (ELOOP)`);
});
