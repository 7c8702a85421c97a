import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denoProgram } from '../netlify/deno.ts';
import packageJson from '../package.json' with { type: 'json' };
import { ENTRIES, packageManifest, packageReadme } from '../scripts/build/package-texts.ts';
import { dayOf, formatDate } from '../src/calendar/day.ts';
import { sentenceOf } from '../src/contract/question-problems.ts';
import { holidaysBody } from '../src/documents/bodies.ts';
import { businessDaysBody } from '../src/documents/day-counts.ts';
import { type TestVector, testVectorsBody } from '../src/documents/downloads/test-vectors.ts';
import { LIBRARY_FILE } from '../src/documents/library.ts';
import { listIndexBody, listYearBody } from '../src/documents/lists.ts';
import { weekBody } from '../src/documents/week.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../src/holidays/law.ts';
import { refusesBusinessDays } from '../src/holidays/lists/days-off.ts';
import { LIST_IDS, type ListId } from '../src/holidays/lists/list.ts';
import { SCOPE_CODES, type ScopeCode } from '../src/holidays/scope.ts';
import type { DaysOff, Included, Place } from '../src/package/index.ts';
import { askBusinessDays, type BusinessDaysQuestion } from '../src/questions/business-days.ts';
import { IS_EXHAUSTIVE } from './support/exhaustive.ts';
import { almanac, ask, lists, SITE_URL, testApi, textOf } from './support/hosts/test-api.ts';
import { listEvidence, payCases } from './support/law/law.ts';
import { node20 } from './support/programs/tools.ts';
import { sharedBrowser } from './support/site/served-site.ts';

type Library = typeof import('../src/package/index.ts') &
  typeof import('../src/package/lists.ts') &
  typeof import('../src/package/time-limits.ts') &
  typeof import('../src/package/pay.ts');

/** What the core adds to a program that uses all of it, as a server sends it. */
const MAX_CORE_BYTES = 30_000;
/** What the rules on pay add to a program that has the core. */
const MAX_PAY_BYTES = 24_000;
/** As npm counts them: each module is there twice, for `import` and for `require`; the rules on pay take 23 KB each time. */
const MAX_PACKED_BYTES = 150_000;
const site = { url: SITE_URL };
const folder = mkdtempSync(join(tmpdir(), 'statdays-package-'));
const installed = join(folder, 'node_modules/statdays');
let tarball: string;
let library: Library;

/** As a user has it: packed, and installed into an empty folder. */
beforeAll(async () => {
  const { PUBLISH_LIBRARY: _, GITHUB_REPOSITORY: __, ...env } = process.env;
  const built = join(folder, 'package');
  execFileSync(process.execPath, ['scripts/build/build-package.ts', built], { stdio: 'pipe', env });
  const packed = run('npm', ['pack', built, '--silent']);
  tarball = join(folder, packed.trim());
  // Without a prefix, npm would install next to a package.json of a folder above, if there is one.
  run('npm', ['install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', tarball]);
  const entries = ENTRIES.map((name) => import(pathToFileURL(join(installed, `${name}.js`)).href));
  library = Object.assign({}, ...(await Promise.all(entries)));
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
}

function businessDays(question: BusinessDaysQuestion) {
  const reply = askBusinessDays(almanac, lists, question, () => FIRST_DAY);
  if (reply.kind === 'problem') throw new RangeError(sentenceOf(reply).en);
  return businessDaysBody({ almanac, lists, site }, reply);
}

/** What a program that imports the library becomes. */
async function bundled(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: folder };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm' });
  return outputFiles[0]?.text ?? '';
}

/** What no function of the library answers. */
const COUNTED_BY_THE_SERVICE = ['networkDays', 'calendarDays', 'skippedDays'];

/** The parts of an operation's answer that functions of the library give. */
function answerOf(operation: string, parameters: TestVector['parameters']): object {
  const { year, province, date, add, to, list, weekend, substitute, include } = parameters;
  const { with: extra, without: worked } = parameters;
  const place = province as Place | undefined;
  const text = `${date}`;
  if (operation === 'holidays.json') {
    const holidays = library.holidays(Number(year), place, { include } as Included);
    return { count: holidays.length, holidays, longWeekends: library.longWeekends(Number(year), place) };
  }
  if (operation === 'time-limit.json') {
    const { days, clear } = parameters;
    return library.timeLimit(text, Number(days), list as ListId, { clear: clear === 1 });
  }
  if (operation === 'holiday-pay.json') {
    const { province: _, ...facts } = parameters;
    for (const flag of ['commission', 'irregular', 'regularDay', 'qualifies'])
      if (facts[flag] !== undefined) Object.assign(facts, { [flag]: facts[flag] === 1 });
    return library.holidayPay(place, facts);
  }
  if (operation === 'week.json') {
    const next = library.nextHoliday(text, place);
    const nextHoliday = next && { ...next, daysUntil: dayOf(next.observedDate) - dayOf(text) };
    const isHoliday = library.isHoliday(text, place);
    return {
      ...library.week(text),
      isHoliday,
      isBusinessDay: library.isBusinessDay(text, place),
      nextHoliday,
    };
  }
  const ids = { with: `${extra ?? ''}`.match(/[^,]+/g), without: `${worked ?? ''}`.match(/[^,]+/g) };
  const projected = parameters['projected'] === 1;
  const daysOff = {
    list: list && library.list(list as ListId),
    weekend,
    substitute,
    with: ids.with ?? [],
    without: ids.without ?? [],
    projected,
  } as DaysOff;
  const result = library.addBusinessDays(text, Number(add ?? 0), place, daysOff);
  return {
    isBusinessDay: library.isBusinessDay(text, place, daysOff),
    result,
    businessDays: to && library.businessDaysBetween(text, `${to}`, place, daysOff),
    notes: library.businessDayNotes(text, `${to ?? result}`, place, daysOff),
  };
}

const provinceOf = (scope: ScopeCode): ScopeCode | undefined => (scope === 'ca' ? undefined : scope);

describe('the package', () => {
  test('is small enough', async () => {
    expect(gzipSync(await bundled("export * from 'statdays';"), { level: 9 }).length).toBeLessThan(
      MAX_CORE_BYTES,
    );
    expect(gzipSync(readFileSync(join(installed, 'pay.js')), { level: 9 }).length).toBeLessThan(
      MAX_PAY_BYTES,
    );
    expect(statSync(tarball).size).toBeLessThan(MAX_PACKED_BYTES);
  });

  test('has no dependency and imports only its own files', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.private]).toEqual([undefined, undefined]);
    const files = ENTRIES.flatMap((name) => [`${name}.js`, `cjs/${name}.js`]);
    const texts = files.map((file) => readFileSync(join(installed, file), 'utf8'));
    const imports = texts.flatMap(
      (text) => text.match(/(?<=\bimport *|\}from *|\b(?:import|require) *\( *)["'][^"']*/g) ?? [],
    );
    expect(imports.filter((path) => !/^"\.\/shared-\w+\.js$/.test(path))).toEqual([]);
    expect(imports.length).toBeGreaterThan(0);
  });

  test('sends nobody to npm for a name that is not taken there yet', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    expect(readme).toContain(`npm install ./${LIBRARY_FILE}`);
    expect(readme).not.toMatch(/npm install statdays|npx statdays/);
  });

  test('names its repository, its issues and its page if they are known', () => {
    const known = {
      GITHUB_REPOSITORY: 'owner/statdays',
      SITE_URL: 'https://holidays.example.org',
      PUBLISH_LIBRARY: 'on',
    };
    expect(packageManifest(known)).toMatchObject({
      repository: { url: 'git+https://github.com/owner/statdays.git' },
      bugs: { url: 'https://github.com/owner/statdays/issues' },
      homepage: 'https://holidays.example.org/en/docs/libraries/',
    });
    expect(packageReadme('npm install statdays\n', known)).toBe('npm install statdays\n');
  });

  test.each([
    ['publint', ['--strict', installed]],
    ['attw', []],
  ])('has no fault that %s finds', (program, args) => {
    const given = program === 'attw' ? [tarball, ...args] : args;
    execFileSync(`tools/node_modules/.bin/${program}`, given, { stdio: 'pipe' });
  });

  test('leaves the law out of a bundle that takes the weeks alone, and lists and pay out of the core', async () => {
    expect(await bundled("export { week } from 'statdays';")).not.toContain('labour-day');
    const core = await bundled("export * from 'statdays';");
    expect(core).not.toContain('civil-procedure-on');
    expect(core).not.toContain('holidayPay');
  });
});

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

test('what a caller does to an answer changes no later one', () => {
  const before = JSON.stringify(library.holidays(2026, 'on'));
  const first = library.holidays(2026, 'on');
  Reflect.set(first, 'length', 0);
  Reflect.set(library.nextHoliday('2026-11-21', 'on') ?? {}, 'date', 'x');
  expect(JSON.stringify(library.holidays(2026, 'on'))).toBe(before);
  expect(library.nextHoliday('2026-11-21', 'on')?.date).toBe('2026-12-25');
  const notes = () => library.timeLimit('2026-12-15', 10, 'civil-procedure-on').notes;
  for (const all of [
    () => library.lists(),
    notes,
    () => library.listDays('tsx', 2026),
    () => library.places(),
  ]) {
    const unchanged = JSON.stringify(all());
    for (const row of all()) {
      for (const value of Object.values(row)) if (typeof value === 'object') Reflect.set(value, 0, 'x');
      for (const name of Object.keys(row)) Reflect.set(row, name, 'x');
    }
    expect(JSON.stringify(all())).toBe(unchanged);
  }
});

test.each<[name: string, args: readonly unknown[], sentence: RegExp]>([
  [
    'isBusinessDay',
    ['2027-03-26', 'qc', { with: 'easter-monday' }],
    /“with” parameter cannot be “easter-monday”: it must be an array of holiday IDs, such as \['easter-monday'\]\.$/,
  ],
  [
    'isBusinessDay',
    ['2027-03-26', 'qc', { withh: ['easter-monday'] }],
    /^There is no “withh” parameter: use “list”, “weekend”, “substitute”, “with”, “without” or “projected”\.$/,
  ],
  [
    'addBusinessDays',
    ['2027-03-26', 1, 'qc', 'tsx'],
    /“options” parameter cannot be “tsx”: it must be an object/,
  ],
  ['isHoliday', ['2027-03-26', 'ontario'], /“province” parameter cannot be “ontario”/],
  ['listDays', ['nyse', 2026], /“list” parameter cannot be “nyse”: it must be one of interpretation-ca, /],
  ['listDays', ['canada-post', 2019], /“year” parameter cannot be “2019”: the “canada-post” list covers /],
  ['isBusinessDay', ['2027-03-26', 'qc', { without: [undefined] }], /“without” parameter cannot be/],
  ['holidays', [2027, null], /“province” parameter cannot be “null”/],
  ['week', [20260101], /“date” parameter cannot be “20260101”/],
  [
    'timeLimit',
    ['2026-12-20', undefined, 'civil-procedure-on'],
    /^The “days” parameter is required: it must be/,
  ],
  [
    'timeLimit',
    ['2026-12-20', 10, 'civil-procedure-on', { clear: 'yes' }],
    /“clear” parameter cannot be “yes”: it must be true or false\.$/,
  ],
])('%s of what types forbid is a RangeError too', (name, args, sentence) => {
  const call = Reflect.get(library, name) as (...args: readonly unknown[]) => unknown;
  expect(() => call(...args)).toThrow(sentence);
  expect(() => call(...args)).toThrow(RangeError);
});

describe('the command', () => {
  const command = (...args: readonly string[]) => {
    const environment = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'en_CA.UTF-8' };
    const program = join(folder, 'node_modules/.bin/statdays');
    const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', env: environment });
    return { stdout: stdout.trim(), stderr: stderr.trim(), status };
  };

  test.each<[args: string, en: string, fr: string]>([
    [
      'next on 2026-11-21',
      'Christmas Day: Friday, December 25, 2026, in 34 days',
      'Jour de Noël\u00a0: le vendredi 25\u00a0décembre 2026, dans 34\u00a0jours',
    ],
    [
      'next on 2026-12-24',
      'Christmas Day: Friday, December 25, 2026, tomorrow',
      'Jour de Noël\u00a0: le vendredi 25\u00a0décembre 2026, demain',
    ],
    ['next on 2100-12-31', 'Nothing found.', 'Aucun résultat.'],
    ['add 2025-12-22 5 on', 'Wednesday, December 31, 2025', 'mercredi 31\u00a0décembre 2025'],
    [
      'add 2027-03-25 1 qc --without=good-friday --with=easter-monday',
      'Friday, March 26, 2027',
      'vendredi 26\u00a0mars 2027',
    ],
    ['add 2026-12-23 2 --list=tsx', 'Tuesday, December 29, 2026', 'mardi 29\u00a0décembre 2026'],
    [
      'add 2026-07-31 1 --list=federal-public-service',
      'Monday, August 3, 2026\n- Provincial or Civic Holiday (2026-08-03) is a day off only in Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Northwest Territories, Nunavut, Ontario, Prince Edward Island and Saskatchewan; this count takes it for a business day.',
      'lundi 3\u00a0août 2026\n- Congé provincial ou municipal (2026-08-03)\u00a0: ce jour n’est chômé que dans les provinces et territoires suivants\u00a0: Alberta, Colombie-Britannique, Manitoba, Nouveau-Brunswick, Terre-Neuve-et-Labrador, Nouvelle-Écosse, Territoires du Nord-Ouest, Nunavut, Ontario, Île-du-Prince-Édouard et Saskatchewan; il compte ici comme un jour ouvrable.',
    ],
    ['count 2026-12-24 2026-12-28 on --weekend=sun', '1 business day', '1\u00a0jour ouvrable'],
    [
      'week 2026-11-21',
      'Saturday, November 21, 2026\nISO week 47 of 2026, November 16 to 22, 2026\nCanadian week 47 of 2026, November 15 to 21, 2026',
      'samedi 21\u00a0novembre 2026\nSemaine ISO 47 de 2026, du 16 au 22\u00a0novembre 2026\nSemaine canadienne 47 de 2026, du 15 au 21\u00a0novembre 2026',
    ],
  ])('%s', (args, en, fr) => {
    const given = [...args.split(' '), '--words'];
    expect(command(...given)).toEqual({ stdout: en, stderr: '', status: 0 });
    expect(command(...given, '--lang', 'fr')).toEqual({ stdout: fr, stderr: '', status: 0 });
  });

  test.each([
    ['add 2026-12-24 5 on', '2027-01-04'],
    ['add --weekend sun 2026-12-24 -1', '2026-12-23'],
    ['count 2026-12-24 2027-01-31 on', '24'],
    ['next on 2026-11-21', '2026-12-25'],
    ['next on 2100-12-31', ''],
    ['time-limit 2026-12-15 10 civil-procedure-on', '2026-12-29'],
  ])('%s puts a plain %s into a pipe', (args, plain) => {
    expect(command(...args.split(' '))).toEqual({ stdout: plain, stderr: '', status: 0 });
  });

  test.each<[args: string, status: number, en: string, fr: string]>([
    [
      'is-business-day 2026-12-24 on',
      0,
      'Thursday, December 24, 2026: a business day',
      'jeudi 24\u00a0décembre 2026\u00a0: jour ouvrable',
    ],
    [
      'is-business-day 2026-12-25 on',
      1,
      'Friday, December 25, 2026: not a business day',
      'vendredi 25\u00a0décembre 2026\u00a0: jour non ouvrable',
    ],
    [
      'is-business-day 2026-12-28 --list tsx',
      1,
      'Monday, December 28, 2026: not a business day',
      'lundi 28\u00a0décembre 2026\u00a0: jour non ouvrable',
    ],
    [
      'is-holiday 2026-12-25 on',
      0,
      'Friday, December 25, 2026: Christmas Day',
      'vendredi 25\u00a0décembre 2026\u00a0: Jour de Noël',
    ],
    [
      'is-holiday 2026-10-12 ns',
      1,
      'Monday, October 12, 2026: not a holiday',
      'lundi 12\u00a0octobre 2026\u00a0: aucun jour férié',
    ],
    [
      'is-holiday 2026-10-12 ns --all',
      0,
      'Monday, October 12, 2026: Thanksgiving Day (day of rest or closing required by law, unpaid)',
      "lundi 12\u00a0octobre 2026\u00a0: Jour de l'Action de grâces (jour de repos ou de fermeture prescrit par la loi, non payé)",
    ],
  ])('%s ends with exit code %i, and prints nothing that cron would mail', (args, status, en, fr) => {
    const given = args.split(' ');
    expect(command(...given)).toEqual({ stdout: '', stderr: '', status });
    expect(command(...given, '--words')).toEqual({ stdout: en, stderr: '', status });
    expect(command(...given, '--words', '--lang=fr')).toEqual({ stdout: fr, stderr: '', status });
  });

  test('is-business-day asks of today', () => {
    const isOne = () => library.isBusinessDay(library.today('on'), 'on');
    const before = isOne();
    const { status } = command('is-business-day', 'today', 'on');
    expect([before, isOne()]).toContain(status === 0);
  });

  test('help, version and the lists', () => {
    expect(command('-h')).toEqual(command('--help'));
    expect(command('--version')).toEqual({ stdout: packageJson.version, stderr: '', status: 0 });
    expect(command('-v').stdout).toBe(packageJson.version);
    expect(command('lists', '--lang', 'fr').stdout).toContain('tsx  ');
    expect(JSON.parse(command('lists', '--json').stdout)).toEqual(library.lists());
  });

  test('holidays and long weekends are a line each, or the library’s answer', () => {
    expect(command('holidays', '2029', 'on').stdout).toContain(
      '2029-07-01  Canada Day (day off: Monday, July 2, 2029)',
    );
    expect(command('holidays', '2029', 'on', '--all').stdout).toContain('Civic Holiday (optional)');
    expect(command('holidays', '2027', 'qc', '--all').stdout).toContain(
      'Easter Monday (one of two days, at the employer’s choice)',
    );
    expect(command('holidays', '2027', 'nb', '--all', '--lang=fr').stdout).toContain(
      'Jour de Victoria (jour de repos ou de fermeture prescrit par la loi, non payé)',
    );
    expect(JSON.parse(command('holidays', '2027', 'qc', '--json').stdout)).toEqual(
      library.holidays(2027, 'qc'),
    );
    expect(JSON.parse(command('weekends', '2027', '--json').stdout)).toEqual(library.longWeekends(2027));
    expect(command('weekends', '2027', 'qc', '--lang=fr').stdout.split('\n')[0]).toBe(
      "du vendredi 1er\u00a0janvier au dimanche 3\u00a0janvier 2027\u00a0: jour de l'An",
    );
  });

  test('a count by custom comes with what the act owes', () => {
    const [result, note] = command(...'add 2027-12-24 1 --substitute=next --words'.split(' ')).stdout.split(
      '\n',
    );
    expect(result).toBe('Wednesday, December 29, 2027');
    expect(note).toContain('Christmas Day (2027-12-25) falls on a weekend. ');
  });

  test('a time limit comes with its rule, its readings and its notes', () => {
    const question = ['time-limit', '2026-12-10', '10', 'federal-courts-ca'] as const;
    const [result, later, ...rest] = command(...question, '--words').stdout.split('\n');
    expect(result).toBe('Monday, December 21, 2026');
    expect(later).toContain('Under another reading, the last day is Friday, January 8, 2027. ');
    expect(rest.join('\n')).toContain('not legal advice');
    expect(command(...question, '--words', '--lang=fr').stdout).toContain(
      'Selon une autre interprétation, le délai expire le vendredi 8\u00a0janvier 2027. ',
    );
    expect(JSON.parse(command(...question, '--clear', '--json').stdout)).toEqual(
      library.timeLimit('2026-12-10', 10, 'federal-courts-ca', { clear: true }),
    );
  });

  test('without a date it is today in the place', () => {
    const before = library.today('nl');
    const { stdout } = command('next', 'nl', '--json');
    expect([before, library.today('nl')].map((date) => library.nextHoliday(date, 'nl'))).toContainEqual(
      JSON.parse(stdout),
    );
  });

  test.each<[args: string, en: string, fr: string]>([
    ['holidays 1899', 'from 1900 to 2100', 'de 1900 à 2100'],
    ['add 2026-12-24 5.5', 'cannot be “5.5”', 'La valeur «\u00a05.5\u00a0»'],
    ['add 2026-12-24 1 on --list=tsx', 'but not both', 'mais pas les deux'],
    ['add 2026-12-24 +5', '“+5” is not a whole number', '«\u00a0+5\u00a0» n’est pas un nombre entier'],
    [
      'add 2026-12-24 1 on --with=regatta-day',
      'the valid IDs for “on” are august-monday',
      'valides pour «\u00a0on\u00a0» sont august-monday',
    ],
    ['', 'A command is required.', 'Indiquez une commande.'],
    ['holiday 2027', 'There is no “holiday” command.', 'La commande «\u00a0holiday\u00a0» n’existe pas'],
    ['add 2026-12-24', '“add” takes 2 or 3 arguments.', 'accepte 2 ou 3 arguments'],
    ['time-limit 2026-12-20 10 tsx', 'do not extend time limits', 'ne prolongent aucun délai'],
    ['count 2026-12-24 2026-12-28 --clear', '“count” does not take --clear.', 'n’accepte pas --clear'],
    ['next --place=on', 'There is no --place option.', 'L’option --place n’existe pas.'],
    ['add 2026-12-24 1 --weekend', '--weekend option needs a value', 'demande une valeur'],
    ['next --json=1', '--json option takes no value', 'n’accepte aucune valeur'],
    [
      'add 2026-12-24 1 --weekend=sun --weekend=none',
      '“--weekend” option appears more than once',
      'plus d’une fois',
    ],
  ])('%s is told what is wrong, with exit code 2', (args, en, fr) => {
    const given = args === '' ? [] : args.split(' ');
    const english = command(...given);
    const french = command(...given, '--lang=fr');
    expect([english.status, english.stdout, french.status]).toEqual([2, '', 2]);
    expect(english.stderr).toContain(en);
    expect(french.stderr).toContain(fr);
  });

  test('a language that there is not is told, and a second one', () => {
    expect(command('next', '--lang=de').stderr).toBe('The language cannot be “de”: it must be en or fr.');
    expect(command('next', '--lang=de', '--lang=fr').stderr).toContain(
      '«\u00a0--lang\u00a0» figure plus d’une fois',
    );
  });
});

const browser = sharedBrowser();

test('a browser imports it as it is', async () => {
  const page = await (await browser()).newPage();
  await page.route('https://library.example/**', (route) => {
    const path = join(installed, new URL(route.request().url()).pathname);
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
  await page.close();
  expect(found).toEqual({ holidays: library.holidays(2029, 'on'), result: '2027-01-04' });
});

describe('the library answers what the service does', () => {
  test('every test vector', () => {
    const { vectors } = JSON.parse(JSON.stringify(testVectorsBody(almanac, lists, payCases, site))) as {
      vectors: readonly TestVector[];
    };
    for (const { operation, parameters, expected } of vectors) {
      const told = Object.keys(expected).filter((name) => !COUNTED_BY_THE_SERVICE.includes(name));
      const answer = answerOf(operation, parameters);
      expect(answer, JSON.stringify(parameters)).toMatchObject(
        Object.fromEntries(told.map((name) => [name, Reflect.get(expected, name)])),
      );
    }
  });

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

  test('places, lists and their days', async () => {
    expect(library.places()).toEqual(
      SCOPE_CODES.map((code) => {
        const { region, nameEn, nameFr, timeZone } = almanac.scope(code);
        return { code: region, nameEn, nameFr, timeZone };
      }),
    );
    const input = { lists, listEvidence, site };
    const { referenceYear } = almanac.law;
    const index = listIndexBody({ ...input, referenceYear }).map(({ files: _, ...list }) => list);
    expect(JSON.stringify(library.lists())).toBe(JSON.stringify(index));
    for (const id of LIST_IDS) {
      for (const year of lists.years(id)) {
        const days = listYearBody(input, id, year).days.map(({ source: _, ...day }) => day);
        expect(JSON.stringify(library.listDays(id, year))).toBe(JSON.stringify(days));
      }
    }
  });

  test.each(SCOPE_CODES)('next holidays and business days of %s', (scope) => {
    const province = provinceOf(scope);
    for (let day = FIRST_DAY; day <= LAST_DAY - 10; day += 97) {
      const text = formatDate(day);
      const week = weekBody(almanac, site, { date: day, scope, locale: 'en' });
      const next = week.nextHoliday;
      expect(library.nextHoliday(text, province)?.observedDate).toBe(next?.observedDate);
      expect(library.isBusinessDay(text, province)).toBe(week.isBusinessDay);
      expect(library.isHoliday(text, scope)).toBe(week.isHoliday);
      if (next) expect(library.holidaysOn(next.observedDate, scope)[0]?.id).toBe(next.id);
      const { isHoliday, isBusinessDay } = week;
      expect(library.day(text, scope)).toMatchObject({ date: text, isHoliday, isBusinessDay });
      const result = library.addBusinessDays(text, 5, province, { weekend: 'sun' });
      expect(result).toBe(businessDays({ province: scope, weekend: 'sun', date: day, add: 5 }).result);
      expect(library.businessDaysBetween(text, result, province, { weekend: 'sun' })).toBe(5);
    }
  });

  test('business days of every list', () => {
    for (const id of LIST_IDS.filter((id) => !refusesBusinessDays(lists, id))) {
      const date = dayOf(`${lists.years(id).at(-1)}-03-15`);
      const body = businessDays({ list: id, date, add: 3 });
      const list = library.list(id);
      expect(library.isBusinessDay(body.date, undefined, { list })).toBe(body.isBusinessDay);
      expect(library.addBusinessDays(body.date, 3, undefined, { list })).toBe(body.result);
    }
  });

  test.each(LIST_IDS.filter((id) => lists.withTimeLimits.includes(id)))(
    'time limits of the list %s',
    async (list) => {
      for (const [date, days] of [
        ['2026-12-10', 10],
        ['2026-05-14', 6],
      ] as const) {
        const query = `list=${list}&date=${date}&days=${days}`;
        const { source, ...body } = JSON.parse(textOf(await ask(testApi(), `/api/time-limit.json?${query}`)));
        delete body.list.url;
        expect(library.timeLimit(date, days, list)).toEqual(body);
      }
    },
  );

  test('refuses a number in a string, and a Date without its local time', () => {
    const { addBusinessDays, holidays, isHoliday, timeLimit } = library;
    const calls = [
      // @ts-expect-error: types ask for a number.
      () => holidays('2026'),
      // @ts-expect-error
      () => addBusinessDays('2026-12-24', '5'),
      // @ts-expect-error
      () => timeLimit('2026-12-15', '10', 'civil-procedure-on'),
    ];
    for (const call of calls) expect(call).toThrow('it must be a number, not a string');
    // @ts-expect-error: a Date is a moment.
    expect(() => isHoliday(new Date())).toThrow('cannot be “[object Date]”');
  });

  test.each<[query: string, call: (library: Library) => unknown]>([
    ['holidays.json?year=1800', ({ holidays }) => holidays(1800)],
    // @ts-expect-error: types name the places.
    ['holidays.json?year=2026&province=xx', ({ holidays }) => holidays(2026, 'xx')],
    ['week.json?date=2026-02-30', ({ week }) => week('2026-02-30')],
    ['business-days.json?add=2.5', ({ addBusinessDays }) => addBusinessDays('2026-11-21', 2.5)],
    ['business-days.json?date=2100-12-20&add=10', ({ addBusinessDays }) => addBusinessDays('2100-12-20', 10)],
    [
      'business-days.json?to=2101-01-01',
      ({ businessDaysBetween }) => businessDaysBetween('2026-11-21', '2101-01-01'),
    ],
    [
      'business-days.json?date=2026-12-24&list=tsx&province=on',
      ({ isBusinessDay, list }) => isBusinessDay('2026-12-24', 'on', { list: list('tsx') }),
    ],
    [
      'business-days.json?date=2018-12-24&to=2025-01-02&list=canada-post',
      ({ businessDaysBetween, list }) =>
        businessDaysBetween('2018-12-24', '2025-01-02', undefined, { list: list('canada-post') }),
    ],
    [
      'business-days.json?date=2026-12-20&list=civil-procedure-on',
      ({ isBusinessDay, list }) =>
        isBusinessDay('2026-12-20', undefined, { list: list('civil-procedure-on') }),
    ],
    [
      'time-limit.json?date=2026-12-20&days=10',
      // @ts-expect-error: types ask for the list.
      ({ timeLimit }) => timeLimit('2026-12-20', 10),
    ],
    [
      'time-limit.json?date=2026-12-20&days=10&list=interpretation-nl',
      ({ timeLimit }) => timeLimit('2026-12-20', 10, 'interpretation-nl'),
    ],
    [
      'time-limit.json?date=2020-03-01&days=30&list=federal-courts-ca',
      ({ timeLimit }) => timeLimit('2020-03-01', 30, 'federal-courts-ca'),
    ],
    [
      'business-days.json?with=caturday',
      ({ isBusinessDay }) => isBusinessDay('2026-11-21', undefined, { with: ['caturday'] }),
    ],
  ])('%s: the error says what the problem says', async (query, call) => {
    const { detail, code, parameter, allowed } = JSON.parse(textOf(await ask(testApi(), `/api/${query}`)));
    // A function takes the place of the address.
    const message = detail.replace('/api/time-limit.json', 'timeLimit()');
    expect(() => call(library)).toThrow(library.ArgumentError);
    expect(() => call(library)).toThrow(expect.objectContaining({ message, code, parameter, allowed }));
  });
});
