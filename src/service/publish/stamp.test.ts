import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourcesFingerprint } from './stamp.ts';

describe('sourcesFingerprint', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'statdays-sources-'));
    for (const dir of ['data/listings', 'src/service/api', 'scripts/build', 'public', 'dist'])
      mkdirSync(join(root, dir), { recursive: true });
    writeFileSync(join(root, 'src/service/api/a.ts'), 'a');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test.each([
    'data/dates.json',
    'src/service/api/b.ts',
    'scripts/build/build.ts',
    'public/favicon.svg',
    'package-lock.json',
    'astro.config.mjs',
  ])('it changes with %s', (path) => {
    const before = sourcesFingerprint(root);
    writeFileSync(join(root, path), 'new');
    expect(sourcesFingerprint(root)).not.toBe(before);
  });

  test.each(['data/listings/on.json', 'src/service/api/b.test.ts', 'dist/build.json', 'README.md'])(
    'does not change with %s',
    (path) => {
      const before = sourcesFingerprint(root);
      writeFileSync(join(root, path), 'new');
      expect(sourcesFingerprint(root)).toBe(before);
    },
  );

  test('it changes at New Year in Toronto', () => {
    const [before, after] = ['2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z'].map((instant) =>
      sourcesFingerprint(root, Date.parse(instant)),
    );
    expect(before).toBe(sourcesFingerprint(root, Date.parse('2026-07-01')));
    expect(after).not.toBe(before);
  });

  test('a slash at the end of the root makes no difference', () => {
    writeFileSync(join(root, 'data/listings/on.json'), '[]');
    expect(sourcesFingerprint(`${root}/`)).toBe(sourcesFingerprint(root));
  });
});
