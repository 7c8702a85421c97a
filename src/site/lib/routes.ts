import slugs from '../../../data/holiday-slugs.json' with { type: 'json' };
import scopes from '../../../data/scopes.json' with { type: 'json' };
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Bilingual, Locale } from '../../language/locale.ts';

/** Language tags of the pages. */
export const LANGUAGE = { en: 'en-CA', fr: 'fr-CA' } as const;

/** Pages whose last segment is a word of the language. */
const SECTIONS = {
  explorer: { en: 'explorer', fr: 'explorateur' },
  week: { en: 'week', fr: 'semaine' },
  holidays: { en: 'holidays', fr: 'jours-feries' },
  date: { en: 'date', fr: 'date' },
  businessDays: { en: 'business-days', fr: 'jours-ouvrables' },
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

/** The year of all places: `/en/2027/`. */
export const allPlacesYearPath = (locale: Locale, year: number): string => `/${locale}/${year}/`;

/** The words of the holidays' addresses, by id: written down, so that an address outlives a change of a name. */
const HOLIDAY_SLUGS: Readonly<Record<string, Bilingual<string>>> = slugs;

/** @throws {RangeError} for a holiday without a slug: each of data/holidays.json needs one */
export function holidaySlug(locale: Locale, id: string): string {
  const slug = HOLIDAY_SLUGS[id]?.[locale];
  if (slug === undefined) throw new RangeError(`data/holiday-slugs.json has no slug of "${id}"`);
  return slug;
}

/** The page of a holiday; undefined for a day that only the provider reports. */
export function holidayPath(locale: Locale, id: string): string | undefined {
  return Object.hasOwn(HOLIDAY_SLUGS, id) ? `/${locale}/${holidaySlug(locale, id)}/` : undefined;
}

/** Whether a page is listed under its own address: the page of a place without a year is one of a year's page. */
export function isCanonical(address: string): boolean {
  const [, locale, slug, ...rest] = new URL(address).pathname.split('/');
  if (locale !== 'en' && locale !== 'fr') return false;
  const isScope = scopes.some((each) => slugIn(locale, each) === slug);
  return slug !== '404' && !(isScope && rest.join('') === '');
}

/** English and French words of an address, both ways. */
const WORDS: readonly Bilingual<string>[] = [
  ...Object.values(SECTIONS),
  ...scopes.map(({ slugEn, slugFr }) => ({ en: slugEn, fr: slugFr })),
  ...Object.values(HOLIDAY_SLUGS),
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
