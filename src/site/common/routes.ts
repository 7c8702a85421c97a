import { scopes, slugs } from '../../core/bundled/names.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type Scope, type ScopeCode } from '../../core/holidays/scope.ts';
import { LOCALES, type Locale, toLocale } from '../../core/language/locale.ts';
import { PLANS, SECTIONS } from './counterparts.ts';

export { docsPath } from '../../service/contract/docs-pages.ts';

export type Section = keyof typeof SECTIONS;

const SECTION_NAMES = Object.keys(SECTIONS) as readonly Section[];

export const sectionPath = (locale: Locale, section: Section): string =>
  `/${locale}/${SECTIONS[section][locale]}/`;

/** The page of a named list in a year. */
export const listPagePath = (locale: Locale, id: string, year: number): string =>
  `${sectionPath(locale, 'lists')}${id}/${year}/`;

/** The static paths of a section's route, whose parameters are `locale` and the section itself. */
export const sectionPaths = (section: Section) =>
  LOCALES.map((locale) => ({ params: { locale, [section]: SECTIONS[section][locale] } }));

export const changesFeedPath = (locale: Locale): string => `/${locale}/changes.atom`;

/** The OpenSearch description. */
export const searchDescriptionPath = (locale: Locale): string => `/${locale}/search.osdx`;

export function scopeSlug(locale: Locale, code: ScopeCode): string {
  const scope = scopes.find((known) => known.code === code);
  if (!scope) throw new RangeError(`No scope "${code}"`);
  return slugIn(locale, scope);
}

function slugIn(locale: Locale, { slugEn, slugFr }: Scope): string {
  return locale === 'fr' ? slugFr : slugEn;
}

export const scopePath = (locale: Locale, code: ScopeCode): string =>
  `/${locale}/${scopeSlug(locale, code)}/`;

export const yearPath = (locale: Locale, code: ScopeCode, year: number): string =>
  `${scopePath(locale, code)}${year}/`;

/** The best days to take off: `/en/ontario/2027/days-to-book/`. */
export const plansPath = (locale: Locale, code: ScopeCode, year: number): string =>
  `${yearPath(locale, code, year)}${PLANS[locale]}/`;

/** The year of all places: `/en/2027/`. */
export const allPlacesYearPath = (locale: Locale, year: number): string => `/${locale}/${year}/`;

/** @throws {RangeError} for a holiday that the law does not have */
export function holidaySlug(locale: Locale, id: string): string {
  const slug = slugs[id]?.[locale];
  if (slug === undefined) throw new RangeError(`No slug of "${id}"`);
  return slug;
}

/** The page of pay for a holiday in a place; without a date, for the next holiday. */
export const payPath = (locale: Locale, place: ScopeCode, date?: string): string =>
  `${sectionPath(locale, 'pay')}?province=${place}${date === undefined ? '' : `&date=${date}`}`;

/** The page of a holiday; undefined for a day that only a named list has. */
export function holidayPath(locale: Locale, id: string): string | undefined {
  return Object.hasOwn(slugs, id) ? `/${locale}/${holidaySlug(locale, id)}/` : undefined;
}

/** The link to a holiday's page at the answer for a place; no address for a day that only a named list has. */
export function holidayLink(locale: Locale, id: string, place: ScopeCode): { href?: string } {
  const path = holidayPath(locale, id);
  return path ? { href: `${path}?place=${place}` } : {};
}

/** The page's section, for the menu. */
export function findPart(path: string): 'days' | 'plans' | 'allPlaces' | 'docs' | Section | undefined {
  const [, locale, slug = '', , plans] = path.split('/');
  if (!toLocale(locale ?? '')) return undefined;
  if (slug === 'docs') return 'docs';
  if (/^\d{4}$/.test(slug)) return 'allPlaces';
  if (Object.values(slugs).some(({ en, fr }) => slug === en || slug === fr)) return 'holidays';
  const isPlace = scopes.some(({ slugEn, slugFr }) => slug === slugEn || slug === slugFr);
  if (isPlace && plans) return 'plans';
  if (slug === '' || isPlace) return 'days';
  return SECTION_NAMES.find((name) => Object.values(SECTIONS[name]).some((word) => word === slug));
}

/** Reads the path of a year, `/en/ontario/1957/` or `/en/1957/` without a place, even if there is no such page; undefined for other paths. */
export function yearAsked(path: string) {
  const [, from, ...rest] = path.split('/');
  const locale = toLocale(from ?? '');
  const [year = '', slug] = rest.filter((segment) => segment !== '').toReversed();
  const code = locale && SCOPE_CODES.find((place) => scopeSlug(locale, place) === slug);
  const isKnown = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return locale && isKnown && (code || slug === undefined) ? { locale, code, year: Number(year) } : undefined;
}

/** The service's address, without a trailing slash. */
export function requireOrigin(site: URL | undefined): string {
  if (!site) throw new TypeError('The site has no address');
  return site.origin;
}
