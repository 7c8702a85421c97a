import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProviderData } from '../src/provider/data.ts';
import { type Peer, reasonsOf, type Score, score, scoreText } from '../src/provider/score.ts';
import { canadaHolidays, HOLS } from '../tools/score/canada-holidays.ts';
import { dateHolidays, nagerDate, PYTHON, pythonHolidays } from '../tools/score/peers.ts';
import { DATA } from './support/law/data-folder.ts';
import { law, settled } from './support/law/law.ts';

const committed: Score = JSON.parse(readFileSync(join(DATA, 'score/score.json'), 'utf8'));
const provider = await readProviderData(DATA);
const names = [...provider.peerNames, ...provider.names];
const reasons = reasonsOf(settled);
const pythonVersion = committed.peers.find(({ peer }) => peer === 'python-holidays')?.version;
/** Another edition of that library lists other days. */
const hasPython =
  spawnSync(PYTHON, ['-c', `import holidays; assert holidays.__version__ == '${pythonVersion}'`]).status ===
  0;

const holsVersion = committed.peers.find(({ peer }) => peer === 'canada-holidays')?.version;
const hasHols =
  existsSync(join(HOLS, 'package.json')) &&
  JSON.parse(readFileSync(join(HOLS, 'package.json'), 'utf8')).version === holsVersion;

describe('data/score/score.json', () => {
  test.each<[string, () => Peer]>([
    ['nager-date', () => nagerDate(provider)],
    ['date-holidays', () => dateHolidays(names)],
  ])('says what a comparison with %s finds; if this fails, run npm run score', (id, open) => {
    expectCommitted(id, open());
  });

  test.skipIf(!hasPython)('says what a comparison with python-holidays finds', () => {
    expectCommitted('python-holidays', pythonHolidays(names, committed.years));
  });

  test.skipIf(!hasHols)('says what a comparison with canada-holidays.ca finds', () => {
    expectCommitted('canada-holidays', canadaHolidays(names));
  });

  test('has a reason for every difference', () => {
    const without = committed.differences.filter(({ error }) => error === undefined);
    expect(without.map(({ peer, scope, holiday }) => `${peer} ${scope} ${holiday}`)).toEqual([]);
  });

  test('needs every reason that there is', () => {
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

test('npm run score says what to install where python-holidays is missing, and changes nothing', () => {
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
