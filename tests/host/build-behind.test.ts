import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteInBuild, type SiteInBuild } from '../../scripts/serve/build-behind.ts';
import { PLACEHOLDER_URL } from '../../src/service/documents/site-url.ts';
import { openBuiltFiles } from '../../src/service/hosts/node/built-files.ts';
import { writeStamp } from '../../src/service/publish/stamp.ts';

const SITE_URL = 'https://example.org';

let root = '';
let printed: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'statdays-behind-'));
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** A build script of its own, which node runs as it runs the real one. */
function buildIs(script: string): void {
  mkdirSync(join(root, 'scripts/build'), { recursive: true });
  writeFileSync(join(root, 'scripts/build/build.ts'), script);
}

/** A build script that writes only the stamp. */
const stamping = (siteUrl: string): string => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync('dist/client', { recursive: true });
  writeFileSync('dist/build.json', '${JSON.stringify({ sources: 'new', siteUrl })}');`;

function leaveStamp(sources: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeStamp(join(root, 'dist'), { sources, siteUrl: PLACEHOLDER_URL });
}

function leavePages(): void {
  mkdirSync(join(root, 'dist/client/en'), { recursive: true });
  writeFileSync(join(root, 'dist/client/en/index.html'), '<h1>English</h1>');
}

const open = () => openBuiltFiles(join(root, 'dist/client'), SITE_URL);
const hasSite = ({ current }: SiteInBuild) => current !== undefined;

test('after a failed build, only a build that succeeds is served', async () => {
  leaveStamp('old');
  leavePages();
  buildIs(`${stamping('https://another.example')} process.exit(1);`);
  const site = createSiteInBuild(root, SITE_URL, open);
  const built = site.build('http://localhost');
  await expect.poll(() => printed.join('')).toContain('could not be built');
  expect(hasSite(site)).toBe(false);
  leaveStamp('new');
  await built;
  expect(hasSite(site)).toBe(true);
  expect(printed.at(-1)).toBe('Stat Days is served at http://localhost');
});

test('a build that fails because another build replaced it does not matter', async () => {
  buildIs(`${stamping(PLACEHOLDER_URL)} process.exit(1);`);
  const site = createSiteInBuild(root, SITE_URL, open);
  await site.build('http://localhost');
  expect(hasSite(site)).toBe(true);
  expect(printed).toEqual(['Stat Days is served at http://localhost']);
});

test('while one build replaces another, the server waits for the new one', async () => {
  leaveStamp('old');
  buildIs(
    `${stamping(PLACEHOLDER_URL)} (await import('node:fs')).rmSync('dist/client', { recursive: true });`,
  );
  const looked = vi.fn(open);
  const site = createSiteInBuild(root, SITE_URL, looked);
  const built = site.build('http://localhost');
  await expect.poll(() => looked.mock.calls).not.toEqual([]);
  expect(hasSite(site)).toBe(false);
  leavePages();
  await built;
  expect(hasSite(site)).toBe(true);
});

test('a server that stops leaves nothing of its build, though a thread is still writing', async () => {
  buildIs(`
    import { Worker } from 'node:worker_threads';
    new Worker(\`
      const { mkdirSync, writeFileSync } = require('node:fs');
      const folder = '.build/' + process.pid + '/data';
      for (let file = 0; ; file++) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(folder + '/' + file % 1000, 'text');
      }
    \`, { eval: true });`);
  const site = createSiteInBuild(root, SITE_URL, open);
  const built = site.build('http://localhost');
  const unfinished = () => (existsSync(join(root, '.build')) ? readdirSync(join(root, '.build')) : []);
  await expect.poll(unfinished).toHaveLength(1);
  const [build] = unfinished();
  await site.stop();
  await built;
  expect(unfinished()).toEqual([]);
  expect(() => process.kill(Number(build), 0)).toThrow('ESRCH');
  expect(printed).toEqual([]);
});

test('the site of an earlier year is served until this year’s is built', async () => {
  leaveStamp('old');
  leavePages();
  buildIs('process.exit(1)');
  const earlier = open();
  const site = createSiteInBuild(root, SITE_URL, open, earlier);
  const built = site.build('http://localhost');
  await expect.poll(() => printed.join('')).toContain('could not be built');
  expect(site.current).toBe(earlier);
  leaveStamp('new');
  await built;
  expect(site.current).not.toBe(earlier);
});
