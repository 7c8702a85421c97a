import { withoutAccents, wordsOf } from './fold.ts';

/** The build writes the index here, with the code that reads it. */
const PAGEFIND = '/pagefind/pagefind.js';
/** Nobody looks further. */
const MAX_PAGES = 8;

export interface FoundPage {
  readonly href: string;
  readonly title: string;
  /** Its text with the found words marked. */
  readonly content: readonly { readonly text: string; readonly isMarked: boolean }[];
}

interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
}

/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  options(options: { readonly excerptLength: number }): Promise<void>;
  search(term: string): Promise<{ readonly results: readonly { data(): Promise<Fragment> }[] }>;
}

let pagefind: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  const loaded = (await import(/* @vite-ignore */ PAGEFIND)) as Pagefind;
  await loaded.options({ excerptLength: 18 });
  return loaded;
}

/**
 * Finds the pages that contain the words of a term, the best first. The documentation and the changes of the data come only if nothing
 * else matches. Without an index, nothing is found.
 * @param isStrict only pages that contain every word: Pagefind also finds “as” for “asdfgh”
 */
export async function findPages(term: string, isStrict: boolean): Promise<readonly FoundPage[]> {
  try {
    pagefind ??= load();
    const { results } = await (await pagefind).search(term);
    const fragments = await Promise.all(
      results.slice(0, isStrict ? 2 * MAX_PAGES : MAX_PAGES).map((result) => result.data()),
    );
    const pages = fragments.filter((fragment) => !isStrict || hasWords(fragment, term));
    const forPeople = pages.filter(({ url }) => !/\/(?:docs|changes|modifications)\//.test(url));
    return (forPeople.length > 0 ? forPeople : pages).slice(0, MAX_PAGES).map(toPage);
  } catch (error) {
    console.error(error);
    return [];
  }
}

const foldedWords = (text: string): readonly string[] => wordsOf(withoutAccents(text).toLowerCase());

/**
 * Whether Pagefind marked every word of three letters or more, or one with another ending: `caching` and `cached`. It marks words with
 * hyphens between them as one: `If-None-Match`.
 */
function hasWords({ excerpt }: Fragment, text: string): boolean {
  const marks = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, mark = '']) => foldedWords(mark));
  const words = foldedWords(text).filter(({ length }) => length >= 3);
  const isMarked = (word: string): boolean =>
    marks.some((mark) => mark.startsWith(word.slice(0, Math.max(3, word.length - 3))));
  return words.length > 0 && words.every(isMarked);
}

function toPage({ url, meta, excerpt }: Fragment): FoundPage {
  const { childNodes } = new DOMParser().parseFromString(excerpt, 'text/html').body;
  const content = [...childNodes].map((node) => ({
    text: node.textContent ?? '',
    isMarked: node.nodeName === 'MARK',
  }));
  return { href: url, title: meta.title ?? url, content };
}
