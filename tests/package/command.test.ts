import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { installedLibrary } from '../support/programs/installed-library.ts';

const { files, library } = await installedLibrary();

const command = (...args: readonly string[]) => {
  const environment = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'en_CA.UTF-8' };
  const program = join(files, '../.bin/statdays');
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
    'Monday, August 3, 2026\n- Provincial or Civic Holiday (2026-08-03) is a day off only in Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Nova Scotia, Northwest Territories, Nunavut, Ontario, Prince Edward Island and Saskatchewan; this count treats it as a business day.',
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
  ['add 2026-12-24', '“add” takes 2 or 3 arguments.', 'accepte 2 ou 3\u00a0arguments'],
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
  expect(command('next', '--lang=de').stderr).toBe('The language cannot be “de”: it must be “en” or “fr”.');
  expect(command('next', '--lang=de', '--lang=fr').stderr).toContain(
    '«\u00a0--lang\u00a0» figure plus d’une fois',
  );
});
