import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';

const PAGES = 'src/site/pages/[locale]';
/** The files that `npm start` reads. */
const SOURCES = [
  'src',
  'data',
  'public',
  'scripts',
  'examples',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'CHANGELOG.md',
];
/** All pages but the front door, the home page and those of errors: they would take a minute. */
const LEFT_OUT = [
  ...['date', 'docs', '[scope]', '[lists]'],
  ...readdirSync(PAGES).filter((name) => /^\[\w+\]\.astro$|^date\.astro$/.test(name)),
];
const BUILD_MS = 400_000;

interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  /** The lines of the terminal so far. */
  readonly lines: readonly string[];
}

let folder = '';
let started: Started[] = [];

/** A checkout in which nothing was ever built. */
beforeEach(() => {
  started = [];
  // Within the project, whose packages it finds: a build does not go through a link to them.
  folder = mkdtempSync(resolve('.first-start-'));
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  for (const path of LEFT_OUT) rmSync(join(folder, PAGES, path), { recursive: true });
});

afterEach(async () => {
  for (const { child } of started) await kill(child, 'SIGKILL');
  await vi.waitFor(() => rmSync(folder, { recursive: true }), { timeout: 60_000 });
});

async function start(): Promise<Started> {
  // Astro builds no page if vitest runs it.
  const { SITE_URL: _site, VITEST: _vitest, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/serve/start.ts'], {
    cwd: folder,
    env: { ...env, PORT: '0', LIMIT_ANONYMOUS: '100000' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own, as in a terminal.
    detached: true,
  });
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const url = await vi.waitFor(
    () => {
      const found = /ready at (http:\S+);/.exec(lines.join('\n'))?.[1];
      if (found === undefined) throw new Error(`The server did not start: ${lines.join('\n')}`);
      return found;
    },
    { timeout: 120_000 },
  );
  const running = { url, child, lines };
  started.push(running);
  return running;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const ask = ({ url }: Started, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' });
const unfinished = () => (existsSync(join(folder, '.build')) ? readdirSync(join(folder, '.build')) : []);

/** The process of a build that has begun. */
async function buildOf(): Promise<number> {
  return Number(await vi.waitUntil(() => unfinished()[0], { timeout: BUILD_MS }));
}

test('it answers at once, takes its build along if it is killed or stopped, and has the site when a build is done', async () => {
  const killed = await start();
  const listing = await ask(killed, '/holidays/2026/on.json');
  expect(listing.status).toBe(200);
  expect((await ask(killed, '/api/week.json')).status).toBe(200);
  expect((await ask(killed, '/calendars/on.fr.ics')).status).toBe(200);
  expect((await ask(killed, '/en/')).status).toBe(503);
  expect((await ask(killed, '/downloads/on.csv')).status).toBe(503);
  const build = await buildOf();
  await kill(killed.child, 'SIGKILL');
  await expect.poll(() => isAlive(build)).toBe(false);

  const stopped = await start();
  await buildOf();
  const ended = once(stopped.child, 'exit');
  // As a terminal does, to the server and to its build.
  process.kill(-(stopped.child.pid ?? 0), 'SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(stopped.lines).toHaveLength(1);
  expect([unfinished(), existsSync(join(folder, 'dist'))]).toEqual([[], false]);

  const host = await start();
  const end = () => host.lines.find((line) => /^Stat Days is served|could not be built/.test(line));
  expect(await vi.waitUntil(end, { timeout: BUILD_MS, interval: 200 })).toBe(
    `Stat Days is served at ${host.url}`,
  );
  const page = await ask(host, '/en/');
  const isPage = (await page.text()).includes('<link rel="canonical"');
  expect([page.status, isPage]).toEqual([200, true]);
  expect(await (await ask(host, '/downloads/on.csv')).text()).toMatch(/^scope,year,date,/);
  expect(unfinished()).toEqual([]);
  // A document composed before the build has the same tag after it.
  const etag = listing.headers.get('etag') ?? '';
  expect((await ask(host, '/holidays/2026/on.json', { 'If-None-Match': etag })).status).toBe(304);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.runIf(IS_EXHAUSTIVE)(
  'a build that fails leaves the API and the data files, and only the terminal says why',
  async () => {
    writeFileSync(join(folder, 'src/site/pages/broken.astro'), "---\nimport '../no-such-module.ts';\n---\n");
    const host = await start();
    const failed = `The site could not be built. The API and the data files are ready at ${host.url}`;
    await vi.waitFor(() => expect(host.lines).toContain(failed), { timeout: BUILD_MS, interval: 200 });
    expect(host.lines.filter((line) => line === failed)).toHaveLength(1);
    expect((await ask(host, '/api/week.json')).status).toBe(200);
    const page = await ask(host, '/en/');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).not.toContain('no-such-module');
  },
);
