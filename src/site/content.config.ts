import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { docsSlug } from '../service/contract/docs-pages.ts';

/** `fr/docs/erreurs` of `fr/docs/api/errors.mdx`, `en/docs` of `en/docs/start/index.mdx`: folders only group the files. */
function findSlug({ entry }: { readonly entry: string }): string {
  const locale = entry.startsWith('fr/') ? 'fr' : 'en';
  const slug = entry.slice('en/'.length).replace(/docs\/[a-z]+\//, 'docs/');
  return `${locale}/${docsSlug(locale, slug.replace(/(?:\/index)?\.mdx$/, ''))}`;
}

export const collections = {
  docs: defineCollection({ loader: docsLoader({ generateId: findSlug }), schema: docsSchema() }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
