import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DATA_SET } from '../../../tests/support/law/data-set.ts';
import { COMPOSED_FOLDERS, FILE_PATHS } from '../contract/files.ts';
import { toPattern } from '../contract/path-template.ts';
import { createDataFiles } from './data-files.ts';
import { DOWNLOAD_COLUMNS } from './downloads/downloads.ts';

const SITE = { url: 'https://statdays.example' };
const files = createDataFiles(DATA_SET);
const paths = new Set(files.allPaths());
const { referenceYear } = DATA_SET.almanac.law;

describe('the data set', () => {
  test.each([
    '/holidays/1900/ca.json',
    '/holidays/2026/qc.fr.ics',
    '/holidays/canada-day.json',
    '/holidays/2100/all.csv',
    '/calendars/ca.long-weekends.fr.ics',
    '/calendars/weeks.iso.en.ics',
    '/downloads/weekend-rules.json',
    '/lists/index.json',
    '/lists/canada-post/2017.csv',
    '/lists/interpretation-ca/2016.json',
    `/lists/civil-procedure-on/${referenceYear + 10}.fr.ics`,
    '/openapi.json',
  ])('has %s', async (path) => {
    expect(paths).toContain(path);
    expect(await files.fileAt(path)?.compose(SITE)).toMatch(/\n$/);
  });

  test.each(['/downloads/all.json', '/downloads/all.csv', '/downloads/test-vectors.json'])(
    'leaves %s to the build',
    (path) => {
      expect(paths).toContain(path);
      expect(files.fileAt(path)?.isHeavy).toBe(true);
    },
  );

  test('has a file at every address of the table', () => {
    const all = [...paths];
    expect(FILE_PATHS.filter((path) => !all.some((one) => toPattern(path).test(one)))).toEqual([]);
  });

  test('leaves only downloads to the build', () => {
    expect(COMPOSED_FOLDERS).toEqual(['/holidays', '/lists', '/calendars']);
  });

  test.each([
    '/holidays/1899/on.json',
    '/holidays/2026/on.long-weekends.json',
    '/holidays/2026/on.en.csv',
    '/holidays/2026/ON.json',
    '/holidays/2026/onXjson',
    '/calendars/holidays/no-such-day.en.ics',
    '/lists/canada-post/2019.json',
    '/lists/interpretation-ca/2015.json',
    `/lists/civil-procedure-on/${referenceYear + 11}.json`,
    '/lists/no-such-list/2026.json',
    '/openapi.json/',
    '/',
  ])('has no %s', (path) => {
    expect(paths).not.toContain(path);
    expect(files.fileAt(path)).toBeUndefined();
  });

  test('composes a file for whichever site asks', async () => {
    const text = await files.fileAt('/holidays/2026/on.json')?.compose({ url: 'https://other.example' });
    expect(JSON.parse(text ?? '').source.site).toBe('https://other.example/');
  });
});

describe('the downloads', () => {
  const textAt = async (path: string): Promise<string> => (await files.fileAt(path)?.compose(SITE)) ?? '';
  let resources: { path: string; bytes: number; hash: string }[] = [];
  beforeAll(async () => {
    resources = JSON.parse(await textAt('/downloads/datapackage.json')).resources;
  });

  test('are all described', () => {
    const downloads = [...paths].filter((path) => /^\/downloads\/\w+\.(csv|json)$/.test(path));
    const others = ['datapackage', 'test-vectors', 'weekend-rules'].map((name) => `/downloads/${name}.json`);
    const described = resources.map(({ path }) => `/downloads/${path}`);
    expect(described.sort()).toEqual(downloads.filter((path) => !others.includes(path)).sort());
  });

  test.each(['on.csv', 'all.csv'])('are described truly: %s', async (path) => {
    const bytes = Buffer.from(await textAt(`/downloads/${path}`));
    const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    expect(resources).toContainEqual(expect.objectContaining({ path, bytes: bytes.length, hash }));
  });

  test('name the address of the service at their end alone, where a host puts its own', async () => {
    const text = await textAt('/downloads/all.json');
    expect(text.slice(-1000)).toContain(SITE.url);
    expect(text.slice(0, -1000)).not.toContain(SITE.url);
    expect(await textAt('/downloads/all.csv')).not.toContain(SITE.url);
  });

  test('have the same rows as JSON and as CSV', async () => {
    const lines = (await textAt('/downloads/on.csv')).split('\r\n');
    const { count } = JSON.parse(await textAt('/downloads/on.json'));
    expect(lines[0]).toBe(DOWNLOAD_COLUMNS.join(','));
    expect(lines).toHaveLength(count + 2);
  });
});
