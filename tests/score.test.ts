import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ProviderHoliday } from '../src/law/provider/compare.ts';
import { readProviderData } from '../src/law/provider/data.ts';
import type { SettledReason } from '../src/law/tables/schema.ts';
import { canadaHolidays, HOLS } from '../tools/score/canada-holidays.ts';
import { dateHolidays, PYTHON, pythonHolidays } from '../tools/score/peers.ts';
import { listReasons, type Peer, type Score, score, scoreText } from '../tools/score/tallies.ts';
import { DATA } from './support/law/data-folder.ts';
import { law, settled } from './support/law/law.ts';

const committed: Score = JSON.parse(readFileSync(join(DATA, 'score/score.json'), 'utf8'));
const provider = await readProviderData(DATA);
const names = [...provider.peerNames, ...provider.names];
const reasons = listReasons(settled);
const pythonVersion = committed.peers.find(({ peer }) => peer === 'python-holidays')?.version;
/** Other versions of that library list other days. */
const hasPython =
  spawnSync(PYTHON, ['-c', `import holidays; assert holidays.__version__ == '${pythonVersion}'`]).status ===
  0;

const holsVersion = committed.peers.find(({ peer }) => peer === 'canada-holidays')?.version;
const hasHols =
  existsSync(join(HOLS, 'package.json')) &&
  JSON.parse(readFileSync(join(HOLS, 'package.json'), 'utf8')).version === holsVersion;

describe('data/score/score.json', () => {
  // Not with nager-date, whose answers an update may change at any time.
  test('a comparison with date-holidays finds the same; if this fails, run npm run score', () => {
    expectCommitted('date-holidays', dateHolidays(names));
  });

  test.skipIf(!hasPython)('a comparison with python-holidays finds the same', () => {
    expectCommitted('python-holidays', pythonHolidays(names, committed.years));
  });

  test.skipIf(!hasHols)('a comparison with canada-holidays.ca finds the same', () => {
    expectCommitted('canada-holidays', canadaHolidays(names));
  });

  test('every difference has a reason', () => {
    const without = committed.differences.filter(({ error }) => error === undefined);
    expect(without.map(({ peer, scope, holiday }) => `${peer} ${scope} ${holiday}`)).toEqual([]);
  });

  test('every reason is needed', () => {
    const used = new Set(
      committed.differences.map(({ scope, holiday, reasonEn }) => `${scope} ${holiday} ${reasonEn}`),
    );
    const parts = reasons
      .filter(({ peers }) => !peers.includes('nager-date'))
      .flatMap(({ scopes, holidays, reasonEn }) =>
        scopes.flatMap((scope) => holidays.map((holiday) => `${scope} ${holiday} ${reasonEn}`)),
      );
    expect(parts.filter((part) => !used.has(part))).toEqual([]);
  });
});

/** A peer that lists these dates, by id, in Prince Edward Island every year, and nothing elsewhere. */
function peerOf(datesIn: (year: number) => Readonly<Record<string, readonly string[]>>): Peer {
  return {
    id: 'date-holidays',
    version: '1.0.0',
    holidays: (scope, year) => (scope === 'pe' ? listing(datesIn(year)) : undefined),
  };
}

function listing(dates: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, ProviderHoliday> {
  return new Map(Object.entries(dates).map(([id, dates]) => [id, { id, dates, name: id }]));
}

const reason: SettledReason = {
  peers: ['date-holidays'],
  error: 'theirs',
  scopes: ['pe'],
  holidays: ['boxing-day'],
  difference: 'provider-only',
  reasonEn: 'Not a paid holiday.',
  reasonFr: 'Ce n’est pas un jour férié payé.',
  source: { nameEn: 'An act', nameFr: 'Une loi', url: 'https://laws.example/act' },
};

describe('the tallies', () => {
  const peer = peerOf((year) => ({
    'labour-day': [`${year}-09-01`],
    'christmas-day': [`${year}-12-25`, `${year}-12-27`],
    'boxing-day': [`${year}-12-26`],
  }));
  const { peers, differences } = score(law, [peer], [reason], [2021, 2021]);
  const [tally] = peers[0]?.tallies ?? [];

  test('there is one for each scope that the peer lists', () => {
    expect(peers[0]?.tallies.map(({ scope }) => scope)).toEqual(['pe']);
  });

  test('each holiday of either listing counts once', () => {
    const { compared, agreed, theirs, ours, open, unexplained } = tally ?? {};
    expect({ agreed, theirs, ours, open }).toEqual({ agreed: 1, theirs: 1, ours: 0, open: 0 });
    expect(compared).toBe(1 + 1 + (unexplained ?? 0));
  });

  test('substitute days are counted apart', () => {
    expect(tally?.substitutes).toEqual({ both: 0, lawOnly: 0, peerOnly: 1 });
  });

  test('every difference has its reason, if there is one', () => {
    const byHoliday = new Map(differences.map((difference) => [difference.holiday, difference]));
    expect(byHoliday.get('boxing-day')).toMatchObject({
      kind: 'provider-only',
      error: 'theirs',
      source: reason.source,
    });
    expect(byHoliday.get('labour-day')).toMatchObject({ kind: 'other-date', years: [[2021, 2021]] });
    expect(byHoliday.get('labour-day')).not.toHaveProperty('error');
    expect(byHoliday.get('good-friday')?.kind).toBe('law-only');
  });

  test('the observed date counts as the holiday, and as a substitute that both list', () => {
    const observed = peerOf((year) => ({ 'canada-day': [`${year}-07-02`] }));
    const moved = {
      ...observed,
      holidays: (scope: string, year: number) => (scope === 'bc' ? observed.holidays('pe', year) : undefined),
    };
    const [bc] = score(law, [moved], [], [2029, 2029]).peers[0]?.tallies ?? [];
    expect(bc).toMatchObject({ agreed: 1, substitutes: { both: 1, lawOnly: 0, peerOnly: 0 } });
  });
});

test('npm run score says what to install if python-holidays is missing, and changes nothing', () => {
  const env = { ...process.env, SCORE_PYTHON: '/bin/false' };
  const { status, stderr } = spawnSync(process.execPath, ['tools/score/score.ts'], { encoding: 'utf8', env });
  expect(stderr).toMatch(/^\/bin\/false cannot load the package "holidays": run "pip install .*\n$/);
  expect(status).toBe(1);
  expect(readFileSync(join(DATA, 'score/score.json'), 'utf8')).toBe(scoreText(committed));
});

function expectCommitted(id: string, opened: Peer): void {
  const { peers, differences } = score(law, [opened], reasons, committed.years);
  expect(committed.peers.filter(({ peer }) => peer === id)).toEqual(peers);
  expect(committed.differences.filter(({ peer }) => peer === id)).toEqual(differences);
}
