import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { ENTRIES } from '../../../scripts/build/package-texts.ts';

export type Library = typeof import('../../../src/core/package/index.ts') &
  typeof import('../../../src/core/package/lists.ts') &
  typeof import('../../../src/core/package/time-limits.ts') &
  typeof import('../../../src/core/package/pay.ts') &
  typeof import('../../../src/core/package/check.ts');

/** The library that `install-library.ts` installed, with all of its entries together. */
export async function installedLibrary() {
  const { folder, tarball } = inject('library');
  const files = join(folder, 'node_modules/statdays');
  const entries = ENTRIES.map((name) => import(pathToFileURL(join(files, `${name}.js`)).href));
  const library: Library = Object.assign({}, ...(await Promise.all(entries)));
  return { folder, files, tarball, library };
}
