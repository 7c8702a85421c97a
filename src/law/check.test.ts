import { describe, expect, test } from 'vitest';
import type { LawFault } from './fault.ts';
import { type LawFiles, readLawFiles } from './files.ts';
import { parseLaw } from './read.ts';

const sound = readLawFiles(new URL('../../data', import.meta.url).pathname);

function checkLaw(files: LawFiles): readonly LawFault[] {
  const reading = parseLaw(files);
  return reading.kind === 'faults' ? reading.faults : [];
}

/** The sound tables with one of them changed. */
function withChange(path: string, change: (content: never) => void): LawFiles {
  const content = JSON.parse(sound[path] ?? '');
  change(content as never);
  return { ...sound, [path]: JSON.stringify(content) };
}

/** The sound tables with days that only the provider reports. */
function withReported(...days: readonly Record<string, unknown>[]): LawFiles {
  const day = { scope: 'on', id: 'new-day', date: '2027-06-11', nameEn: 'New Day', nameFr: 'Nouveau jour' };
  return { ...sound, 'provisional.json': JSON.stringify(days.map((each) => ({ ...day, ...each }))) };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `day-${index}` }));

type Rows = Record<string, unknown>[];
const firstRow = (rows: Rows): Record<string, unknown> => rows[0] ?? {};

test('the tables of the project are without fault', () => {
  expect(checkLaw(sound)).toEqual([]);
});

describe('a fault is told with its file and row', () => {
  test.each<[string, LawFiles, LawFault]>([
    [
      'an unknown name',
      withChange('law/on.json', (rows: Rows) =>
        rows.push({ ...firstRow(rows), name: 'no-such-name', since: 1900, until: 1900 }),
      ),
      { file: 'law/on.json', row: 'row 17', message: 'name "no-such-name" is not in catalogue.json' },
    ],
    [
      'an unknown rule',
      withChange('law/nl.json', (rows: Rows) => {
        firstRow(rows)['rule'] = 'no-such-rule';
      }),
      { file: 'law/nl.json', row: 'row 1', message: 'rule "no-such-rule" is not in rules.json' },
    ],
    [
      'an unknown statute',
      withChange('law/nl.json', (rows: Rows) => {
        firstRow(rows)['act'] = 'no-such-act';
      }),
      { file: 'law/nl.json', row: 'row 1', message: 'statute "no-such-act" is not in scopes.json' },
    ],
    [
      'an end before the beginning',
      withChange('law/nl.json', (rows: Rows) => {
        firstRow(rows)['until'] = 1949;
      }),
      { file: 'law/nl.json', row: 'row 1', message: 'until 1949 lies before since 1950' },
    ],
    [
      'a holiday twice in a year',
      withChange('law/nl.json', (rows: Rows) => rows.splice(1, 0, { ...firstRow(rows) })),
      { file: 'law/nl.json', row: 'row 2', message: 'the same holiday stands in row 1 for the same year' },
    ],
    [
      'an unknown field',
      withChange('law/nl.json', (rows: Rows) => {
        firstRow(rows)['paidsince'] = 1950;
      }),
      { file: 'law/nl.json', row: 'row 1', message: 'Unrecognized key: "paidsince"' },
    ],
    [
      'a year without a proclaimed date',
      withChange('rules.json', (rules: Record<string, unknown>) => {
        rules['q'] = [{ date: { kind: 'proclaimed', dates: { 2023: '09-19' } } }];
      }),
      { file: 'law/pe.json', row: 'row 11', message: 'rule "q" names no day in 2022' },
    ],
    [
      'two segments of one year',
      withChange('rules.json', (rules: Record<string, unknown[]>) =>
        rules['labour']?.push(rules['labour'][0]),
      ),
      { file: 'rules.json', row: 'labour', message: 'two segments hold in the same year' },
    ],
    [
      'a rule that no row uses',
      withChange('rules.json', (rules: Record<string, unknown>) => {
        rules['spare'] = rules['labour'];
      }),
      { file: 'rules.json', row: 'spare', message: 'is used by no row' },
    ],
    [
      'a name that no row uses',
      withChange('catalogue.json', (names: Record<string, unknown>) => {
        names['spare'] = names['labour-day'];
      }),
      { file: 'catalogue.json', row: 'spare', message: 'is used by no row' },
    ],
    [
      'a zone that nobody knows',
      withChange('scopes.json', (scopes: Rows) => {
        firstRow(scopes)['timeZone'] = 'America/Nowhere';
      }),
      { file: 'scopes.json', row: 'row 1', message: 'timeZone: an IANA time zone' },
    ],
    [
      'moves of an optional day',
      withChange('law/on.json', (rows: Rows) => {
        Object.assign(rows.at(-1) ?? {}, { moves: [{ when: 'sunday', by: 1 }] });
      }),
      {
        file: 'law/on.json',
        row: 'row 16',
        message: 'special, paidSince, legalAct and moves belong to statutory days, not to optional ones',
      },
    ],
    [
      'a segment that ends before it begins',
      withChange('rules.json', (rules: Record<string, Rows>) => {
        Object.assign(firstRow(rules['labour'] ?? []), { since: 1950, until: 1949 });
      }),
      { file: 'rules.json', row: 'labour', message: 'until 1949 lies before since 1950' },
    ],
    [
      'two moves of one year',
      withChange('law/ca.json', (rows: Rows) => {
        const move = { when: 'sunday', by: 1 };
        Object.assign(firstRow(rows), {
          moves: [
            { ...move, until: 2000 },
            { ...move, since: 2000 },
          ],
        });
      }),
      { file: 'law/ca.json', row: 'row 1', message: 'two moves hold in the same year' },
    ],
    [
      'a date that no calendar has',
      withChange('rules.json', (rules: Record<string, Rows>) => {
        rules['labour'] = [{ date: { kind: 'fixed', month: 2, day: 30 } }];
      }),
      { file: 'rules.json', row: 'labour', message: '0.date: a day that its month has' },
    ],
    [
      'a proclaimed date that no calendar has',
      withChange('rules.json', (rules: Record<string, Rows>) => {
        rules['q'] = [{ date: { kind: 'proclaimed', dates: { 2022: '13-01' } } }];
      }),
      { file: 'rules.json', row: 'q', message: '0.date.dates.2022: a day that its month has' },
    ],
    [
      'a special day without its act',
      withChange('law/ns.json', (rows: Rows) => {
        rows.push({ ...firstRow(rows), name: 'nunavut-day', special: true, act: undefined });
      }),
      { file: 'law/ns.json', row: 'row 17', message: 'a special day needs its act' },
    ],
    [
      'a paid day that ended before it was paid',
      withChange('law/ab.json', (rows: Rows) => {
        Object.assign(firstRow(rows), { until: 1950, paidSince: 1951 });
      }),
      { file: 'law/ab.json', row: 'row 1', message: 'paidSince 1951 lies after until 1950' },
    ],
    [
      'the region of another scope',
      withChange('scopes.json', (scopes: Rows) => {
        Object.assign(scopes[1] ?? {}, { region: 'CA-BC' });
      }),
      { file: 'scopes.json', row: 'ab', message: 'has the region CA-BC' },
    ],
    [
      'a statute twice',
      withChange('scopes.json', (scopes: Rows) => {
        const [first, second] = scopes;
        Object.assign(second ?? {}, { statutes: first?.['statutes'] });
      }),
      { file: 'scopes.json', row: 'ca-labour-code', message: 'statute "ca-labour-code" stands twice' },
    ],
    [
      'a scope that is missing',
      withChange('scopes.json', (scopes: Rows) => scopes.pop()),
      { file: 'scopes.json', row: '', message: 'holds 13 scopes, not 14' },
    ],
    [
      'a sixth reported day of a scope and year',
      withReported(...ids(6)),
      { file: 'provisional.json', row: 'row 6', message: 'more than 5 days for on in 2027' },
    ],
    [
      'a reported day twice',
      withReported({}, { date: '2027-06-14' }),
      { file: 'provisional.json', row: 'row 2', message: '"new-day" stands twice for on in 2027' },
    ],
    [
      'a reported day that the law lists as optional',
      withReported({ id: 'easter-monday' }),
      { file: 'provisional.json', row: 'row 1', message: 'the law lists "easter-monday" for on in 2027' },
    ],
    [
      'a reported day without an id',
      withReported({ id: '' }),
      {
        file: 'provisional.json',
        row: 'row 1',
        message: 'id: a slug of lower-case letters, digits and hyphens',
      },
    ],
    ...[...'\u0001\u001b\n\u00ad\u202e\u2028\u2029\ufffe\ue000\ud800'].map(
      (character): [string, LawFiles, LawFault] => [
        `a name with U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        withReported({ nameEn: `New${character}Day` }),
        {
          file: 'provisional.json',
          row: 'row 1',
          message: 'nameEn: a text without control, format or line-separator characters',
        },
      ],
    ),
    [
      'an array where there should be an object',
      { ...sound, 'catalogue.json': '[]' },
      { file: 'catalogue.json', row: '', message: 'is no object' },
    ],
    [
      'no JSON',
      { ...sound, 'rules.json': '{' },
      { file: 'rules.json', row: '', message: 'is missing or no JSON' },
    ],
  ])('%s', (_name, files, expected) => {
    expect(checkLaw(files)).toContainEqual(expected);
  });

  test('five reported days of a scope and year are no fault, nor are more of other scopes and years', () => {
    const elsewhere = [{ scope: 'qc' }, { date: '2028-06-09' }];
    expect(checkLaw(withReported(...ids(5), ...elsewhere))).toEqual([]);
  });

  test('a row that its schema refuses hides no fault of another and makes none', () => {
    const files = withChange('law/nl.json', (rows: Rows) => {
      Object.assign(firstRow(rows), { kind: 'festive' });
      Object.assign(rows[1] ?? {}, { until: 1900 });
    });
    const found = checkLaw(files).map(({ file, row }) => `${file} ${row}`);
    expect(found).toEqual(['law/nl.json row 1', 'law/nl.json row 2']);
  });

  test('and all faults are told at once', () => {
    const files = { ...sound, 'rules.json': '{', 'law/on.json': '[{}]' };
    const found = checkLaw(files).map(({ file }) => file);
    expect(new Set(found)).toEqual(new Set(['rules.json', 'law/on.json']));
  });
});
