import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { DATA_SET } from '../../../tests/support/law/data-set.ts';
import { law } from '../../../tests/support/law/law.ts';
import { createAlmanac } from '../../core/holidays/almanac.ts';
import type { Law } from '../../core/holidays/law.ts';
import { byScope, SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { DataSet } from '../documents/data-set.ts';
import { composeListings, listingFile, listingText, writeListings } from './listings.ts';

/** From the law: data/listings lags behind a changed law until the next build. */
const listings = byScope((scope) => listingText(almanac, scope));

test.each(SCOPE_CODES)('data/listings/%s.json is what the law says', (scope) => {
  const committed = readFileSync(join(DATA, '..', listingFile(scope)), 'utf8').split('\n');
  const composed = listings[scope].split('\n');
  const at = composed.findIndex((line, index) => line !== committed[index]);
  // If this fails, run npm run build and commit what it writes.
  expect({ line: at + 1, text: committed[at] }).toEqual({ line: at + 1, text: composed[at] });
  expect(committed.length).toBe(composed.length);
});

describe('a line of a listing', () => {
  const lineOf = (of: Law, scope: ScopeCode, date: string) => {
    const lines: { date: string; notes?: string }[] = JSON.parse(listingText(createAlmanac(of), scope));
    return lines.find((line) => line.date === date);
  };

  test('it has what the law decides, with nothing computed', () => {
    expect(lineOf(law, 'on', '2026-07-01')).toEqual({
      date: '2026-07-01',
      id: 'canada-day',
      nameEn: 'Canada Day',
      nameFr: 'Fête du Canada',
      basis: 'paid',
      act: expect.stringMatching(/^on-/),
      notes: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  test('it gives the basis', () => {
    expect(lineOf(law, 'on', '1960-07-01')).toMatchObject({ basis: 'legal' });
    expect(lineOf(law, 'mb', '2026-11-11')).toMatchObject({ basis: 'special' });
  });

  test('it changes with the words of a note', () => {
    const on = [{ holidays: ['canada-day'], en: 'Other words.', fr: 'Autre texte.' }];
    const other = lineOf({ ...law, notes: { ...law.notes, on } }, 'on', '2026-07-01');
    expect(other?.notes).not.toBe(lineOf(law, 'on', '2026-07-01')?.notes);
  });

  test('it gives the observed date if the law moves the day off', () => {
    expect(lineOf(law, 'bc', '2029-07-01')).toMatchObject({ observedDate: '2029-07-02' });
  });
});

/** The data without Labour Day in Ontario. */
function amended(revision: string, dates: readonly string[]): DataSet {
  const on = law.rows.on.filter((row) => row.holiday !== 'labour-day');
  const [newest] = DATA_SET.changes;
  if (!newest) throw new TypeError('no change');
  return {
    ...DATA_SET,
    almanac: createAlmanac({ ...law, revision, rows: { ...law.rows, on } }),
    changes: [...dates.map((date) => ({ ...newest, date })), ...DATA_SET.changes],
  };
}

describe('a change of law', () => {
  const LATER = '2099-01-01';
  let root = '';

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'statdays-listings-'));
    await writeListings(root, listings);
    for (const name of ['changes.json', 'revision.json']) cpSync(join(DATA, name), join(root, 'data', name));
    execFileSync('git', ['init'], { cwd: root, stdio: 'ignore' });
    commit();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function commit(): void {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-m', 'Data');
  }

  const compose = (data: DataSet) => composeListings(root, data);

  test('nothing changes if the law is the same', () => {
    expect(compose(DATA_SET).changed).toEqual([]);
  });

  test('it is written if a revision and an entry have its date', async () => {
    const { texts, changed } = compose(amended(LATER, [LATER]));
    expect(changed).toEqual(['on']);
    await writeListings(root, texts);
    expect(readFileSync(join(root, listingFile('on')), 'utf8')).toBe(texts.on);
    expect(compose(amended(LATER, [LATER])).changed).toEqual(['on']);
  });

  test.each([
    { lacks: 'a revision', data: amended(law.revision, []) },
    { lacks: 'an entry', data: amended(LATER, []) },
    { lacks: 'an entry of that date', data: amended(LATER, ['2098-12-31']) },
  ])('it is refused without $lacks', ({ data }) => {
    const { revision } = data.almanac.law;
    expect(() => compose(data)).toThrow(
      `The law changed the listings of on. Set "revision" in data/revision.json, which is ${revision}, to the date`,
    );
  });

  test('may be the second of a day, whose entry it amends', () => {
    writeFileSync(join(root, 'data/changes.json'), '[]');
    expect(compose(amended(law.revision, [law.revision])).changed).toEqual(['on']);
  });

  test('may be committed before its listings', () => {
    const data = amended(LATER, [LATER]);
    writeFileSync(join(root, 'data/revision.json'), JSON.stringify({ revision: LATER }));
    writeFileSync(join(root, 'data/changes.json'), JSON.stringify(data.changes));
    commit();
    expect(compose(data).changed).toEqual(['on']);
  });

  test('outside a repository, nothing can be compared', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(compose(amended(LATER, [])).changed).toEqual([]);
  });
});
