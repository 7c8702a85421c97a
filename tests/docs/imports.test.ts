import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/*
 * dependency-cruiser does not read `.astro` and `.mdx`, so the rules for the site are checked here.
 */

interface Rules {
  readonly WINGS: Readonly<Record<'site', readonly string[]>>;
  readonly FLOORS: readonly (readonly string[])[];
}

const { WINGS, FLOORS }: Rules = await import(
  new URL('../../tools/dependency-cruiser.mjs', import.meta.url).href
);

/** The floor of the pages: none of them imports another. */
const PAGES = 2;

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports = globSync('src/site/**/*.{ts,tsx,astro,mdx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

test('the site imports its own wing and those that it may', () => {
  // The score is a table of its own, which one page shows as it is.
  const allowed = [...['site', ...WINGS.site].map((wing) => `src/${wing}/`), 'data/score/score.json'];
  const others = imports.filter(({ to }) => /^(src|scripts|netlify|tests|data)\//.test(to));
  expect(others.filter(({ to }) => !allowed.some((wing) => to.startsWith(wing)))).toEqual([]);
});

test('a room of the site imports rooms of lower floors, and pages import no other page', () => {
  expect(imports.filter(({ from, to }) => !isDownwards(roomOf(from), roomOf(to)))).toEqual([]);
});

test('no two rooms of the site import each other', () => {
  const pairs = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const isMutual = (pair: string): boolean => pairs.has(pair.split(' ').reverse().join(' '));
  expect([...pairs].filter((pair) => new Set(pair.split(' ')).size > 1 && isMutual(pair))).toEqual([]);
});

function importsIn(file: string, text: string): readonly Import[] {
  return [...text.matchAll(/\b(?:from|import)[ (]*['"](\.[^'"]+)['"]/g)].map(([, target = '']) => ({
    from: file,
    to: posix.join(posix.dirname(file), target),
  }));
}

/** @returns an empty string for a file that is in none of the site's rooms */
function roomOf(file: string): string {
  return /^src\/site\/([^/]+)\//.exec(file)?.[1] ?? '';
}

function isDownwards(from: string, to: string): boolean {
  if (from === to || from === '' || to === '') return true;
  const above = FLOORS.findIndex((rooms) => rooms.includes(from));
  const below = FLOORS.findIndex((rooms) => rooms.includes(to));
  return above >= 0 && below >= 0 && (below < above || (below === above && above !== PAGES));
}
