import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { DataError } from '../../core/common/data.ts';
import { build, buildProject } from './build.ts';
import { readStamp } from './stamp.ts';
import { DataSetFault, type DataSetFile, writeDataSet } from './write-data-set.ts';

const STAMP = { sources: 'abc', siteUrl: 'https://statdays.example' };
const FILES: DataSetFile[] = [
  { path: '/holidays/2026/on.json', schema: z.strictObject({}), compose: () => '{}\n' },
  { path: '/downloads/all.csv', compose: () => 'scope\r\n' },
];

describe('build', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'statdays-build-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const run = (dataSet: Iterable<DataSetFile>, buildPages: (dir: string) => Promise<void> = pages('page')) =>
    build({
      writeData: (files) => writeDataSet(dataSet, files),
      buildPages,
      stamp: STAMP,
      outDir: join(dir, 'dist'),
      stagingDir: join(dir, '.build'),
    });
  const read = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
  const leftovers = () => readdirSync(join(dir, '.build'));

  test('it writes the data set, the pages and the stamp, and leaves nothing else', async () => {
    expect(await run(FILES)).toEqual({ files: 2, bytes: 10 });
    expect(read('client/holidays/2026/on.json')).toBe('{}\n');
    expect(read('client/index.html')).toBe('page');
    expect(readStamp(join(dir, 'dist'))).toEqual(STAMP);
    expect(leftovers()).toEqual([]);
  });

  test('a folder of both gets the files of both', async () => {
    await run([...FILES, { path: '/lists/tsx/2026.json', compose: () => '{}' }], async (out) => {
      await pages('page')(out);
      mkdirSync(join(out, 'client/lists'));
      writeFileSync(join(out, 'client/lists/index.html'), 'page');
    });
    expect([read('client/lists/tsx/2026.json'), read('client/lists/index.html')]).toEqual(['{}', 'page']);
  });

  test('it compresses the pages of one address with brotli and gzip, in a folder of their own', async () => {
    await run(FILES);
    const bytes = (name: string) => readFileSync(join(dir, 'dist/compressed', name));
    expect(brotliDecompressSync(bytes('index.html.br')).toString()).toBe('page');
    expect(gunzipSync(bytes('index.html.gz')).toString()).toBe('page');
    expect(readdirSync(join(dir, 'dist/client'))).not.toContain('index.html.br');
  });

  test('it compresses the downloads with brotli and gzip', async () => {
    await run(FILES);
    const bytes = (name: string) => readFileSync(join(dir, 'dist/client/downloads', name));
    expect(brotliDecompressSync(bytes('all.csv.br')).toString()).toBe('scope\r\n');
    expect(gunzipSync(bytes('all.csv.gz')).toString()).toBe('scope\r\n');
  });

  test('it removes files that only the last build had', async () => {
    await run([...FILES, { path: '/holidays/2027/on.json', compose: () => '{}\n' }]);
    await run(FILES);
    expect(existsSync(join(dir, 'dist/client/holidays/2027'))).toBe(false);
  });

  const BAD: DataSetFile = {
    path: '/a.json',
    compose: () => '{"a":1}',
    schema: z.strictObject({ a: z.string() }),
  };
  test.each<[string, () => Promise<unknown>]>([
    ['a document does not keep to its schema', () => run([...FILES, BAD])],
    ['the data set breaks half-way', () => run(breaking())],
    ['the pages cannot be built', () => run(FILES, () => Promise.reject(new Error('no pages')))],
    [
      'the pages break half-way',
      () =>
        run(FILES, async (out) => {
          await pages('half')(out);
          throw new Error('half');
        }),
    ],
  ])('the last build stays if %s', async (_, broken) => {
    await run(FILES, pages('last'));
    await expect(broken()).rejects.toThrow();
    expect(read('client/index.html')).toBe('last');
    expect(readStamp(join(dir, 'dist'))).toBeDefined();
    expect(leftovers()).toEqual([]);
  });

  test('one error names every document that doesn’t fit its schema', async () => {
    const error = await run([BAD, { ...BAD, path: '/b.json' }]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DataSetFault);
    expect((error as DataSetFault).faults).toEqual([
      expect.stringMatching(/^\/a\.json a: /),
      expect.stringMatching(/^\/b\.json a: /),
    ]);
  });

  test('it removes what a dead build left', async () => {
    mkdirSync(join(dir, '.build/999999999/next'), { recursive: true });
    await run(FILES);
    expect(leftovers()).toEqual([]);
  });
});

describe('buildProject', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'statdays-project-'));
    cpSync(DATA, join(root, 'data'), { recursive: true });
    mkdirSync(join(root, 'dist/client'), { recursive: true });
    writeFileSync(join(root, 'dist/client/index.html'), 'last');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const built = () =>
    buildProject({ root, siteUrl: 'https://statdays.example', updatesData: true }).catch(
      (reason: unknown) => reason,
    );

  test('it stops with every fault of the law, and the last build stays', async () => {
    breakRow(root, 'on', { act: 'no-such-act' });
    breakRow(root, 'qc', { evidence: { since: ['no-such-source'] } });
    const error = await built();
    expect(error).toBeInstanceOf(DataError);
    expect((error as DataError).message.split('\n').slice(1)).toEqual([
      'data/law/qc.json row 1: evidence: "no-such-source" is not in sources.json',
      'data/law/on.json row 1: statute "no-such-act" is not in statutes.json',
    ]);
    expect(readFileSync(join(root, 'dist/client/index.html'), 'utf8')).toBe('last');
  });

  test('it leaves the files of data alone if the pages cannot be built', async () => {
    const listing = join(root, 'data/listings/on.json');
    const zones = join(root, 'data/zones.json');
    writeFileSync(listing, '[]');
    const zonesBefore = readFileSync(zones, 'utf8').replace(/"tz": "\w+"/, '"tz": "2020a"');
    writeFileSync(zones, zonesBefore);
    // A configuration that Astro cannot read.
    writeFileSync(join(root, 'astro.config.mjs'), 'export default {');
    expect(await built()).toBeInstanceOf(Error);
    expect(readFileSync(listing, 'utf8')).toBe('[]');
    expect(readFileSync(zones, 'utf8')).toBe(zonesBefore);
    expect(readFileSync(join(root, 'dist/client/index.html'), 'utf8')).toBe('last');
  });
});

/** Changes the first row of a scope's law. */
function breakRow(root: string, scope: string, fields: Readonly<Record<string, unknown>>): void {
  const file = join(root, `data/law/${scope}.json`);
  const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify([{ ...first, ...fields }, ...others]));
}

function pages(text: string) {
  return async (out: string): Promise<void> => {
    mkdirSync(join(out, 'client'), { recursive: true });
    writeFileSync(join(out, 'client/index.html'), text);
  };
}

function* breaking(): Generator<DataSetFile> {
  yield* FILES;
  throw new Error('broken');
}
