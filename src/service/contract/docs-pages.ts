import type { Locale } from '../../core/language/locale.ts';

/** The pages of the documentation: the end of each address in English and in French. */
const PAGES = {
  'quick-start': 'demarrage-rapide',
  libraries: 'bibliotheques',
  payroll: 'paie',
  'check-a-list': 'verifier-une-liste',
  moving: 'changer-de-service',
  'self-hosting': 'exploiter-le-service',
  netlify: 'netlify',
  reference: 'requetes',
  'reference/holidays': 'requetes/jours-feries',
  'reference/v3': 'requetes/v3',
  weeks: 'semaines',
  'business-days': 'jours-ouvrables',
  'time-limits': 'delais',
  'holiday-pay': 'paie-jours-feries',
  errors: 'erreurs',
  limits: 'cles-et-limites',
  caching: 'mise-en-cache',
  calendars: 'calendriers',
  downloads: 'telechargements',
  lists: 'listes',
  glossary: 'glossaire',
  'weekend-holidays': 'feries-de-fin-de-semaine',
  'how-made': 'origine-des-donnees',
  quality: 'qualite',
  differences: 'autres-sources',
  changelog: 'modifications',
  terms: 'conditions',
  privacy: 'confidentialite',
} as const;

type Page = keyof typeof PAGES;

/** Addresses without a page of their own, and the page that holds their subject. */
const PARTS: Readonly<Record<string, Page>> = {
  today: 'quick-start',
  console: 'reference',
  essayer: 'reference',
  faq: 'glossary',
  questions: 'glossary',
  'several-provinces': 'calendars',
  'court-deadlines': 'time-limits',
  'from-libraries': 'moving',
  key: 'limits',
  'reference/week': 'weeks',
  'reference/business-days': 'business-days',
  'reference/time-limit': 'time-limits',
  'reference/holiday-pay': 'holiday-pay',
  'reference/calendars': 'calendars',
  'reference/lists': 'lists',
  'reference/files': 'downloads',
};

const pages: readonly (readonly [en: string, fr: string])[] = Object.entries(PAGES);

/** A slug of the documentation in a language: `docs/erreurs` of `docs/errors`. */
export function docsSlug(locale: Locale, slug: string): string {
  const page = slug.replace(/^docs\/?/, '');
  const [en, fr] = pages.find((names) => names.some((name) => name === page)) ?? [page, page];
  return slug === 'docs' ? slug : `docs/${locale === 'fr' ? fr : en}`;
}

/** The address of a page. @param slug in either language: `docs/errors` or `docs/erreurs`; `docs` for the first page */
export const docsPath = (locale: Locale, slug = 'docs'): string => `/${locale}/${docsSlug(locale, slug)}/`;

/** Addresses that lead to another page, without a slash at the end: a French page under its English name, or a part of a page. */
export const MOVED_DOCS: ReadonlyMap<string, string> = new Map([
  ...pages
    .filter(([en, fr]) => en !== fr)
    .map(([en]) => [`/fr/docs/${en}`, docsPath('fr', `docs/${en}`)] as const),
  ...Object.entries(PARTS).flatMap(([part, page]) => [
    [`/en/docs/${part}`, docsPath('en', `docs/${page}`)] as const,
    [`/fr/docs/${part}`, docsPath('fr', `docs/${page}`)] as const,
  ]),
]);
