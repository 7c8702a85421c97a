import type { PageLink } from './asking.ts';

/** The build writes the index here, with the code that reads it. */
const PAGEFIND = '/pagefind/pagefind.js';
/** Nobody looks further. */
const MAX_PAGES = 8;

/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  options(options: { readonly excerptLength: number }): Promise<void>;
  search(term: string): Promise<{ readonly results: readonly { data(): Promise<Fragment> }[] }>;
}

interface Fragment {
  readonly url: string;
  /** HTML with the found words marked. */
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
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
 */
export async function findPages(term: string): Promise<readonly PageLink[]> {
  try {
    pagefind ??= load();
    const { results } = await (await pagefind).search(term);
    const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
    const forPeople = pages.filter(({ url }) => !/\/(?:docs|changes|modifications)\//.test(url));
    return (forPeople.length > 0 ? forPeople : pages).map(toLink);
  } catch (error) {
    console.error(error);
    return [];
  }
}

function toLink({ url, meta, excerpt }: Fragment): PageLink {
  const { childNodes } = new DOMParser().parseFromString(excerpt, 'text/html').body;
  const detail = [...childNodes].map(({ nodeName, textContent }) =>
    nodeName === 'MARK' ? { mark: textContent ?? '' } : (textContent ?? ''),
  );
  return { href: url, title: meta.title ?? url, detail };
}
