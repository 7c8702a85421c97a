import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { denoProgram } from '../../netlify/deno.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { installedLibrary } from '../support/programs/installed-library.ts';
import { node20 } from '../support/programs/tools.ts';
import { launchServer } from '../support/site/browser.ts';

const { folder, files, library } = await installedLibrary();

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
}

describe('the example of its README', () => {
  const readme = readFileSync('src/package/README.md', 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];

  test.each([
    ['Node 24', process.execPath, []],
    ['Node 20', node20(), []],
    ['Deno', denoProgram(), ['run', '--quiet']],
  ])('runs in %s as the comments say', (_name, program, args) => {
    writeFileSync(join(folder, 'example.mjs'), code);
    const printed = run(program, [...args, 'example.mjs']);
    expect(printed).toContain('2026-01-01 New Year');
    const said = [...code.matchAll(/; \/\/ ([^:\n]+)/g)].map(([, text = '']) => text.trim());
    expect(printed.trim().split('\n').slice(-said.length)).toEqual(said);
  });
});

describe('a program that isn’t a module', () => {
  const node = node20();

  test.each([
    ['Node 24', process.execPath, []],
    ['Node 20, which may have no require of a module', node, withoutRequireOfModules(node)],
    ['Deno', denoProgram(), ['run', '--quiet', '--allow-read']],
  ])('requires it in %s', (_name, program, flags) => {
    const code = `const { isHoliday } = require('statdays');
      const { version } = require('statdays/package.json');
      console.log(isHoliday('2026-12-25', 'on'), version);`;
    writeFileSync(join(folder, 'program.cjs'), code);
    expect(run(program, [...flags, 'program.cjs']).trim()).toBe(`true ${packageJson.version}`);
  });

  const PROGRAM = `
    import { type Holiday, type Place, ArgumentError, addBusinessDays, holidaysOn, places } from 'statdays';
    import { list } from 'statdays/lists';
    import { type HolidayPayAnswer, holidayPay } from 'statdays/pay';
    import { type TimeLimitAnswer, timeLimit } from 'statdays/time-limits';
    const pay: HolidayPayAnswer = holidayPay('on', { date: '2026-12-25', wages: 2240 });
    export const paid: number | null = pay.holidayPay;
    // @ts-expect-error: amounts are numbers.
    export const amount = () => holidayPay('on', { wages: '2240' });
    export const sum: string = addBusinessDays('2026-12-23', 2, undefined, { list: list('tsx') });
    // @ts-expect-error: a list comes from statdays/lists.
    export const named = () => addBusinessDays('2026-12-23', 2, undefined, { list: 'tsx' });
    const place: Place = 'CA-ON';
    const days: readonly Holiday[] = holidaysOn('2026-12-25', place);
    const all: readonly Holiday[] = places().flatMap(({ code }) => holidaysOn('2026-12-25', code));
    // @ts-expect-error: no place has this code.
    try { addBusinessDays('2026-12-24', 5, 'ontario'); } catch (error) { if (!(error instanceof ArgumentError)) throw error; }
    const limit: TimeLimitAnswer = timeLimit('2026-12-15', 10, 'civil-procedure-on', { clear: true });
    const read: string = limit.moved?.reasons[0]?.reason ?? limit.rule.confidence;
    // @ts-expect-error: the words are a boolean.
    export const unread = () => timeLimit(read, 10, 'civil-procedure-on', { clear: 1 });
    // What Temporal.PlainDate and Temporal.PlainDateTime have, without their types.
    interface OfTemporal { readonly calendarId: string; readonly year: number; readonly month: number; readonly day: number; toString(options?: object): string }
    export const ofPlainDate = (date: OfTemporal) => addBusinessDays(date, 5, 'on');
    // @ts-expect-error: a moment is no date.
    export const ofMoment = (moment: OfTemporal & { readonly hour: number }) => addBusinessDays(moment, 5, 'on');
    // @ts-expect-error: nor is a Date.
    export const ofDate = (moment: Date) => addBusinessDays(moment, 5, 'on');
    // @ts-expect-error: there is no such option.
    export const wrong = () => addBusinessDays('2026-12-24', 5, 'on', { withh: [] });
    export const answer: readonly number[] = [days.length, all.length];`;

  // That either finds the types, attw checks above.
  const RESOLUTIONS: [name: string, module: string, type: 'commonjs' | 'module', resolution: string][] = [
    ['nodenext', 'nodenext', 'commonjs', 'nodenext'],
    ['bundler', 'esnext', 'module', 'bundler'],
  ];
  test.each(IS_EXHAUSTIVE ? RESOLUTIONS : RESOLUTIONS.slice(0, 1))(
    'compiles with TypeScript: %s',
    (_name, module, type, moduleResolution) => {
      const project = mkdtempSync(join(folder, 'tsc-'));
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module,
        moduleResolution,
        types: [],
      };
      writeFileSync(join(project, 'package.json'), JSON.stringify({ type }));
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      writeFileSync(join(project, 'program.ts'), PROGRAM);
      const compiler = spawnSync('tools/node_modules/.bin/tsc', ['--project', project], { encoding: 'utf8' });
      expect(compiler.stdout).toBe('');
    },
  );

  /** Every function once, so that none needs what one of the environments lacks. */
  const CALLS = `
    expect(statdays.holidays(2026, 'on')).toHaveLength(9);
    expect(statdays.isHoliday('2026-12-25')).toBe(true);
    expect(statdays.day('2026-10-12', 'ns').holidays[0]?.basis).toBe('closing');
    expect(statdays.holidaysOn('2026-12-25', 'qc')[0]?.nameFr).toBe('Jour de Noël');
    expect(statdays.longWeekends(2026, 'on').length).toBeGreaterThan(5);
    expect(statdays.nextHoliday('2026-12-24', 'on')?.id).toBe('christmas-day');
    expect(statdays.week('2026-11-21').iso.week).toBe(47);
    expect(statdays.today('on')).toMatch(/^\\d{4}-/);
    expect(statdays.isBusinessDay('2026-12-28', 'on')).toBe(true);
    expect(statdays.addBusinessDays('2026-12-24', 5, 'on')).toBe('2027-01-04');
    expect(statdays.businessDaysBetween('2026-12-24', '2027-01-31', 'on')).toBe(24);
    expect(limits.timeLimit('2026-12-15', 10, 'civil-procedure-on').result).toBe('2026-12-29');
    expect(statdays.places()).toHaveLength(14);
    expect(lists.lists().map(({ id }) => id)).toContain('tsx');
    expect(lists.listDays('tsx', 2026)[0]?.date).toBe('2026-01-01');
    expect(() => statdays.holidays(1800)).toThrow('1900 to 2100');`;
  const GLOBALS = 'declare const test: Function, expect: any;';
  const TESTS = [
    [
      'required.test.js',
      `const statdays = require('statdays'), lists = require('statdays/lists'), limits = require('statdays/time-limits');\ntest('', () => {${CALLS}});`,
    ],
    [
      'typed.test.ts',
      `import * as statdays from 'statdays';\nimport * as lists from 'statdays/lists';\nimport * as limits from 'statdays/time-limits';\n${GLOBALS}\ntest('', () => {${CALLS}});`,
    ],
  ] as const;

  // What works in jsdom, which lacks more, works in Node.
  const ENVIRONMENTS = IS_EXHAUSTIVE ? ['node', 'jsdom'] : ['jsdom'];

  test.each(ENVIRONMENTS)('is tested with jest and ts-jest in %s', (environment) => {
    const project = mkdtempSync(join(folder, 'jest-'));
    const ofTests = (name: string): string => resolve('tests/node_modules', name);
    const tsconfig = {
      strict: true,
      module: 'node16',
      moduleResolution: 'node16',
      target: 'es2022',
      types: [],
    };
    for (const [file, text] of TESTS) writeFileSync(join(project, file), text);
    const config = {
      rootDir: project,
      testEnvironment: environment === 'node' ? 'node' : ofTests('jest-environment-jsdom'),
      transform: { '\\.ts$': [ofTests('ts-jest'), { tsconfig }] },
    };
    writeFileSync(join(project, 'jest.config.json'), JSON.stringify(config));
    const jest = [ofTests('jest/bin/jest.js'), '--config', join(project, 'jest.config.json')];
    const { stderr, status } = spawnSync(process.execPath, jest, { cwd: project, encoding: 'utf8' });
    expect(stderr).toContain('Tests:       2 passed, 2 total');
    expect(status).toBe(0);
  });
});

/** Node takes a module by `require` from 20.19 on, and can be told not to. */
function withoutRequireOfModules(node: string): readonly string[] {
  const flag = '--no-experimental-require-module';
  return spawnSync(node, [flag, '--version']).status === 0 ? [flag] : [];
}

test('a browser imports it as it is', async () => {
  const server = await launchServer();
  onTestFinished(() => server.close());
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage();
  await page.route('https://library.example/**', (route) => {
    const path = join(files, new URL(route.request().url()).pathname);
    return route.fulfill({
      path,
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  const found = await page.evaluate(`(async () => {
    const { addBusinessDays, holidays } = await import('https://library.example/index.js');
    return { holidays: holidays(2029, 'on'), result: addBusinessDays('2026-12-24', 5, 'on') };
  })()`);
  expect(found).toEqual({ holidays: library.holidays(2029, 'on'), result: '2027-01-04' });
});
