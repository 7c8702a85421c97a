import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/law/common/files.ts';
import { createDataFiles } from '../../src/service/documents/data-files.ts';
import { readStamp } from '../../src/service/publish/stamp.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { DATA_SET, hashOf } from '../support/law/data-set.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../support/law/data-set.ts', import.meta.url));
const OTHER_CLOCK = new URL('../support/hosts/other-clock.mjs', import.meta.url).href;

/** A hash for each file. */
const MAX_OUTPUT = 16 * 1024 * 1024;

const stamp = readStamp(DIST);
const siteUrl = stamp?.siteUrl ?? '';
const fileOf = (path: string) => join(DIST, 'client', path);
const paths = [...createDataFiles(DATA_SET).allPaths()];
/** The files of the build, by path. */
const texts = new Map(
  paths
    .filter((path) => existsSync(fileOf(path)))
    .map((path) => [path, readFileSync(fileOf(path), 'utf8')] as const),
);

test('the build has every file of the table', () => {
  expect(paths.filter((path) => !texts.has(path))).toEqual([]);
});

test('the build has no other data files', () => {
  const folders = ['holidays', 'calendars', 'downloads', 'lists'];
  const built = folders.flatMap((folder) =>
    filesBelow(join(DIST, 'client', folder)).map((file) => `/${folder}/${file}`),
  );
  const others = built.filter((path) => !texts.has(path) && !/^\/downloads\/.+\.(br|gz)$/.test(path));
  expect(others).toEqual([]);
});

/** `npm run test:all` compares every file. Prime, so that every kind of file is in the sample. */
const STEP = IS_EXHAUSTIVE ? 1 : 11;

test('a file has the same bytes in another time zone and language, and on another day', async () => {
  const LC_ALL = 'tr_TR.UTF-8';
  const env = {
    ...process.env,
    TZ: 'Pacific/Kiritimati',
    LC_ALL,
    LANG: LC_ALL,
    CLOCK: `${DATA_SET.almanac.law.referenceYear}-12-31T23:30:00Z`,
  };
  const args = ['--import', OTHER_CLOCK, PROGRAM, siteUrl, `${STEP}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: MAX_OUTPUT });
  const hashes = Object.entries<string>(JSON.parse(stdout));
  expect(hashes.length).toBe(Math.ceil(paths.length / STEP));
  expect(hashes.filter(([path, hash]) => hash !== hashOf(texts.get(path) ?? ''))).toEqual([]);
});

test('no two events of a calendar have one UID', () => {
  const twice = [...texts].filter(([path, text]) => {
    const uids = path.endsWith('.ics') ? [...text.matchAll(/^UID:(.*)\r$/gm)].map((match) => match[1]) : [];
    return new Set(uids).size !== uids.length;
  });
  expect(twice.map(([path]) => path)).toEqual([]);
});

test('no French calendar links to an English text that we also know in French', () => {
  const cited = [DATA_SET.almanac.law.statutes, DATA_SET.evidence.sources, DATA_SET.listEvidence.sources];
  const bilingual = cited.flatMap((citations) => Object.values(citations)).filter(({ urlFr }) => urlFr);
  const english = new Set(bilingual.filter(({ url, urlFr }) => url !== urlFr).map(({ url }) => url));
  const calendars = [...texts].filter(([path]) => path.endsWith('.fr.ics'));
  const wrong = calendars.filter(([, text]) => addressesOf(text).some((url) => english.has(url)));
  expect(wrong.map(([path]) => path)).toEqual([]);
  expect(calendars.flatMap(([, text]) => addressesOf(text)).length).toBeGreaterThan(0);
});

/** The addresses of the events of a calendar, whose long lines are folded (RFC 5545, section 3.1). */
function addressesOf(calendar: string): string[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return lines.filter((line) => line.startsWith('URL;')).map((line) => line.slice(line.indexOf(':') + 1));
}
