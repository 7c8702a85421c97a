/**
 * The pages of the documentation in their order; every slug exists in both languages under content/docs, in the folder of its group,
 * which its address goes without.
 */
export const DOCS_TREE = [
  {
    folder: 'start',
    en: 'Start',
    fr: 'Pour commencer',
    slugs: ['docs', 'docs/quick-start', 'docs/libraries', 'docs/console'],
  },
  {
    folder: 'guides',
    en: 'Guides',
    fr: 'Guides',
    slugs: [
      'docs/today',
      'docs/payroll',
      'docs/court-deadlines',
      'docs/several-provinces',
      'docs/from-libraries',
      'docs/moving',
      'docs/self-hosting',
      'docs/netlify',
    ],
  },
  {
    folder: 'api',
    en: 'API',
    fr: 'API',
    slugs: [
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
    folder: 'resources',
    en: 'Reference',
    fr: 'Référence',
    slugs: [
      'docs/reference',
      'docs/reference/holidays',
      'docs/reference/week',
      'docs/reference/business-days',
      'docs/reference/time-limit',
      'docs/reference/holiday-pay',
      'docs/reference/calendars',
      'docs/reference/lists',
      'docs/reference/files',
      'docs/reference/v3',
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
    slugs: ['docs/glossary', 'docs/weeks', 'docs/weekend-holidays', 'docs/how-made', 'docs/quality'],
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
