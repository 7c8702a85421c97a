import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteInBuild } from '../../scripts/serve/build-behind.ts';
import { PLACEHOLDER_URL } from '../../src/documents/site-url.ts';
import { BuiltFiles } from '../../src/hosts/node/built-files.ts';
import { writeStamp } from '../../src/publish/stamp.ts';

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

function leaveStamp(sources: string, siteUrl = PLACEHOLDER_URL): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeStamp(join(root, 'dist'), { sources, siteUrl, revision: '2026-01-01', files: 1, bytes: 1 });
}

function leavePages(): void {
  mkdirSync(join(root, 'dist/client/en'), { recursive: true });
  writeFileSync(join(root, 'dist/client/en/index.html'), '<h1>English</h1>');
}

const siteInBuild = () =>
  new SiteInBuild(root, SITE_URL, () => new BuiltFiles(join(root, 'dist/client'), SITE_URL));
const hasSite = ({ current }: SiteInBuild) => current instanceof BuiltFiles;

test('after a failed build, only a build that succeeds is served', async () => {
  leaveStamp('old');
  leavePages();
  buildIs('process.exit(1)');
  const site = siteInBuild();
  const built = site.build('http://localhost');
  await vi.waitFor(() => expect(printed.join('')).toContain('could not be built'), { timeout: 10_000 });
  leaveStamp('new', 'https://another.example');
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(hasSite(site)).toBe(false);
  leaveStamp('new');
  await built;
  expect(hasSite(site)).toBe(true);
  expect(printed.at(-1)).toBe('Stat Days is served at http://localhost');
});

test('a build that fails because another build replaced it does not matter', async () => {
  buildIs(`import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('dist/client', { recursive: true });
    writeFileSync('dist/build.json', ${JSON.stringify(JSON.stringify({ sources: 'x', siteUrl: PLACEHOLDER_URL }))});
    process.exit(1);`);
  const site = siteInBuild();
  await site.build('http://localhost');
  expect(hasSite(site)).toBe(true);
  expect(printed).toEqual(['Stat Days is served at http://localhost']);
});

test('while one build replaces another, the server waits for the new one', async () => {
  leaveStamp('old');
  buildIs(`import { writeFileSync } from 'node:fs';
    writeFileSync('dist/build.json', ${JSON.stringify(JSON.stringify({ sources: 'x', siteUrl: PLACEHOLDER_URL }))});`);
  const site = siteInBuild();
  const built = site.build('http://localhost');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(hasSite(site)).toBe(false);
  leavePages();
  await built;
  expect(hasSite(site)).toBe(true);
});
