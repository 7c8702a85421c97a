import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../common/files.ts';

// The import rules hold for modules; they do not see into components.
test('no component imports a file of data/: the law is embedded', () => {
  const components = filesBelow('src/site').filter((file) => file.endsWith('.astro'));
  expect(components.length).toBeGreaterThan(100);
  const importing = components.filter((file) =>
    /(?:from |import\()['"`][./]*\/data\//.test(readFileSync(join('src/site', file), 'utf8')),
  );
  expect(importing).toEqual([]);
});
