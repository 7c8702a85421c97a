import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { withElisionsApart } from './elisions.ts';

/** Writes the index of the search when the pages are built. Starlight's own step would index French words with what is elided before them. */
export const searchIndex: AstroIntegration = {
  name: 'search-index',
  hooks: { 'astro:build:done': ({ dir }) => writeIndex(fileURLToPath(dir)) },
};

/** @throws {Error} where Pagefind refuses a page or cannot write */
async function writeIndex(folder: string): Promise<void> {
  try {
    const index = withoutErrors(await pagefind.createIndex()).index;
    if (!index) throw new Error('Pagefind does not start');
    for await (const sourcePath of glob('**/*.html', { cwd: folder })) {
      const page = await readFile(join(folder, sourcePath), 'utf8');
      if (!isSearched(page)) continue;
      const content = sourcePath.startsWith('fr') ? withElisionsApart(page) : page;
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
