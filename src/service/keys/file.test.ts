import { execFile } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { issueKey, revokeKey, rotateKey } from './commands.ts';
import { openKeyFile, type WatchedKeys, watchKeyFile } from './file.ts';

const NOW = Date.now();
const LOOK_EVERY_MS = 20;
const order = { name: 'Ann', project: 'Rota', volume: 'little', limit: 1200 };
const folders: string[] = [];
let path = '';

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statdays-keys-'));
  folders.push(folder);
  path = join(folder, 'keys.json');
});

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

interface Watch {
  readonly file?: string;
  readonly warn?: (message: string) => void;
  readonly failed?: () => void;
}

function watch({ file = path, warn = () => undefined, failed = () => undefined }: Watch = {}): WatchedKeys {
  const watching = watchKeyFile(file, { warn, failed, every: LOOK_EVERY_MS });
  if (watching.kind !== 'watching') throw new Error(watching.message);
  onTestFinished(() => watching.keys.close());
  return watching.keys;
}

test('finds an active key with its limit, and does not find others', async () => {
  const { key, record } = await issueKey(openKeyFile(path), order, NOW);
  const keys = watch();
  expect(keys.find(key, NOW)).toEqual({ id: record.id, limit: 1200 });
  expect(keys.find(`${key.slice(0, -1)}#`, NOW)).toBeUndefined();
});

/** A key that ends after two weeks. */
async function issueAndRotate() {
  const issued = await issueKey(openKeyFile(path), order, NOW);
  return { ...issued, old: (await rotateKey(openKeyFile(path), issued.record.id, NOW)).old };
}

test('a key ends with its last millisecond', async () => {
  const { key } = await issueAndRotate();
  const end = NOW + 14 * 86_400_000;
  const keys = watch();
  expect(keys.find(key, end - 1)).toBeDefined();
  expect(keys.find(key, end)).toBeUndefined();
});

test('a running server picks up issued, rotated and revoked keys', async () => {
  const store = openKeyFile(path);
  const first = await issueKey(store, order, NOW);
  const keys = watch();
  const second = await rotateKey(store, first.record.id, NOW);
  await expect.poll(() => keys.find(second.key, NOW)).toBeDefined();
  expect(keys.find(first.key, NOW)).toBeDefined();
  await revokeKey(store, first.record.id, NOW);
  await expect.poll(() => keys.find(first.key, NOW)).toBeUndefined();
  expect(keys.find(second.key, NOW)).toBeDefined();
});

test('a change that leaves size and time of writing as they were is picked up', async () => {
  const { key, old } = await issueAndRotate();
  const text = await readFile(path, 'utf8');
  utimesSync(path, 1_700_000_000, 1_700_000_000);
  const keys = watch();
  writeFileSync(path, text.replace(`${old.expiresAt}`, '1999-01-01T00:00:00.000Z'));
  utimesSync(path, 1_700_000_000, 1_700_000_000);
  await expect.poll(() => keys.find(key, NOW)).toBeUndefined();
});

test('a file that cannot be read for a while is read again, though it does not change', async () => {
  const module = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const { key, record } = await issueKey(openKeyFile(path), order, NOW);
  const next = `${path}.next`;
  await writeFile(next, await readFile(path));
  await revokeKey(openKeyFile(next), record.id, NOW);
  // Without a free file descriptor, a process can stat files but not open them.
  const script = `
    import { closeSync, openSync, renameSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { watchKeyFile } from ${module('./file.ts')};
    const warnings = [];
    const { keys } = watchKeyFile(${JSON.stringify(path)}, { warn: (text) => warnings.push(text), every: ${LOOK_EVERY_MS} });
    const isRefused = () => keys.find(${JSON.stringify(key)}, ${NOW}) === undefined;
    const taken = [];
    try { for (;;) taken.push(openSync('/dev/null')); } catch {}
    renameSync(${JSON.stringify(next)}, ${JSON.stringify(path)});
    while (warnings.length === 0) await sleep(5);
    const before = isRefused();
    for (const file of taken) closeSync(file);
    while (!isRefused()) await sleep(10);
    console.log(JSON.stringify({ before, after: isRefused(), warnings }));`;
  const start = 'ulimit -n 100; exec "$0" --input-type=module --eval "$1"';
  const { stdout } = await promisify(execFile)('sh', ['-c', start, process.execPath, script]);
  expect(JSON.parse(stdout)).toEqual({
    before: false,
    after: true,
    warnings: [expect.stringContaining('cannot be read (EMFILE)')],
  });
});

test('a file that went away twice is reported twice', async () => {
  await issueKey(openKeyFile(path), order, NOW);
  const warnings: string[] = [];
  const keys = watch({ warn: (warning) => warnings.push(warning) });
  const away = `${path}.away`;
  for (const times of [1, 2]) {
    await rename(path, away);
    await expect.poll(() => warnings).toHaveLength(times);
    const { key } = await issueKey(openKeyFile(away), order, NOW);
    await rename(away, path);
    await expect.poll(() => keys.find(key, NOW)).toBeDefined();
  }
});

const unusable: [name: string, text: string | undefined, message: RegExp][] = [
  ['missing', undefined, /does not exist/],
  ['empty', '', /not a JSON object/],
  ['half written', '{"version": 1, "keys": [{"id": "9b4b', /may be incomplete/],
  ['from a newer version', '{"version": 2, "keys": []}', /"version" is not 1/],
  ['without a version', '{"keys": []}', /"version" is not 1/],
  ['without keys', '{"version": 1}', /"keys" are not a list/],
  ['with a broken record', '{"version": 1, "keys": [{"id": "a"}]}', /entry 1 .* is not a key record/],
  ['a list', '[]', /not a JSON object/],
];

test.each(unusable)('a file that is %s is refused at the start', async (_name, text, message) => {
  if (text !== undefined) await writeFile(path, text);
  const watching = watchKeyFile(path, { warn: () => undefined });
  expect(watching).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
  expect(watching).toMatchObject({ message: expect.stringContaining(path) });
});

test.each(unusable)(
  'a file that becomes %s leaves the last good keys in force, with one warning',
  async (_name, text, message) => {
    const { key } = await issueKey(openKeyFile(path), order, NOW);
    const warnings: string[] = [];
    const failed = vi.fn();
    const keys = watch({ warn: (warning) => warnings.push(warning), failed });
    if (text === undefined) await rm(path);
    // In one step: an empty file in between would cause a warning of its own.
    else writeFileSync(path, text);
    await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(3);
    expect(warnings).toEqual([expect.stringMatching(message)]);
    expect(keys.find(key, NOW)).toBeDefined();
  },
);

test('a folder instead of a file is unreadable', async () => {
  path = join(path, '..');
  expect(watchKeyFile(path, { warn: () => undefined })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('cannot be read (EISDIR)'),
  });
});

test('the commands write no file from a newer version', async () => {
  const newer = '{"version": 2, "keys": [], "more": true}';
  await writeFile(path, newer);
  await expect(issueKey(openKeyFile(path), order, NOW)).rejects.toThrow('"version" is not 1');
  expect(await readFile(path, 'utf8')).toBe(newer);
});

test('a new file is for its owner alone, and nothing is left next to it', async () => {
  await issueKey(openKeyFile(path), order, NOW);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(path, '..'))).toEqual(['keys.json']);
});

test('a file is replaced as a whole, and keeps its rights', async () => {
  await writeFile(path, '{"version": 1, "keys": []}');
  await chmod(path, 0o640);
  const { ino } = await stat(path);
  await issueKey(openKeyFile(path), order, NOW);
  expect((await stat(path)).ino).not.toBe(ino);
  expect((await stat(path)).mode & 0o777).toBe(0o640);
});

test.runIf(process.getuid?.() === 0)('a file replaced by root keeps its owner', async () => {
  await writeFile(path, '{"version": 1, "keys": []}');
  await chown(path, 1_234, 2_345);
  await issueKey(openKeyFile(path), order, NOW);
  expect(await stat(path)).toMatchObject({ uid: 1_234, gid: 2_345 });
});

describe('through a symbolic link', () => {
  let link = '';

  beforeEach(async () => {
    const folder = join(path, '..', 'linked');
    await mkdir(folder);
    link = join(folder, 'keys.json');
    await symlink('../keys.json', link);
  });

  test('a first key makes the file that it leads to, for its owner alone', async () => {
    const { record } = await issueKey(openKeyFile(link), order, NOW);
    expect(await openKeyFile(path).readAll()).toEqual([record]);
    expect(await readlink(link)).toBe('../keys.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['the file', () => path],
    ['the link', () => link],
  ])('a revocation reaches a server that watches %s', async (_name, watched) => {
    const { key, record } = await issueKey(openKeyFile(path), order, NOW);
    const keys = watch({ file: watched() });
    expect(keys.find(key, NOW)).toBeDefined();
    await revokeKey(openKeyFile(link), record.id, NOW);
    await expect.poll(() => keys.find(key, NOW)).toBeUndefined();
    expect(await readlink(link)).toBe('../keys.json');
    expect((await readdir(join(path, '..'))).sort()).toEqual(['keys.json', 'linked']);
  });

  test('a circle is refused, with the path that was given', async () => {
    await rm(link);
    await symlink('keys.json', link);
    const refused = issueKey(openKeyFile(link), order, NOW);
    await expect(refused).rejects.toThrow(`Key file ${link} cannot be read (ELOOP)`);
  });
});
