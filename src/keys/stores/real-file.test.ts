import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realFile } from './real-file.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statdays-links-')));

beforeAll(() => {
  mkdirSync(join(folder, 'releases', '7'), { recursive: true });
  writeFileSync(join(folder, 'releases', '7', 'keys.json'), '');
  const links: [link: string, target: string][] = [
    ['current', 'releases/7'],
    ['link.json', 'current/keys.json'],
    ['chain.json', 'link.json'],
    ['dangling.json', 'releases/new.json'],
    ['dangling-chain.json', 'dangling.json'],
    ['releases/7/up.json', '../up.json'],
    ['circle.json', 'circle.json'],
    ['lost.json', 'nowhere/keys.json'],
  ];
  for (const [link, target] of links) symlinkSync(target, join(folder, link));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a file', 'releases/7/keys.json', 'releases/7/keys.json'],
  ['a file that is not there yet', 'keys.json', 'keys.json'],
  ['a link into a linked folder', 'link.json', 'releases/7/keys.json'],
  ['a link to a link', 'chain.json', 'releases/7/keys.json'],
  ['a link to a file that is not there yet', 'dangling.json', 'releases/new.json'],
  ['a link to such a link', 'dangling-chain.json', 'releases/new.json'],
  ['a link upwards from a linked folder', 'current/up.json', 'releases/up.json'],
])('%s', (_name, path, expected) => {
  expect(realFile(join(folder, path))).toBe(join(folder, expected));
});

test.each([
  ['a circle', 'circle.json', 'ELOOP'],
  ['a folder that is not there', 'nowhere/keys.json', 'ENOENT'],
  ['a link into a folder that is not there', 'lost.json', 'ENOENT'],
])('%s is refused', (_name, path, code) => {
  expect(() => realFile(join(folder, path))).toThrow(code);
});
