/**
 * The pages of the documentation in their order; every slug exists in both languages under content/docs, in the folder of its group,
 * which its address goes without.
 */
export const DOCS_TREE = [
  {
    folder: 'start',
    en: 'Start',
    fr: 'Pour commencer',
    slugs: ['docs', 'docs/quick-start', 'docs/libraries', 'docs/moving', 'docs/console'],
  },
  {
    folder: 'api',
    en: 'API',
    fr: 'API',
    slugs: [
      'docs/reference',
      'docs/business-days',
      'docs/time-limits',
      'docs/holiday-pay',
      'docs/errors',
      'docs/caching',
      'docs/limits',
      'docs/key',
    ],
  },
  {
    folder: 'files',
    en: 'Calendars and files',
    fr: 'Calendriers et fichiers',
    slugs: ['docs/calendars', 'docs/downloads', 'docs/lists'],
  },
  {
    folder: 'data',
    en: 'The data',
    fr: 'Les données',
    slugs: ['docs/weeks', 'docs/weekend-holidays', 'docs/how-made', 'docs/quality'],
  },
  {
    folder: 'operation',
    en: 'Operation',
    fr: 'Exploitation',
    slugs: ['docs/self-hosting', 'docs/capacity', 'docs/architecture'],
  },
  {
    folder: 'about',
    en: 'About',
    fr: 'À propos',
    slugs: ['docs/changelog', 'docs/faq', 'docs/terms', 'docs/privacy'],
  },
] as const;

/** The same tree in the form that Starlight's configuration takes. */
export const sidebar = DOCS_TREE.map(({ en, fr, slugs }) => ({
  label: en,
  translations: { 'fr-CA': fr },
  items: slugs.map((slug) => ({ slug })),
}));
