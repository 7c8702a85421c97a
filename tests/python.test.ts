import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '../src/core/calendar/day.ts';
import { todayIn } from '../src/core/calendar/today.ts';
import { SCOPE_CODES } from '../src/core/holidays/scope.ts';
import { downloadBody } from '../src/service/documents/downloads/downloads.ts';
import { testVectorsBody } from '../src/service/documents/downloads/test-vectors.ts';
import { WHEEL_FILE } from '../src/service/documents/library.ts';
import { listYearBody } from '../src/service/documents/lists.ts';
import { almanac, lists, SITE_URL } from './support/hosts/test-api.ts';
import { listEvidence, payCases } from './support/law/law.ts';
import { isInstalled } from './support/programs/tools.ts';

const MAX_WHEEL_BYTES = 150_000;
/** Debian's packages serve its own Python, which another one often hides. */
const PYTHON = '/usr/bin/python3';

const folder = mkdtempSync(join(tmpdir(), 'statdays-python-'));
const answers = join(folder, 'answers');
const site = { url: SITE_URL };

afterAll(() => rmSync(folder, { recursive: true }));

function build(target: string): void {
  execFileSync(process.execPath, ['scripts/build/build-python.ts', target], { stdio: 'pipe' });
}

/** The date in each place around every change of its clock, and at midnight by UTC. */
function todays(): readonly (readonly [place: string, second: number, date: string])[] {
  const { zones } = almanac.law;
  return SCOPE_CODES.flatMap((place) => {
    const { timeZone } = almanac.scope(place);
    const changes = zones.zones[timeZone]?.changes.map((change) => Date.parse(`${change}Z`) / 1000) ?? [];
    const hours = Array.from({ length: 49 }, (_, hour) => (hour - 24) * 3600);
    const seconds = [...changes, 0, 1e9, 3e9, 4e9].flatMap((near) =>
      hours.flatMap((hour) => [near + hour - 1, near + hour]),
    );
    return seconds
      .filter((second) => second >= 0)
      .map((second) => [place, second, formatDate(todayIn(zones, timeZone, second * 1000).day)] as const);
  });
}

describe.runIf(isInstalled('python3'))('the Python package', () => {
  beforeAll(() => {
    const files: Readonly<Record<string, unknown>> = {
      'test-vectors.json': testVectorsBody({ almanac, lists, site }, payCases),
      'all.json': downloadBody(almanac, site, 'all'),
      'lists.json': lists.ids.map((id) =>
        lists
          .years(id)
          .flatMap((year) => listYearBody({ lists, listEvidence, site }, id, year).days)
          .map(({ source: _, ...day }) => ({ substituteFor: null, provinces: null, status: null, ...day })),
      ),
      'today.json': todays(),
    };
    mkdirSync(answers);
    for (const [name, body] of Object.entries(files))
      writeFileSync(join(answers, name), JSON.stringify(body));
  });

  test('answers what the service does, without time zone files', () => {
    build('--data');
    const { stderr, status } = spawnSync('python3', [resolve('packages/python/tests/test_statdays.py')], {
      cwd: folder,
      env: {
        ...process.env,
        STATDAYS_ANSWERS: answers,
        PYTHONPATH: resolve('packages/python'),
        PYTHONTZPATH: '',
      },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^OK/m);
    expect(status).toBe(0);
  });

  test.runIf(isInstalled(PYTHON, ['-c', 'import setuptools, wheel, pip']))(
    'is a small wheel that pip installs without a network, and installs from its folder',
    () => {
      build(folder);
      const wheel = join(folder, WHEEL_FILE);
      expect(statSync(wheel).size).toBeLessThan(MAX_WHEEL_BYTES);
      for (const [name, what] of [
        ['wheel', [wheel]],
        ['folder', ['--no-build-isolation', '--editable', 'packages/python']],
      ] as const) {
        const venv = join(folder, name);
        execFileSync(PYTHON, ['-m', 'venv', '--system-site-packages', '--without-pip', venv]);
        const python = join(venv, 'bin/python');
        const pip = ['-m', 'pip', '--python', python, 'install', '--quiet', '--no-index'];
        execFileSync(PYTHON, [...pip, ...what], { stdio: 'pipe' });
        const example = execFileSync(python, [resolve('examples/library.py')], { encoding: 'utf8' });
        expect(example.trim().split('\n').slice(-2)).toEqual(['2026-12-26 Boxing Day', '2027-01-04']);
      }
    },
  );
});
