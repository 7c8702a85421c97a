import scopes from '../../../data/scopes.json' with { type: 'json' };
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';

/** Language tags of the pages. */
export const LANGUAGE = { en: 'en-CA', fr: 'fr-CA' } as const;

/** Pages whose last segment is a word of the language. */
const SECTIONS = {
  explorer: { en: 'explorer', fr: 'explorateur' },
  week: { en: 'week', fr: 'semaine' },
} as const;

export type Section = keyof typeof SECTIONS;

export const homePath = (locale: Locale): string => `/${locale}/`;

export const sectionPath = (locale: Locale, section: Section): string =>
  `/${locale}/${SECTIONS[section][locale]}/`;

/** @param slug as in the documentation's tree, `docs/quick-start` */
export const docsPath = (locale: Locale, slug = 'docs'): string => `/${locale}/${slug}/`;

export const changesFeedPath = (locale: Locale): string => `/${locale}/changes.atom`;

export function scopeSlug(locale: Locale, code: ScopeCode): string {
  const scope = scopes.find((each) => each.code === code);
  if (!scope) throw new RangeError(`No scope "${code}"`);
  return slugIn(locale, scope);
}

function slugIn(locale: Locale, { slugEn, slugFr }: (typeof scopes)[number]): string {
  return locale === 'fr' ? slugFr : slugEn;
}

export const scopePath = (locale: Locale, code: ScopeCode): string =>
  `/${locale}/${scopeSlug(locale, code)}/`;

export const yearPath = (locale: Locale, code: ScopeCode, year: number): string =>
  `${scopePath(locale, code)}${year}/`;

/** Whether a page is listed under its own address: the page of a place without a year is one of a year's page. */
export function isCanonical(address: string): boolean {
  const [, locale, slug, ...rest] = new URL(address).pathname.split('/');
  if (locale !== 'en' && locale !== 'fr') return false;
  const isScope = scopes.some((each) => slugIn(locale, each) === slug);
  return slug !== '404' && !(isScope && rest.join('') === '');
}

/** English and French words of an address, both ways. */
const WORDS: readonly { readonly en: string; readonly fr: string }[] = [
  ...Object.values(SECTIONS),
  ...scopes.map(({ slugEn, slugFr }) => ({ en: slugEn, fr: slugFr })),
];

/** The path of the same page in the other language; paths are those of pages, `/en/ontario/2026/`. */
export function counterpartPath(path: string, locale: Locale): string {
  const [, from, second, ...rest] = path.split('/');
  if (from !== 'en' && from !== 'fr') return homePath(locale);
  const word = WORDS.find((each) => each[from] === second)?.[locale] ?? second;
  return ['', locale, word, ...rest].join('/');
}

export interface Alternate {
  readonly lang: string;
  readonly url: string;
}

/** What a page of this address is called in each language, itself included, for `hreflang`. */
export function alternatesOf(address: string): Alternate[] {
  const { origin, pathname } = new URL(address);
  const url = (locale: Locale): string => `${origin}${counterpartPath(pathname, locale)}`;
  return [
    { lang: LANGUAGE.en, url: url('en') },
    { lang: LANGUAGE.fr, url: url('fr') },
    { lang: 'x-default', url: url('en') },
  ];
}
