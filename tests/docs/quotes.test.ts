import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'statdays-quotes-'));
const ADDRESS = 'https://github.com/justicecanada/laws-lois-xml/blob';
const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
let first = '';

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', folder, ...IDENTITY, ...args], { encoding: 'utf8' }).trim();

/** Commits an act that says a text. */
function enact(text: string): void {
  writeFileSync(join(folder, 'eng/acts/H-5.xml'), `<Section><Label>2</Label><Text>${text}</Text></Section>`);
  git('add', 'eng');
  git('commit', '--quiet', '--message', text);
}

beforeAll(() => {
  for (const name of ['eng/acts', 'data']) mkdirSync(join(folder, name), { recursive: true });
  git('init', '--quiet');
  enact('July 1, not being a Sunday, is a <Emphasis>legal</Emphasis> holiday.');
  first = git('rev-parse', 'HEAD');
  enact('July 2 is a legal holiday.');
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(quote: string, at: string) {
  const sources = { act: { quote, url: `${ADDRESS}/${at}/eng/acts/H-5.xml` } };
  writeFileSync(join(folder, 'data/sources.json'), JSON.stringify(sources));
  const args = [resolve('scripts/check-quotes.ts'), folder];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return [status, stdout];
}

test('a quotation is in the act of the commit that its address names, or of the branch', () => {
  expect(check('“July 2” … legal holiday', 'main')).toEqual([0, expect.stringMatching(/^1 of 1 quotations/)]);
  expect(check('not being a Sunday, is a legal holiday', first)[0]).toBe(0);
});

test('a quotation that the act lost names the commit that said it', () => {
  const [status, said] = check('not being a Sunday', 'main');
  expect([status, said]).toEqual([1, expect.stringContaining(`; ${first.slice(0, 7)}`)]);
  expect(check('legal holiday … July 2', 'main')).toEqual([
    1,
    expect.stringContaining('nor did an earlier version'),
  ]);
});
