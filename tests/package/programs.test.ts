import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { denoProgram } from '../../netlify/deno.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { installedLibrary } from '../support/programs/installed-library.ts';
import { launchServer } from '../support/site/browser.ts';

const { folder, files, library } = await installedLibrary();

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
}

describe('the example of its README', () => {
  const readme = readFileSync('src/core/package/README.md', 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];

  test.each([
    ['Node 24', process.execPath, []],
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
  test.each([
    ['Node 24', process.execPath, []],
    // As before Node 20.19.
    ['a Node that requires no module', process.execPath, ['--no-experimental-require-module']],
    ['Deno', denoProgram(), ['run', '--quiet', '--allow-read']],
  ])('requires it in %s', (_name, program, flags) => {
    copyFileSync('tests/package/every-function.cjs', join(folder, 'program.cjs'));
    expect(run(program, [...flags, 'program.cjs']).trim()).toBe(packageJson.version);
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
    // Members that Temporal.PlainDate and Temporal.PlainDateTime share, without their types.
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
});

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
