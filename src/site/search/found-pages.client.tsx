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

/** A page. Its excerpt is HTML with the found words marked. */
interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
}

/**
 * Finds the pages that contain the words of a term, the best first. The documentation and the changes of the data come only if nothing
 * else matches. Without an index, nothing is found.
 */
export async function findPages(term: string): Promise<readonly PageLink[]> {
  try {
    const pagefind = (await import(/* @vite-ignore */ PAGEFIND)) as Pagefind;
    await pagefind.options({ excerptLength: 18 });
    const { results } = await pagefind.search(term);
    const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
    const forPeople = pages.filter(({ url }) => !/\/(?:docs|changes|modifications)\//.test(url));
    return (forPeople.length > 0 ? forPeople : pages).map(({ url, meta, excerpt }) => ({
      href: url,
      title: meta.title ?? url,
      detail: [...new DOMParser().parseFromString(excerpt, 'text/html').body.childNodes].map(show),
    }));
  } catch (error) {
    console.error(error);
    return [];
  }
}

const show = ({ nodeName, textContent }: Node) =>
  nodeName === 'MARK' ? <mark>{textContent}</mark> : textContent;
