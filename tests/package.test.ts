import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '../src/calendar/day.ts';
import { businessDaysBody } from '../src/documents/business-days.ts';
import { holidaysBody } from '../src/documents/site.ts';
import { weekBody } from '../src/documents/week.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../src/holidays/law.ts';
import { SCOPE_CODES } from '../src/holidays/scope.ts';
import { denoProgram } from './support/deno.ts';
import { almanac, ask, SITE_URL, testApi, textOf } from './support/test-api.ts';

type Library = typeof import('../src/package/index.ts');

const MOST_BYTES = 30 * 1024;
const site = { url: SITE_URL };
const folder = mkdtempSync(join(tmpdir(), 'statdays-package-'));
const installed = join(folder, 'node_modules/statdays');
let tarball: string;
let library: Library;

/** As a user has it: packed, and installed into an empty folder. */
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build-package.ts'], { stdio: 'pipe' });
  const packed = run('npm', ['pack', join(process.cwd(), 'dist/package'), '--silent']);
  tarball = join(folder, packed.trim());
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  library = await import(pathToFileURL(join(installed, 'index.js')).href);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
}

const provinceOf = (scope: string): string | undefined => (scope === 'ca' ? undefined : scope);

describe('the package', () => {
  test('is small enough', () => {
    expect(statSync(tarball).size).toBeLessThan(MOST_BYTES);
  });

  test('has no dependency and imports nothing', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.private]).toEqual([undefined, undefined]);
    expect(readFileSync(join(installed, 'index.js'), 'utf8')).not.toMatch(/\bimport\b|\brequire\(/);
  });

  test.each([
    ['publint', ['--strict', installed]],
    ['attw', ['--profile', 'esm-only']],
  ])('has no fault that %s finds', (program, args) => {
    const given = program === 'attw' ? [tarball, ...args] : args;
    execFileSync(join('node_modules/.bin', program), given, { stdio: 'pipe' });
  });

  test('leaves the law out of a bundle that takes the weeks alone', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { week } from 'statdays';", resolveDir: folder },
      bundle: true,
      write: false,
      format: 'esm',
    });
    expect(outputFiles[0]?.text).not.toContain('labour-day');
  });
});

describe('the example of its README', () => {
  const readme = readFileSync('src/package/README.md', 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];

  test.each([
    ['Node', process.execPath, []],
    ['Deno', denoProgram(), ['run', '--quiet']],
  ])('runs in %s as the comments say', (_name, program, args) => {
    writeFileSync(join(folder, 'example.mjs'), code);
    const printed = run(program, [...args, 'example.mjs']);
    expect(printed).toContain('2026-01-01 New Year');
    const said = [...code.matchAll(/; \/\/ ([^:\n]+)/g)].map(([, text = '']) => text.trim());
    expect(printed.trim().split('\n').slice(-said.length)).toEqual(said);
  });
});

describe('the library answers what the service does', () => {
  test('all listings and long weekends', () => {
    for (const scope of SCOPE_CODES) {
      for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
        const choice = { scope, year, longWeekends: true };
        const body = holidaysBody(almanac, site, { ...choice, all: false });
        const all = holidaysBody(almanac, site, { ...choice, all: true });
        const province = provinceOf(scope);
        expect(JSON.stringify(library.holidays(year, province))).toBe(JSON.stringify(body.holidays));
        expect(JSON.stringify(library.holidays(year, province, { include: 'all' }))).toBe(
          JSON.stringify(all.holidays),
        );
        expect(JSON.stringify(library.longWeekends(year, province))).toBe(JSON.stringify(body.longWeekends));
      }
    }
  });

  test('all weeks', () => {
    for (let day = FIRST_DAY; day <= LAST_DAY; day++) {
      const body = weekBody(almanac, site, { date: day, scope: 'ca', locale: 'en' });
      const { date, dayOfYear, daysInYear, iso, canada } = body;
      expect(JSON.stringify(library.week(date))).toBe(
        JSON.stringify({ date, dayOfYear, daysInYear, iso, canada }),
      );
    }
  });

  test.each(SCOPE_CODES)('holidays and business days of %s', (scope) => {
    const province = provinceOf(scope);
    for (let day = FIRST_DAY; day <= LAST_DAY - 10; day += 97) {
      const text = formatDate(day);
      const { nextHoliday, isBusinessDay } = weekBody(almanac, site, { date: day, scope, locale: 'en' });
      expect(library.nextHoliday(text, province)?.observedDate).toBe(nextHoliday?.observedDate);
      expect(library.isBusinessDay(text, province)).toBe(isBusinessDay);
      const daysOff = { scope, weekend: 'sun', extraHolidays: [], workedHolidays: [] } as const;
      const added = businessDaysBody(almanac, site, { date: day, daysOff, add: 5 });
      const result = library.addBusinessDays(text, 5, province, { weekend: 'sun' });
      expect(result).toBe(added?.result);
      expect(library.businessDaysBetween(text, result, province, { weekend: 'sun' })).toBe(5);
    }
  });

  test.each<[query: string, call: (library: Library) => unknown]>([
    ['holidays.json?year=1800', ({ holidays }) => holidays(1800)],
    ['holidays.json?year=2026.5', ({ longWeekends }) => longWeekends(2026.5)],
    ['holidays.json?year=2026&province=xx', ({ holidays }) => holidays(2026, 'xx')],
    ['week.json?date=2026-02-30', ({ week }) => week('2026-02-30')],
    ['week.json?date=today', ({ nextHoliday }) => nextHoliday('today')],
    ['business-days.json?add=2.5', ({ addBusinessDays }) => addBusinessDays('2026-11-21', 2.5)],
    ['business-days.json?date=2100-12-20&add=10', ({ addBusinessDays }) => addBusinessDays('2100-12-20', 10)],
    [
      'business-days.json?to=2101-01-01',
      ({ businessDaysBetween }) => businessDaysBetween('2026-11-21', '2101-01-01'),
    ],
    [
      'business-days.json?with=caturday',
      ({ isBusinessDay }) => isBusinessDay('2026-11-21', undefined, { with: ['caturday'] }),
    ],
  ])('%s: the error has the words of the problem', async (query, call) => {
    const { detail } = JSON.parse(textOf(await ask(testApi(), `/api/${query}`)));
    expect(() => call(library)).toThrow(new RangeError(detail));
  });
});
