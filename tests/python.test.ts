import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadBody } from '../src/documents/downloads/downloads.ts';
import { testVectorsBody } from '../src/documents/downloads/test-vectors.ts';
import { WHEEL_FILE } from '../src/documents/library.ts';
import { listYearBody } from '../src/documents/lists.ts';
import { almanac, ask, lists, SITE_URL, testApi, textOf } from './support/hosts/test-api.ts';
import { listEvidence, payCases } from './support/law/law.ts';
import { isInstalled } from './support/programs/tools.ts';

const MAX_WHEEL_BYTES = 400_000;

const folder = mkdtempSync(join(tmpdir(), 'statdays-python-'));
const built = join(folder, 'built');
const answers = join(folder, 'answers');
const site = { url: SITE_URL };
const api = testApi();

afterAll(() => rmSync(folder, { recursive: true }));

async function answerTo(path: string): Promise<Record<string, unknown>> {
  return JSON.parse(textOf(await ask(api, path)));
}

/** What the service tells who asks what a call asks. */
const PROBLEMS: readonly [call: string, query: string][] = [
  ['holidays(1800)', 'holidays.json?year=1800'],
  ['holidays(2026, "xx")', 'holidays.json?year=2026&province=xx'],
  ['holidays(2026, include="some")', 'holidays.json?year=2026&include=some'],
  ['week("2026-02-30")', 'week.json?date=2026-02-30'],
  ['week("20260101")', 'week.json?date=20260101'],
  ['is_business_day("2026-11-21", weekend="mon")', 'business-days.json?weekend=mon'],
  ['is_business_day("2026-11-21", with_=["caturday"])', 'business-days.json?with=caturday'],
  [
    'is_business_day("2027-03-26", "qc", with_=["good-friday"], without=["good-friday"])',
    'business-days.json?province=qc&with=good-friday&without=good-friday',
  ],
  ['add_business_days("2026-11-21", 2.5)', 'business-days.json?add=2.5'],
  ['add_business_days("2100-12-20", 10)', 'business-days.json?date=2100-12-20&add=10'],
  ['add_business_days("2026-12-31", 1, list_id="tsx")', 'business-days.json?date=2026-12-31&add=1&list=tsx'],
  ['business_days_between("2026-11-21", "2101-01-01")', 'business-days.json?to=2101-01-01'],
  [
    'is_business_day("2026-12-24", "on", list_id="tsx")',
    'business-days.json?date=2026-12-24&list=tsx&province=on',
  ],
  [
    'business_days_between("2018-12-24", "2025-01-02", list_id="canada-post")',
    'business-days.json?date=2018-12-24&to=2025-01-02&list=canada-post',
  ],
  [
    'is_business_day("2026-12-20", list_id="civil-procedure-on")',
    'business-days.json?date=2026-12-20&list=civil-procedure-on',
  ],
  [
    'add_business_days("2026-12-30", 5, list_id="cra", projected=True)',
    'business-days.json?date=2026-12-30&add=5&list=cra&projected=1',
  ],
  [
    'is_business_day("2040-12-30", list_id="payments", projected=True)',
    'business-days.json?date=2040-12-30&list=payments&projected=1',
  ],
  ['is_business_day("2026-12-30", projected=True)', 'business-days.json?date=2026-12-30&projected=1'],
  ['add_business_days("2026-12-20", 1, list_id="nyse")', 'business-days.json?add=1&list=nyse'],
  [
    'time_limit("2026-12-20", 10, "interpretation-nl")',
    'time-limit.json?date=2026-12-20&days=10&list=interpretation-nl',
  ],
  ['time_limit("2026-12-20", 10, "tsx")', 'time-limit.json?date=2026-12-20&days=10&list=tsx'],
  [
    'time_limit("2020-03-01", 30, "federal-courts-ca")',
    'time-limit.json?date=2020-03-01&days=30&list=federal-courts-ca',
  ],
  [
    'time_limit("1990-03-01", 30, "federal-courts-ca")',
    'time-limit.json?date=1990-03-01&days=30&list=federal-courts-ca',
  ],
  [
    'time_limit("2100-12-20", 30, "federal-courts-ca")',
    'time-limit.json?date=2100-12-20&days=30&list=federal-courts-ca',
  ],
];

/** In the recess, on a Saturday, before a holiday, in a short period and a long one. */
async function timeLimits(): Promise<readonly unknown[]> {
  const questions = lists.withTimeLimits.flatMap((list) =>
    ['2026-05-14', '2026-12-10', '2026-12-16'].flatMap((date) =>
      [6, 10, 30].map((days) => `list=${list}&date=${date}&days=${days}`),
    ),
  );
  return Promise.all(questions.map((query) => answerTo(`/api/time-limit.json?${query}`)));
}

async function problems(): Promise<readonly unknown[]> {
  return Promise.all(PROBLEMS.map(async ([call, query]) => [call, await answerTo(`/api/${query}`)]));
}

describe.runIf(isInstalled('python3'))('the Python package', () => {
  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build/build-python.ts', built], { stdio: 'pipe' });
    const files: Readonly<Record<string, unknown>> = {
      'test-vectors.json': testVectorsBody(almanac, lists, payCases, site),
      'all.json': downloadBody(almanac, site, 'all'),
      'lists.json': lists.ids.map((id) =>
        lists.years(id).flatMap((year) => listYearBody({ lists, listEvidence, site }, id, year).days),
      ),
      'time-limits.json': await timeLimits(),
      'problems.json': await problems(),
    };
    mkdirSync(answers);
    for (const [name, body] of Object.entries(files))
      writeFileSync(join(answers, name), JSON.stringify(body));
  });

  test('is a small wheel that pip installs without a network, and answers what the service does', () => {
    const wheel = join(built, WHEEL_FILE);
    expect(statSync(wheel).size).toBeLessThan(MAX_WHEEL_BYTES);
    const venv = join(folder, 'venv');
    const python = join(venv, 'bin/python');
    execFileSync('python3', ['-m', 'venv', '--system-site-packages', '--without-pip', venv]);
    const pip = ['-m', 'pip', '--python', python, 'install', '--quiet', '--no-index'];
    execFileSync('python3', [...pip, wheel], { stdio: 'pipe' });
    const tests = spawnSync(python, [resolve('packages/python/tests/test_statdays.py')], {
      cwd: folder,
      env: { ...process.env, STATDAYS_ANSWERS: answers },
      encoding: 'utf8',
    });
    expect(tests.stderr).toMatch(/^OK/m);
    expect(tests.status).toBe(0);

    const example = execFileSync(python, [resolve('examples/library.py')], { encoding: 'utf8' });
    expect(example.trim().split('\n').slice(-3)).toEqual(['2026-12-26 Boxing Day', '2027-01-04', '280.0']);
  }, 180_000);
});
