import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { parseDate } from '../../src/core/calendar/day.ts';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { weekBody } from '../../src/service/documents/week.ts';
import { almanac } from '../support/law/almanac.ts';

test('the part of an answer that the README shows is in the real one', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, query] = /week\.json\?(\S+)'/.exec(readme) ?? [];
  const [, shown = ''] = /```json\n(.*?)```/s.exec(readme) ?? [];
  const asked = new URLSearchParams(query);
  const date = parseDate(asked.get('date') ?? '') ?? Number.NaN;
  expect(asked.get('province')).toBe('on');
  const answer = weekBody(almanac, { url: DEFAULT_SITE_URL }, { date, scope: 'on', locale: 'en' });
  expect(answer).toMatchObject(JSON.parse(shown));
});

test('the README counts the rows as the score does', () => {
  const { peers } = JSON.parse(readFileSync('data/score/score.json', 'utf8'));
  const { tallies } = peers.find(({ peer }: { peer: string }) => peer === 'python-holidays');
  const sum = (column: string): number =>
    tallies.reduce((total: number, tally: Record<string, number>) => total + (tally[column] ?? 0), 0);
  const percent = ((sum('agreed') / sum('compared')) * 100).toFixed(1);
  expect(readFileSync('README.md', 'utf8')).toContain(`python-holidays in ${percent} %`);
});

const papers = globSync(['*.md', '{.github,data,deploy,src}/**/*.md']);

test('every command that a paper or a workflow names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...papers, ...globSync('.github/**/*.yml')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('every file that a paper links to exists', () => {
  const linked = papers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => ({ file, target }))
      .filter(({ target }) => !target.startsWith('/') && !target.includes('../../')),
  );
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter(({ file, target }) => !existsSync(posix.join(posix.dirname(file), target)))).toEqual(
    [],
  );
});

/** An architecture page names files of a wing, below src, or of the project. */
test.each([
  '.github/architecture.md',
  'src/core/README.md',
  'src/law/README.md',
  'src/service/README.md',
  'src/site/README.md',
])('every file that %s names exists', (paper) => {
  const named = [...readFileSync(paper, 'utf8').matchAll(/`([a-z][\w./-]*\.(?:tsx?|json|mjs))`/g)].map(
    ([, file = '']) => file,
  );
  const homes = [
    '',
    'src/',
    `${posix.dirname(paper)}/`,
    'src/law/tables/',
    'src/service/contract/',
    'src/service/',
    'src/site/search/',
  ];
  expect(
    named.filter((file) => !/^x[.-]/.test(file) && !homes.some((home) => existsSync(home + file))),
  ).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

test.each(['core', 'law', 'service', 'site'])('the page of %s has a row for each of its rooms', (wing) => {
  const rows = readFileSync(`src/${wing}/README.md`, 'utf8').matchAll(/^\| (`[a-z0-9, `-]+`) \| .+ \|$/gm);
  const rooms = [...rows].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name),
  );
  const folders = readdirSync(`src/${wing}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.sort()).toEqual(folders.map(({ name }) => name).sort());
});
