/**
 * The pages of the documentation in their order, by their English slugs; every page exists in both languages under content/docs, in the
 * folder of its group, which its address goes without.
 */
export const DOCS_TREE = [
  {
    folder: 'start',
    en: 'Start',
    fr: 'Pour commencer',
    slugs: ['docs', 'docs/quick-start', 'docs/libraries'],
  },
  {
    folder: 'guides',
    en: 'Guides',
    fr: 'Guides',
    slugs: ['docs/payroll', 'docs/check-a-list', 'docs/moving', 'docs/self-hosting', 'docs/netlify'],
  },
  {
    folder: 'api',
    en: 'API',
    fr: 'API',
    slugs: [
      'docs/reference',
      'docs/reference/holidays',
      'docs/weeks',
      'docs/business-days',
      'docs/time-limits',
      'docs/holiday-pay',
      'docs/reference/v3',
      'docs/errors',
      'docs/limits',
      'docs/caching',
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
    slugs: ['docs/glossary', 'docs/weekend-holidays', 'docs/how-made', 'docs/quality', 'docs/differences'],
  },
  {
    folder: 'about',
    en: 'About',
    fr: 'À propos',
    slugs: ['docs/changelog', 'docs/terms', 'docs/privacy'],
  },
] as const;
