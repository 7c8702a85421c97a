import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashDataSet, INPUT } from '../../../tests/support/law/hash-data-set.ts';
import { DOWNLOAD_COLUMNS } from '../../documents/downloads/download-columns.ts';
import { countFiles, dataSetFiles } from './files.ts';
import type { DataSetFile } from './write.ts';

const FIXTURE = fileURLToPath(new URL('../../../tests/support/law/hash-data-set.ts', import.meta.url));
const OTHER_CLOCK = new URL('../../../tests/support/hosts/other-clock.mjs', import.meta.url).href;

describe('the data set', () => {
  const texts = new Map<string, string>();
  const faults: string[] = [];

  beforeAll(() => {
    for (const file of dataSetFiles(INPUT)) {
      faults.push(...faultsOf(file));
      if (texts.has(file.path)) faults.push(`${file.path} comes twice`);
      texts.set(file.path, file.text);
    }
  });

  test('keeps to the schemas, every document of it', () => expect(faults).toEqual([]));

  test('has no calendar in French that leads to a text known in French by its English address', () => {
    const cited = [INPUT.almanac.law.statutes, INPUT.evidence.sources, INPUT.listEvidence.sources];
    const bilingual = cited.flatMap((citations) => Object.values(citations)).filter(({ urlFr }) => urlFr);
    const english = new Set(bilingual.filter(({ url, urlFr }) => url !== urlFr).map(({ url }) => url));
    const calendars = [...texts].filter(([path]) => path.endsWith('.fr.ics'));
    const wrong = calendars.filter(([, text]) => addressesOf(text).some((url) => english.has(url)));
    expect(wrong.map(([path]) => path)).toEqual([]);
    expect(calendars.flatMap(([, text]) => addressesOf(text)).length).toBeGreaterThan(0);
  });

  test('has as many files as announced', () => expect(texts.size).toBe(countFiles(INPUT)));

  test.each([
    '/holidays/1900/ca.json',
    '/holidays/2100/yt.all.long-weekends.json',
    '/holidays/2026/on.all.json',
    '/holidays/2026/on.long-weekends.json',
    '/holidays/2026/qc.fr.ics',
    '/holidays/1900/ca.csv',
    '/holidays/2100/qc.fr.csv',
    '/holidays/canada-day.json',
    '/holidays/1900/all.json',
    '/holidays/2100/all.csv',
    '/calendars/on.en.ics',
    '/calendars/ca.long-weekends.fr.ics',
    '/calendars/holidays/family-day.en.ics',
    '/calendars/weeks.iso.en.ics',
    '/calendars/weeks.canada.fr.ics',
    '/downloads/on.csv',
    '/downloads/all.json',
    '/downloads/weekend-rules.json',
    '/downloads/datapackage.json',
    '/downloads/test-vectors.json',
    '/lists/index.json',
    '/lists/tsx/2026.json',
    '/lists/canada-post/2017.csv',
    '/lists/interpretation-ca/1900.json',
    '/lists/civil-procedure-on/2100.fr.ics',
    '/lists/payments.en.ics',
    '/openapi.json',
  ])('has %s', (path) => expect(texts.has(path)).toBe(true));

  test.each(['/lists/tsx/2027.json', '/lists/canada-post/2024.json', '/lists/interpretation-on/2009.json'])(
    'has no %s, which nobody published',
    (path) => expect(texts.has(path)).toBe(false),
  );

  test('gives no two events of a calendar one UID', () => {
    const twice = [...texts].filter(([path, text]) => {
      const uids = path.endsWith('.ics') ? [...text.matchAll(/^UID:(.*)\r$/gm)].map((match) => match[1]) : [];
      return new Set(uids).size !== uids.length;
    });
    expect(twice.map(([path]) => path)).toEqual([]);
  });

  test('describes its downloads truly', () => {
    const { resources } = JSON.parse(texts.get('/downloads/datapackage.json') ?? '');
    expect(resources).toHaveLength(30);
    for (const { path, bytes, hash } of resources) {
      const content = Buffer.from(texts.get(`/downloads/${path}`) ?? '');
      expect({ path, bytes, hash }).toEqual({
        path,
        bytes: content.length,
        hash: `sha256:${createHash('sha256').update(content).digest('hex')}`,
      });
    }
  });

  test('has in a CSV file the columns that it describes and the rows of the JSON file', () => {
    const lines = (texts.get('/downloads/on.csv') ?? '').split('\r\n');
    const { count } = JSON.parse(texts.get('/downloads/on.json') ?? '');
    expect(lines[0]).toBe(DOWNLOAD_COLUMNS.map((column) => column.name).join(','));
    expect(lines).toHaveLength(count + 2);
  });

  test.each([
    ['Pacific/Kiritimati', 'ar_EG.UTF-8'],
    ['America/St_Johns', 'tr_TR.UTF-8'],
  ])('is the same to the byte in %s, in another language and on another day', async (TZ, LC_ALL) => {
    const env = { ...process.env, TZ, LC_ALL, LANG: LC_ALL, CLOCK: '2031-12-31T23:30:00Z' };
    const args = ['--import', OTHER_CLOCK, FIXTURE];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout.trim()).toBe(hashDataSet());
  });
});

function faultsOf({ path, body, schema }: DataSetFile): string[] {
  const result = schema?.safeParse(body);
  return !result || result.success ? [] : [`${path}: ${result.error.message}`];
}

/** The addresses of the events of a calendar, whose long lines are folded (RFC 5545, section 3.1). */
function addressesOf(calendar: string): string[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return lines.filter((line) => line.startsWith('URL;')).map((line) => line.slice(line.indexOf(':') + 1));
}
