import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { embedLawWithVite, readTablesOnce } from './src/law/bundled/embed.ts';
import { MOVED_DOCS } from './src/service/contract/docs-pages.ts';
import { repositoryUrl } from './src/service/documents/library.ts';
import { createCounterparts, isInSitemap } from './src/site/common/counterparts.ts';
import { documentationAsMarkdown } from './src/site/docs/markdown.ts';
import { preact } from './src/site/frame/preact.ts';
import { searchIndex } from './src/site/machines/search-index.ts';
import { embedSearchTexts } from './src/site/search/search-texts.ts';

const { law, slugs } = readTablesOnce(fileURLToPath(new URL('data', import.meta.url)));
const { listAlternates } = createCounterparts(law.scopes, slugs);
const site = process.env.SITE_URL ?? 'http://localhost:4321';
const repository = repositoryUrl(process.env);
// Astro need not tell its makers of each build.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Starlight components that ours replace: none may need an inline script or style, which the site's policy forbids. */
const component = (name) => `./src/site/starlight/${name}.astro`;

/** Astro marks each page of the documentation with a directive of its own, which the bundler remarks on every time. */
const onLog = (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log);

/** Many who look for the map of the site ask for it by this name. */
const sitemapByUsualName = {
  name: 'sitemap-by-usual-name',
  hooks: {
    'astro:build:done': ({ dir }) => copyFile(new URL('sitemap-index.xml', dir), new URL('sitemap.xml', dir)),
  },
};

/** What scripts share is in few files, so that a page asks for few. A file brings along all that its modules import, so the law has its own. */
const SHARED = {
  common:
    /preload-helper|\/src\/(?:core\/(?:calendar\/(?!date-rule)|common|language|holidays\/(?:cited-act|evidence|law|one-of-two|scope|days-off\/(?:next-free|weekends))\.)|service\/contract|site\/(?:common\/(?!disputed)|frame|i18n|place|day\/(?:day-|question-tabs)))/,
  counting: /\/src\/core\/(?:holidays\/days-off\/(?:business-days|substitutes)|questions\/choice-notes)/,
  listing: /\/src\/core\/lists\/(?:days-off|lists?|published|projection)\./,
  law: /\/src\/core\/(?:bundled\/law|holidays\/(?!shared|days-off\/plans))/,
  dates:
    /\/src\/(?:core\/holidays\/shared|service\/documents\/calendars\/window|site\/day\/(?:date-pages|owed))/,
  lists: /\/src\/core\/bundled\/lists/,
  offices: /\/src\/(?:core\/(?:bundled\/)?offices|site\/day\/office-rows)/,
  day: /\/src\/site\/day\/(?:date-turn|office-list|tile-map)/,
};
const toGroup = ([name, test]) => ({ name, test, minShareCount: name === 'common' ? 3 : 2 });
const codeSplitting = { groups: Object.entries(SHARED).map(toGroup) };

export default defineConfig({
  site,
  srcDir: './src/site',
  output: 'static',
  trailingSlash: 'ignore',
  prefetch: false,
  devToolbar: { enabled: false },
  // Starlight would put the English page where a French one is missing under its English name. The hosts redirect that address.
  redirects: Object.fromEntries(MOVED_DOCS),
  prerenderConflictBehavior: 'ignore',
  build: { inlineStylesheets: 'never', concurrency: 2, redirects: false },
  // A highlighter that writes style attributes is none for us; src/site/calls/code.astro writes classes.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [embedLawWithVite(), embedSearchTexts],
    build: { assetsInlineLimit: 0, rolldownOptions: { onLog } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
  integrations: [
    starlight({
      title: { 'en-CA': 'Stat Days', 'fr-CA': 'Jours fériés' },
      locales: { en: { label: 'English', lang: 'en-CA' }, fr: { label: 'Français', lang: 'fr-CA' } },
      defaultLocale: 'en',
      disable404Route: true,
      expressiveCode: false,
      pagefind: false,
      favicon: '/favicon.svg',
      customCss: [
        'styles/fonts',
        'styles/tokens',
        'styles/every-page',
        'frame/header',
        'frame/footer',
        'docs/docs-frame',
        'docs/docs-navigation',
        'docs/docs-content',
        'docs/docs-code',
        'frame/search',
        'docs/docs-print',
      ].map((name) => `./src/site/${name}.css`),
      // Ours is made of docs-tree.ts: a page has a name of its own in each language.
      sidebar: [],
      ...(repository && { editLink: { baseUrl: `${repository}/edit/main/` } }),
      components: {
        Head: component('head'),
        Header: component('header'),
        Footer: component('footer'),
        MobileMenuToggle: component('mobile-menu-toggle'),
        Pagination: component('pagination'),
        Sidebar: component('sidebar'),
        TableOfContents: component('table-of-contents'),
        MobileTableOfContents: component('mobile-table-of-contents'),
        ThemeProvider: component('theme-provider'),
      },
    }),
    sitemap({
      filter: isInSitemap,
      serialize: (item) => ({ ...item, links: listAlternates(item.url) }),
    }),
    sitemapByUsualName,
    preact,
    documentationAsMarkdown,
    searchIndex(site, law.referenceYear),
  ],
});
