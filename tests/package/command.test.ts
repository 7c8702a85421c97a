import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { installedLibrary } from '../support/programs/installed-library.ts';

const { files, library } = await installedLibrary();

/** Runs the command; its last argument may say what it reads. */
const command = (...given: readonly (string | { readonly input: string })[]) => {
  const args = given.filter((one) => typeof one === 'string');
  const input = given.find((one) => typeof one !== 'string')?.input;
  const environment = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'en_CA.UTF-8' };
  const program = join(files, '../.bin/statdays');
  const { stdout, stderr, status } = spawnSync(program, args, {
    encoding: 'utf8',
    env: environment,
    ...(input && { input }),
  });
  return { stdout: stdout.trimEnd(), stderr: stderr.trimEnd(), status };
};

test.each<[args: string, en: string, fr: string]>([
  ['holidays 2029', "2029-01-01  New Year's Day\n", "2029-01-01  Jour de l'An\n"],
  ['holidays 2029 on --all', 'Civic Holiday (optional)\n', 'congé facultatif)\n'],
  ['holidays 2027 qc --all', 'at the employer’s choice)\n', 'au choix de l’employeur)\n'],
  ['next on 2029-06-30', 'Canada Day (day off: 2029-07-02)', 'Fête du Canada (congé\u00a0: 2029-07-02)'],
  ['next on 2100-12-31', '', ''],
  [
    'long-weekends 2029 qc',
    '2029-03-30  2029-04-01  Good Friday\n',
    '2029-03-30  2029-04-01  Vendredi saint\n',
  ],
  [
    'week 2026-11-21',
    'ISO week 47 of 2026, 2026-11-16 to 2026-11-22\nCanadian week 47 of 2026, 2026-11-15 to 2026-11-21',
    'Semaine ISO 47 de 2026, du 2026-11-16 au 2026-11-22\nSemaine canadienne 47 de 2026, du 2026-11-15 au 2026-11-21',
  ],
  ['add 2026-12-24 5 on', '2027-01-04', '2027-01-04'],
  ['add --weekend sun 2026-12-24 -1', '2026-12-23', '2026-12-23'],
  ['add 2027-03-25 1 qc --without=good-friday --with=easter-monday', '2027-03-26', '2027-03-26'],
  ['add 2026-12-23 2 --list=tsx', '2026-12-29', '2026-12-29'],
  ['between 2026-12-24 2027-01-31 on', '24', '24'],
  ['time-limit 2026-12-15 10 civil-procedure-on', '2026-12-29', '2026-12-29'],
  ['lists', 'interpretation-ca  Federal acts', 'interpretation-ca  Lois et règlements fédéraux'],
  ['lists tsx 2026', 'Eve (closes at 13:00)\n', 'Veille de Noël (fermeture à 13:00)\n'],
  ['lists payments 2027 --projected', '(projected)', '(projeté)'],
  ['pay qc 2026-12-25', '= ?\nTotal: ? Needs --wages.\n', '= ?\nTotal\u00a0: ? Il manque --wages.\n'],
  [
    'pay on 2026-12-25 --wages=2240 --rate 14 --worked=8',
    '8 × 1.5 × $14.00 = $168.00\nTotal: $280.00\n',
    '8 × 1,5 × 14,00\u00a0$ = 168,00\u00a0$\nTotal\u00a0: 280,00\u00a0$\n',
  ],
  [
    'pay bc 2026-12-25 --wages=1600 --days-worked=20 --qualifies=1',
    'Total: $80.00',
    'Total\u00a0: 80,00\u00a0$',
  ],
])('%s', (args, en, fr) => {
  const [english, french] = [command(...args.split(' ')), command(...args.split(' '), '--lang', 'fr')];
  expect([english.status, french.status]).toEqual([0, 0]);
  expect(english.stdout).toContain(en);
  expect(french.stdout).toContain(fr);
});

test('notes go to standard error, so that the answer stays a date', () => {
  for (const [args, date, note] of [
    [
      'add 2027-12-24 1 --substitute=next',
      '2027-12-29',
      '- Christmas Day (December 25, 2027) falls on a weekend. ',
    ],
    ['time-limit 2026-12-10 10 federal-courts-ca', '2026-12-21', '- 2027-01-08: '],
  ] as const) {
    const { stdout, stderr } = command(...args.split(' '));
    expect([stdout, stderr.slice(0, note.length)]).toEqual([date, note]);
  }
});

test.each([
  ['is-business-day 2026-12-24 on', 0],
  ['is-business-day 2026-12-25 on', 1],
  ['is-business-day 2026-12-28 --list tsx', 1],
  ['is-holiday 2026-12-25 on', 0],
  ['is-holiday 2026-10-12 ns', 1],
  ['is-holiday 2026-10-12 ns --all', 0],
])('%s ends with exit code %i, and prints nothing that cron would mail', (args, status) => {
  expect(command(...args.split(' '))).toEqual({ stdout: '', stderr: '', status });
});

test.each<[args: string, answer: () => unknown]>([
  ['holidays 2027 qc --all', () => library.holidays(2027, 'qc', { include: 'all' })],
  ['is-business-day 2026-12-25', () => ({ date: '2026-12-25', isBusinessDay: false })],
  ['lists', () => library.lists()],
  ['next nl', () => library.nextHoliday(library.today('nl'), 'nl')],
])('%s --json prints what the library answers', (args, answer) => {
  const before = answer();
  const { stdout } = command(...args.split(' '), '--json');
  // Midnight may pass meanwhile.
  expect([before, answer()]).toContainEqual(JSON.parse(stdout));
});

describe('check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-check-'));
  const file = join(folder, 'dates.txt');
  writeFileSync(file, '2026-07-01 Canada Day\n2026-08-03 Civic Holiday\n2026-09-08 Labour Day\n');

  test('prints a line for each fault, where editors can jump, and ends with exit code 1', () => {
    const { stdout, status } = command('check', 'on', file, '--as=statutory');
    expect([status, stdout.split('\n')]).toEqual([
      1,
      [
        `${file}:2: 2026-08-03 Civic Holiday: not in the Employment Standards Act, 2000; many employers give it`,
        `${file}:3: 2026-09-08 Labour Day: wrong date: it is Monday, September 7 in 2026`,
        'Not right: 2. Ontario, statutory days. Read 3 dates.',
      ],
    ]);
    expect(command('check', 'on', file, '--as=statutory', '--lang=fr').stdout).toContain(
      `${file}:2: 2026-08-03 Premier lundi d'août (congé civique)\u00a0: absent de la Loi de 2000 sur les normes d’emploi`,
    );
  });

  test('misses what the years leave out, and allows what it is told', () => {
    const { stdout, status } = command('check', 'on', '2026', file, '--as=statutory', '--json');
    const { faults, years } = JSON.parse(stdout);
    expect([status, years, faults.length]).toEqual([1, [2026], 9]);
    expect(JSON.parse(stdout)).toEqual(
      library.checkList(readFileSync(file, 'utf8'), { place: 'on', years: [2026], as: 'statutory' }),
    );
    expect(command('check', 'on', file, '--as=statutory', '--allow=2026-08-03,labour-day').status).toBe(0);
  });

  test('ends with 0 for days of one’s own, unless it is strict, and with 2 if it cannot judge', () => {
    const input = '2026-07-01 Canada Day\n2026-08-03 Civic Holiday\n2026-12-24 Office party\n';
    const statuses = [
      ['on', '-'],
      ['on', '-', '--strict'],
      ['-'],
      ['on', '2027..2026', '-'],
      ['on', '2026', `${file}.missing`],
    ].map((args) => command('check', ...args, { input }).status);
    expect(statuses).toEqual([0, 1, 2, 2, 2]);
    expect(command('check', '-', { input }).stderr).toContain('-: which place?');
    expect(command('check', `${file}.missing`).stderr).toMatch(/^The file “.*” cannot be read\.$/);
  });
});

test('help and version', () => {
  expect(command('-h')).toEqual(command('--help'));
  expect(command('next', '--help', '--lang=fr').stdout).toContain('Les dates s’écrivent AAAA-MM-JJ');
  for (const option of ['-v', '--version'])
    expect(command(option)).toEqual({ stdout: packageJson.version, stderr: '', status: 0 });
});

test.each<[args: string, en: string, fr: string]>([
  ['holidays 1899', 'from 1900 to 2100', 'de 1900 à 2100'],
  ['add 2026-12-24 5.5', 'cannot be “5.5”', 'La valeur «\u00a05.5\u00a0»'],
  ['add 2026-12-24 1 on --list=tsx', 'but not both', 'mais pas les deux'],
  ['pay bc 2026-12-25 --wages=12,50', 'cannot be “12,50”: it must be an amount', '12,50'],
  ['pay bc 2026-12-25 --qualifies=yes', 'it must be “true” or “false”', 'utilisez «\u00a0true\u00a0»'],
  ['time-limit 2026-12-20 10 tsx', 'do not extend time limits', 'ne prolongent aucun délai'],
  [
    'holiday 2027',
    'There is no “holiday” command: use holidays, ',
    '«\u00a0holiday\u00a0» n’existe pas\u00a0: utilisez holidays, ',
  ],
  ['constructor', 'There is no “constructor” command', '«\u00a0constructor\u00a0» n’existe pas'],
  ['--__proto__', 'A command is missing', 'Il manque une commande'],
  ['next __proto__', 'cannot be “__proto__”', 'La valeur «\u00a0__proto__\u00a0»'],
  [
    'next --toString',
    '“next” does not take --toString: use --json',
    'n’accepte pas --toString\u00a0: utilisez --json',
  ],
  ['add 2026-12-24', '“add” takes 2 or 3 arguments', 'accepte 2 ou 3 arguments'],
  ['between 2026-12-24 2026-12-28 --clear', '“between” does not take --clear', 'n’accepte pas --clear'],
  ['add 2026-12-24 1 --weekend', '--weekend option needs a value', 'demande une valeur'],
  ['next --json=1', '--json option takes no value', 'n’accepte aucune valeur'],
  ['add 2026-12-24 1 --weekend=sun --weekend=none', 'appears more than once', 'plus d’une fois'],
])('%s ends with exit code 2 and one line', (args, en, fr) => {
  const [english, french] = [command(...args.split(' ')), command('--lang=fr', ...args.split(' '))];
  expect([english.status, english.stdout, french.status]).toEqual([2, '', 2]);
  expect(english.stderr).toContain(en);
  expect(french.stderr).toContain(fr);
  expect(`${english.stderr}${french.stderr}`).not.toContain('\n');
});

test('a language that there is not is told', () => {
  expect(command('next', '--lang=de').stderr).toBe('The language cannot be “de”: it must be “en” or “fr”.');
});
