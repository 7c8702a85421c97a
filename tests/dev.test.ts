import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './support/servers/redis.ts';

/** The files that `npm run dev` reads. */
const SOURCES = ['src', 'data', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

const folder = mkdtempSync(join(tmpdir(), 'statdays-dev-'));
let url: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  // Astro answers no page if vitest runs it.
  const { SITE_URL: _site, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/serve/dev.ts'], {
    cwd: folder,
    env: { ...env, PORT: `${port}`, NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  stop = () => {
    child.kill();
    return once(child, 'exit');
  };
  const isReady = async () => expect(await textAt('/api/status.json')).toContain('revision');
  await vi.waitFor(isReady, { timeout: 150_000, interval: 500 });
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function textAt(path: string): Promise<string> {
  try {
    return await (await fetch(url + path)).text();
  } catch {
    return '';
  }
}

function replaceIn(file: string, text: string, other: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, other));
}

test('data files and the API answer in development', async () => {
  expect(JSON.parse(await textAt('/holidays/2026/on.json'))).toMatchObject({ year: 2026 });
  expect(await textAt('/api/nothing')).toContain('"not-found"');
});

test('an address without a language leads to the reader’s in development', async () => {
  const headers = { 'Accept-Language': 'fr-CA' };
  const reached = ['/', '/docs/errors'].map(async (path) => {
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    return [response.status, response.headers.get('location')];
  });
  expect(await Promise.all(reached)).toEqual([
    [302, '/fr/'],
    [302, '/fr/docs/errors/'],
  ]);
});

test.each([
  ['a word of a page', 'src/site/i18n/en.json', 'For developers: a free API', '/en/'],
  ['a name in the data', 'data/holidays.json', 'Family Day', '/holidays/2026/on.json'],
  ['a word of the API', 'src/service/contract/problems.ts', 'Address not found', '/api/nothing'],
])('%s is seen once it is saved', async (_name, file, text, path) => {
  expect(await textAt(path)).toContain(text);
  replaceIn(file, text, 'Qwertyuiop');
  await expect.poll(() => textAt(path)).toContain('Qwertyuiop');
});
