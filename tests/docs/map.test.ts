import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROW = /^\| `src\/([a-z]+)` \| .+ \| (.*) ?\|$/gm;
const map = Object.fromEntries(
  [...readFileSync('README.md', 'utf8').matchAll(ROW)].map(([, room = '', rooms = '']) => [
    room,
    rooms.trim() === '' ? [] : rooms.trim().split(', '),
  ]),
);

const rules = await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href);

describe('the map of README', () => {
  test('names every room of src', () => {
    expect(Object.keys(map).sort()).toEqual(readdirSync('src').sort());
  });

  test('allows what the import rules allow, and nothing else', () => {
    expect(map).toEqual(rules.ROOMS);
  });

  const folders = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory() && !`${each.parentPath}/${each.name}`.startsWith('src/site'))
    .map((each) => `${each.parentPath}/${each.name}`);

  test.each(folders)('%s has about ten files of its own at most', (folder) => {
    const files = readdirSync(folder, { withFileTypes: true }).filter(
      (each) => each.isFile() && !each.name.endsWith('.test.ts'),
    );
    expect(files.length).toBeLessThanOrEqual(11);
  });
});
