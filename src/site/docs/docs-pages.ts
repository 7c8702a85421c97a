import { getCollection } from 'astro:content';
import type { Locale } from '../../core/language/locale.ts';
import { docsPath } from '../common/routes.ts';
import { DOCS_TREE } from './docs-tree.ts';

const entries = await getCollection('docs');

/** The tree of the documentation in a language, with the title and the description of each page. */
export const docsGroups = (locale: Locale) =>
  DOCS_TREE.map((group) => ({
    label: group[locale],
    pages: group.slugs.map((slug) => {
      const href = docsPath(locale, slug);
      const page = entries.find(({ id }) => `/${id}/` === href)?.data;
      return { href, label: page?.title ?? slug, description: page?.description ?? '' };
    }),
  }));
