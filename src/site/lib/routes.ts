import slugs from '../../../data/holiday-slugs.json' with { type: 'json' };
import scopes from '../../../data/scopes.json' with { type: 'json' };
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { type Bilingual, type Locale, toLocale } from '../../language/locale.ts';

/** Language tags of the pages. */
export const LANGUAGE = { en: 'en-CA', fr: 'fr-CA' } as const;

/** Pages whose last segment is a word of the language. */
const SECTIONS = {
  explorer: { en: 'explorer', fr: 'explorateur' },
  week: { en: 'week', fr: 'semaine' },
  holidays: { en: 'holidays', fr: 'jours-feries' },
  date: { en: 'date', fr: 'date' },
  businessDays: { en: 'business-days', fr: 'jours-ouvrables' },
  deadline: { en: 'deadline', fr: 'delai' },
  lists: { en: 'lists', fr: 'listes' },
  changes: { en: 'changes', fr: 'modifications' },
} as const;

export type Section = keyof typeof SECTIONS;

const SECTION_NAMES = Object.keys(SECTIONS) as readonly Section[];

export const homePath = (locale: Locale): string => `/${locale}/`;

export const sectionPath = (locale: Locale, section: Section): string =>
  `/${locale}/${SECTIONS[section][locale]}/`;

/** @param slug as in the documentation's tree, `docs/quick-start` */
export const docsPath = (locale: Locale, slug = 'docs'): string => `/${locale}/${slug}/`;

export const changesFeedPath = (locale: Locale): string => `/${locale}/changes.atom`;

export function scopeSlug(locale: Locale, code: ScopeCode): string {
  const scope = scopes.find((known) => known.code === code);
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

/** Whether an address is that of a page to be listed, in a language and found. */
export function isListed(address: string): boolean {
  const [, locale, slug] = new URL(address).pathname.split('/');
  return (locale === 'en' || locale === 'fr') && slug !== '404';
}

/** The part of the site that a page belongs to: `days` holds home, places and their years, `allPlaces` the years of all, `holidays` each holiday. */
export function partOf(path: string): 'days' | 'allPlaces' | 'docs' | Section | undefined {
  const [, locale, slug = ''] = path.split('/');
  if (!toLocale(locale ?? '')) return undefined;
  if (slug === 'docs') return 'docs';
  if (/^\d{4}$/.test(slug)) return 'allPlaces';
  if (Object.values(HOLIDAY_SLUGS).some(({ en, fr }) => slug === en || slug === fr)) return 'holidays';
  if (slug === '' || scopes.some(({ slugEn, slugFr }) => slug === slugEn || slug === slugFr)) return 'days';
  return SECTION_NAMES.find((name) => Object.values(SECTIONS[name]).some((word) => word === slug));
}

export interface PlaceAndYear {
  readonly locale: Locale;
  readonly code: ScopeCode;
  readonly year: number;
}

/** What the path of a year's page, `/en/ontario/1957/`, names, whether that page exists or not; undefined for any other path. */
export function placeAndYear(path: string): PlaceAndYear | undefined {
  const [, from, slug, year = ''] = path.split('/');
  const locale = toLocale(from ?? '');
  const code = locale && SCOPE_CODES.find((place) => scopeSlug(locale, place) === slug);
  const isKnown = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return locale && code && isKnown ? { locale, code, year: Number(year) } : undefined;
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
  const word = WORDS.find((entry) => entry[from] === second)?.[locale] ?? second;
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
