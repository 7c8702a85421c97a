import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProviderData } from '../../src/law/provider/data.ts';
import type { ProviderRow } from '../../src/law/provider/rows.ts';
import { DATA } from '../support/law/data-folder.ts';
import { type ProviderServer, startProviderServer } from '../support/servers/provider-server.ts';

/*
 * The weekly job, week by week, in a copy of the project: whatever the provider answers, the data that it proposes must pass the checks.
 */

const PACKAGES = ['node_modules', 'tests/node_modules', 'tools/node_modules', 'netlify/node_modules'];
/** The tests of data, which `npm run check` runs with all others. */
const DATA_TESTS = [
  'src/law',
  'src/law/provider',
  'src/service/documents',
  'src/service/publish',
  'src/core/holidays',
  'tests/score',
  'tests/lists',
];

let project: string;
let provider: ProviderServer;
let rowsOf: (year: number) => readonly ProviderRow[];
let isDown = false;
let next: number;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'rebuild-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) await cp(file, join(project, file)).catch(() => undefined);
  for (const folder of PACKAGES) await symlink(join(process.cwd(), folder), join(project, folder));
  const { saved } = await readProviderData(DATA);
  rowsOf = (year) => saved.years.get(year) ?? [];
  next = new Date().getUTCFullYear() + 1;
  provider = await startProviderServer({
    rows: (year) => rowsOf(year),
    misbehaviour: ({ year }) =>
      isDown && year > next + 3 && year < next + 8
        ? (response) => void response.writeHead(503).end()
        : undefined,
    ranges: { v3: [1976, 2076], v4: [next - 1, next + 5] },
  });
});

afterAll(async () => {
  await provider.close();
  await rm(project, { recursive: true });
});

/** Runs a program of the project. @param clock an instant at which its clock stops */
async function run(clock: string | undefined, ...args: readonly string[]) {
  const OTHER_CLOCK = join(project, 'tests/support/hosts/other-clock.mjs');
  const env = {
    ...process.env,
    PROVIDER_URL: provider.url.href,
    ...(clock && { CLOCK: clock, NODE_OPTIONS: `--import ${OTHER_CLOCK}` }),
  };
  const {
    stdout,
    stderr,
    code = 0,
  } = await promisify(execFile)(process.execPath, args, {
    cwd: project,
    env,
    maxBuffer: 2 ** 26,
  }).catch((error) => error);
  return { code: Number(code), said: `${stdout}${stderr}` };
}

async function dataFiles(): Promise<Readonly<Record<string, string>>> {
  const folder = join(project, 'data');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

test('whatever an update brings, its data passes the checks, in the next year too', async () => {
  const before = await dataFiles();
  expect(await run(undefined, 'scripts/update.ts')).toMatchObject({ code: 0 });
  const unchanged = await dataFiles();
  expect(Object.keys(unchanged)).toEqual(Object.keys(before));

  const saved = rowsOf;
  rowsOf = (year) => [
    ...saved(year),
    { date: `${year}-06-15`, name: 'Maple Day', counties: ['CA-ON'], types: ['Public'] },
  ];
  const january = `${next}-01-04T12:00:00Z`;
  const news = await run(january, 'scripts/update.ts');
  expect(news).toMatchObject({ code: 0, said: expect.stringContaining('the provider alone lists it') });

  const good = await dataFiles();
  isDown = true;
  expect(await run(`${next}-01-11T12:00:00Z`, 'scripts/update.ts')).toMatchObject({ code: 1 });
  expect(await dataFiles()).toEqual(good);

  expect(await run(january, 'scripts/check-data.ts')).toMatchObject({ code: 0 });
  expect(await run(january, 'scripts/reconcile.ts')).toMatchObject({ code: 0 });
  const tests = await run(january, 'node_modules/vitest/vitest.mjs', 'run', ...DATA_TESTS);
  expect(tests.said.split('\n').filter((line) => line.includes('FAIL'))).toEqual([]);
  expect(tests.code).toBe(0);
});
