import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';

/** `en/docs/errors` of `en/docs/api/errors.mdx`, `en/docs` of `en/docs/start/index.mdx`: folders group the files alone. */
function slugOf({ entry }: { readonly entry: string }): string {
  return entry.replace(/\/docs\/[a-z]+\//, '/docs/').replace(/(?:\/index)?\.mdx$/, '');
}

export const collections = {
  docs: defineCollection({ loader: docsLoader({ generateId: slugOf }), schema: docsSchema() }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
