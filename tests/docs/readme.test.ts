import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
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

const { WINGS }: { readonly WINGS: Readonly<Record<'site', readonly string[]>> } = await import(
  new URL('../../tools/dependency-cruiser.mjs', import.meta.url).href
);

test('the map of the site has a row for each of its rooms', () => {
  const rows = readFileSync('src/site/README.md', 'utf8').matchAll(/^\| (`[a-z0-9, `-]+`) \| .+ \|$/gm);
  const rooms = [...rows].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name),
  );
  const folders = readdirSync('src/site', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.sort()).toEqual(folders.map(({ name }) => name).sort());
});

const files = readdirSync('src', { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
  posix.join(parentPath.replaceAll('\\', '/'), name),
);

/** The import rules do not read `.astro` and `.mdx`. */
describe('the pages of src/site', () => {
  const allowed = ['site', ...WINGS.site].map((wing) => `src/${wing}/`);

  /** What a page imports from src and may not. @param path of the page */
  const forbidden = (path: string, text: string): readonly string[] =>
    [...text.matchAll(/\b(?:from|import)[ (]*['"](\.[^'"]+)['"]/g)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((target) => /^(src|scripts|netlify|tests|data)\//.test(target))
      .filter((target) => !allowed.some((wing) => target.startsWith(wing)));

  test('import only what the room may', () => {
    const pages = files.filter((path) => /\.(astro|mdx)$/.test(path));
    expect(pages.flatMap((path) => forbidden(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  test.each([
    ["import type { Law } from '../../../tests/support/law/law.ts';", 'tests/support/law/law.ts'],
    // The law is embedded.
    ["import on from '../../../data/law/on.json';", 'data/law/on.json'],
  ])('may not say %s', (line, target) => {
    expect(forbidden('src/site/pages/404.astro', line)).toEqual([target]);
  });
});
