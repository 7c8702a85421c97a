import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { entityTag } from '../../../api/response/entity-tag.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { FileStore } from './files.ts';

const TEXT = 'Jour de l’An, '.repeat(100);
const KB = 1024;

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'deep'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

function bytesOf(document: ReturnType<FileStore['read']>): Buffer {
  return document?.body ?? Buffer.alloc(0);
}

test('every form holds the same bytes, and its tag says which it is', () => {
  const files = new FileStore(folderOf({ 'a.json': TEXT }), 100 * KB);
  const plain = files.read('/a.json');
  const br = files.read('/a.json', 'br');
  const gzip = files.read('/a.json', 'gzip');
  expect(bytesOf(plain).toString()).toBe(TEXT);
  expect(brotliDecompressSync(bytesOf(br)).toString()).toBe(TEXT);
  expect(gunzipSync(bytesOf(gzip)).toString()).toBe(TEXT);
  const etag = entityTag(Buffer.from(TEXT));
  expect([plain?.etag, br?.etag, gzip?.etag]).toEqual([
    etag,
    etag.replace(/"$/, '-br"'),
    etag.replace(/"$/, '-gzip"'),
  ]);
});

test.each([undefined, 'br', 'gzip'])(
  'a form accepted by %s takes the memory of its bytes alone',
  (accepted) => {
    const files = new FileStore(folderOf({ 'a.json': TEXT }), 100 * KB);
    const body = bytesOf(files.read('/a.json', accepted));
    expect(body.buffer.byteLength).toBe(body.length);
  },
);

test('what would not become smaller stays plain', () => {
  const files = new FileStore(folderOf({ 'a.json': '{}', 'a.png': TEXT }), 100 * KB);
  expect(files.read('/a.json', 'br')?.encoding).toBeUndefined();
  expect(files.read('/a.png', 'br')?.encoding).toBeUndefined();
});

test.each<[name: string, path: string]>([
  ['no such file', '/b.json'],
  ['out of the folder', '/../a.json'],
  ['a folder', '/deep'],
  ['the name of a built-in property', '/constructor'],
  ['an empty path', ''],
])('%s is none', (_name, path) => {
  const files = new FileStore(folderOf({ 'a.json': TEXT }), 100 * KB);
  expect([files.has(path), files.read(path), files.large(path)]).toEqual([false, undefined, undefined]);
});

test('a file that is gone before it was read is none; one that was read stays', () => {
  const folder = folderOf({ 'a.json': TEXT, 'b.json': TEXT });
  const files = new FileStore(folder, 100 * KB);
  files.read('/a.json');
  rmSync(join(folder, 'a.json'));
  rmSync(join(folder, 'b.json'));
  expect(bytesOf(files.read('/a.json')).toString()).toBe(TEXT);
  expect(files.read('/b.json')).toBeUndefined();
});

test('more files than the budget holds are all served, again and again', () => {
  const names = Array.from({ length: 50 }, (_each, index) => `${index}.json`);
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, name + TEXT])));
  const files = new FileStore(folder, 10 * KB);
  for (let round = 0; round < 3; round++) {
    for (const name of names) expect(bytesOf(files.read(`/${name}`)).toString()).toBe(name + TEXT);
  }
});

test('a file of a megabyte is streamed and not held', () => {
  const files = new FileStore(folderOf({ 'a.csv': 'x'.repeat(KB * KB), 'b.csv': 'x' }), 100 * KB);
  expect(files.large('/a.csv')?.path).toBe('/a.csv');
  expect(files.large('/b.csv')).toBeUndefined();
  expect(files.read('/a.csv')).toBeUndefined();
});

test.each<[acceptEncoding: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['deflate', undefined],
  [';;,q=1', undefined],
])('Accept-Encoding %s means %s', (acceptEncoding, encoding) => {
  expect(acceptedEncoding(acceptEncoding)).toBe(encoding);
});

test('what is known of a form outlives its bytes: nothing is read or compressed again to tell it', () => {
  const folder = folderOf({ 'a.json': TEXT, 'b.json': TEXT, 'c.json': TEXT });
  const files = new FileStore(folder, 2 * KB);
  expect(files.knownForm('/a.json', 'br')).toBeUndefined();
  const etag = files.read('/a.json', 'br')?.etag;
  for (const other of ['/b.json', '/c.json']) files.read(other);
  rmSync(join(folder, 'a.json'));
  expect(files.read('/a.json', 'br')).toBeUndefined();
  expect(files.knownForm('/a.json', 'br')).toMatchObject({
    etag,
    encoding: 'br',
    length: expect.any(Number),
  });
});

test('the compressed form that lies beside a file is taken', () => {
  const folder = folderOf({ 'a.json': TEXT });
  const beside = brotliCompressSync(`${TEXT}.`);
  writeFileSync(join(folder, 'a.json.br'), beside);
  const files = new FileStore(folder, 100 * KB);
  expect(brotliDecompressSync(bytesOf(files.read('/a.json', 'br'))).toString()).toBe(`${TEXT}.`);
  expect(files.read('/a.json', 'gzip')?.encoding).toBe('gzip');
});

test('hidden files and links are none', () => {
  const folder = folderOf({ 'a.json': TEXT, '.secret': 'x' });
  const elsewhere = folderOf({ 'b.json': TEXT });
  symlinkSync(elsewhere, join(folder, 'link'));
  symlinkSync(join(elsewhere, 'b.json'), join(folder, 'b.json'));
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git', 'config'), 'x');
  const files = new FileStore(folder);
  const paths = ['/a.json', '/.secret', '/link/b.json', '/b.json', '/.git/config'];
  expect(paths.filter((path) => files.has(path))).toEqual(['/a.json']);
});
