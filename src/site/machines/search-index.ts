import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';

/**
 * Writes the search index after the build. Starlight’s own step would index « l’indemnité » as one word.
 * @param site address of the service, left out of the index so that any host can serve it
 * @param year pages of this year and the next are indexed, no others
 */
export function searchIndex(site: string, year: number): AstroIntegration {
  return {
    name: 'search-index',
    hooks: { 'astro:build:done': ({ dir }) => writeIndex(fileURLToPath(dir), new URL(site), year) },
  };
}

/** @throws {Error} if Pagefind refuses a page or cannot write */
async function writeIndex(folder: string, { origin }: URL, year: number): Promise<void> {
  try {
    const { index } = withoutErrors(await pagefind.createIndex({ excludeSelectors: LEFT_OUT }));
    if (!index) throw new Error('Pagefind does not start');
    const pages = globSync('**/*.html', { cwd: folder });
    for (const sourcePath of pages.filter((path) => isFound(path, year)).sort()) {
      const page = await readFile(join(folder, sourcePath), 'utf8');
      if (!page.includes('data-pagefind-body')) continue;
      const content = forIndex(page.replaceAll(origin, ''), sourcePath);
      withoutErrors(await index.addHTMLFile({ sourcePath, content }));
    }
    withoutErrors(await index.writeFiles({ outputPath: join(folder, 'pagefind') }));
  } finally {
    await pagefind.close();
  }
}

/** Samples of code. Nothing that is built counts days. */
export const LEFT_OUT = ['pre'];
/** Words that French elides before a vowel: « l’ », « d’ », « qu’ » and their like; « aujourd’hui » is one word. */
const ELIDED = /\b(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’]/gi;
/** Separates two words but hardly shows. */
const HAIR_SPACE = '\u200a';

/** Pages of dates and other years would crowd out what people look for. The card answers those. The page for any date says nothing by itself. */
function isFound(path: string, year: number): boolean {
  if (/\/\d{4}-\d{2}-\d{2}\/|\/date\/index/.test(path)) return false;
  const [, named] = /\/(\d{4})\//.exec(path) ?? [];
  return named === undefined || [year, year + 1].includes(Number(named));
}

/** Tags between two words that would run together: « lists</span><span>4 ». */
const BETWEEN_WORDS = /(?<=[^\s([«“'’])(?:<(?!\/?(?:sup|wbr)\b)[^>]*>)+(?=[\p{L}\p{N}([«“])/gu;

/** A page as it is indexed: with the title of its tab and spaces between blocks and after what is elided. */
export function forIndex(page: string, path: string): string {
  const text = path.startsWith('fr') ? page.replace(ELIDED, `$&${HAIR_SPACE}`) : page;
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1]?.split(' | ')[0] ?? '';
  return text
    .replace(BETWEEN_WORDS, ' $& ')
    .replace(
      'data-pagefind-body',
      `data-pagefind-body data-pagefind-weight="${weigh(path)}" data-pagefind-meta="title[data-title]" data-title="${title.replaceAll('"', '&quot;')}"`,
    );
}

/** Holidays and places first, then years and lists, then the documentation. The pages of the reference repeat the same words. */
function weigh(path: string): number {
  const [, ...words] = path.split('/');
  if (words[0] === 'docs') return words[1] === 'reference' ? 0.2 : 0.4;
  return words.length <= 2 ? 3 : 1;
}

function withoutErrors<Answer extends { readonly errors: readonly string[] }>(answer: Answer): Answer {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
}
