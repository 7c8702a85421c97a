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

export const DOCS_PAGES: readonly (readonly [en: string, fr: string])[] = Object.entries(PAGES);

/** A slug of the documentation in a language: `docs/erreurs` of `docs/errors`. */
export function docsSlug(locale: Locale, slug: string): string {
  const page = slug.replace(/^docs\/?/, '');
  const [en, fr] = DOCS_PAGES.find((names) => names.some((name) => name === page)) ?? [page, page];
  return slug === 'docs' ? slug : `docs/${locale === 'fr' ? fr : en}`;
}

/** The address of a page. @param slug in either language: `docs/errors` or `docs/erreurs`; `docs` for the first page */
export const docsPath = (locale: Locale, slug = 'docs'): string => `/${locale}/${docsSlug(locale, slug)}/`;

/** Where a French page is, by its address with the English name, without a slash at the end. */
export const MOVED_DOCS: ReadonlyMap<string, string> = new Map(
  DOCS_PAGES.filter(([en, fr]) => en !== fr).map(([en]) => [`/fr/docs/${en}`, docsPath('fr', `docs/${en}`)]),
);
