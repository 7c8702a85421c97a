import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { withElisionsApart } from './elisions.ts';

/**
 * Writes the index of the search when the pages are built. Starlight's own step would index French words with what is elided before them.
 * @param site address of the service, which the index leaves out: packed as it is, no host could put another in its place
 */
export function searchIndex(site: string): AstroIntegration {
  return {
    name: 'search-index',
    hooks: { 'astro:build:done': ({ dir }) => writeIndex(fileURLToPath(dir), new URL(site)) },
  };
}

/** @throws {Error} where Pagefind refuses a page or cannot write */
async function writeIndex(folder: string, { origin }: URL): Promise<void> {
  try {
    const index = withoutErrors(await pagefind.createIndex()).index;
    if (!index) throw new Error('Pagefind does not start');
    const pages = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
    for (const sourcePath of pages.sort()) {
      const page = await readFile(join(folder, sourcePath), 'utf8');
      if (!isSearched(page)) continue;
      const text = page.replaceAll(origin, '');
      const content = sourcePath.startsWith('fr') ? withElisionsApart(text) : text;
      withoutErrors(await index.addHTMLFile({ sourcePath, content }));
    }
    withoutErrors(await index.writeFiles({ outputPath: join(folder, 'pagefind') }));
  } finally {
    await pagefind.close();
  }
}

function isSearched(page: string): boolean {
  return page.includes('data-pagefind-body');
}

function withoutErrors<Answer extends { readonly errors: readonly string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
}
