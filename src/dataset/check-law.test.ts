import { describe, expect, test } from 'vitest';
import { checkLaw, type LawFault } from './check-law.ts';
import { type LawFiles, readLawFiles } from './law-files.ts';

const sound = readLawFiles(new URL('../../data', import.meta.url).pathname);

/** The sound tables with one of them changed. */
function withChange(path: string, change: (content: never) => void): LawFiles {
  const content = JSON.parse(sound[path] ?? '');
  change(content as never);
  return { ...sound, [path]: JSON.stringify(content) };
}

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
      { file: 'law/nl.json', row: 'row 1', message: ': Unrecognized key: "paidsince"' },
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
      'no JSON',
      { ...sound, 'rules.json': '{' },
      { file: 'rules.json', row: '', message: 'is missing or no JSON' },
    ],
  ])('%s', (_name, files, expected) => {
    expect(checkLaw(files)).toContainEqual(expected);
  });

  test('and all faults are told at once', () => {
    const files = { ...sound, 'rules.json': '{', 'law/on.json': '[{}]' };
    const found = checkLaw(files).map(({ file }) => file);
    expect(new Set(found)).toEqual(new Set(['rules.json', 'law/on.json']));
  });
});
