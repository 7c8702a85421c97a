import { type Day, yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { feedWindow, tenYearWindow } from '../../documents/calendars/window.ts';
import { SHEETS } from '../../documents/file-names.ts';
import type { DaysAlmanac } from '../../holidays/almanac.ts';
import { isServedYear } from '../../holidays/law.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { fullDate, longDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { joined } from '../../language/names.ts';
import { allPlacesYearPath, holidayPath, scopePath, sectionPath, yearPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { pathOfDate } from '../date/date-pages.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Question } from './question.ts';

/** What search shows above the pages that it found. */
export interface Card {
  /** Nothing was understood: pages may still mention it, and examples are shown. */
  readonly isUnknown?: true;
  /** The whole answer, in a line or two. */
  readonly answer: string;
  /** What else there is to say, with `*bold*` words and `_the time until a day_`. */
  readonly sentence?: string;
  /** Days, places or offices, and what is said of each. */
  readonly rows?: readonly (readonly [what: string, said: string])[];
  readonly links: readonly CardLink[];
}

export interface CardLink {
  readonly href: string;
  readonly title: string;
  readonly detail?: string;
}

/** Who asks, and the days that the law knows. */
export interface Asking {
  readonly locale: Locale;
  readonly t: Translate;
  readonly today: Day;
  /** Where the reader is, if we know. */
  readonly place?: ScopeCode | undefined;
  readonly almanac: DaysAlmanac;
}

/** A function that answers a form of question. A chapter that few questions need is loaded first. */
export type Answer = (question: Question, asking: Asking) => Card | Promise<Card>;

// Places

/** The place of a question, or the reader’s unless the question is about all of Canada. */
export function placeAsked({ places: [named], parts }: Question, { place }: Asking): ScopeCode | undefined {
  return named ?? (parts.has('everywhere') || parts.has('where') ? undefined : place);
}

/** In all of Canada, federal law applies. */
export const placeOf = (question: Question, asking: Asking): ScopeCode =>
  placeAsked(question, asking) ?? 'ca';

/** `Ontario`, `Canada (federal)`. */
export const placeName = (place: ScopeCode, { almanac, t, locale }: Asking): string =>
  place === 'ca' ? t('scope.federal') : shownName(almanac.scope(place), locale);

/** The lists of days off of civil courts. */
export const COURTS: Readonly<Partial<Record<ScopeCode, string>>> = {
  on: 'civil-procedure-on',
  qc: 'civil-procedure-qc',
  ca: 'federal-courts-ca',
};

// Days

/** The holidays by law of a place in a year. */
export const statutoryIn = (place: ScopeCode, year: number, { almanac }: Asking): readonly Occurrence[] =>
  almanac.days(place, year).filter(({ kind }) => kind === 'statutory');

/** `Monday, May 24, 2027.`, `Le lundi 24 mai 2027.` */
export const dateLine = (day: Day, { t, locale }: Asking): string =>
  t('search.date', { date: fullDate(day, locale) });

/** We count days for two years, not further. */
const MAX_DAYS = 731;

/** `*Victoria Day*, _in 183 days_.` @param said between the name and the time */
export function nameAndUntil(name: string, day: Day, { t, today }: Asking, said = ''): string {
  const n = day - today;
  const near: Readonly<Record<string, string>> = {
    '-1': t('search.yesterday'),
    '0': t('live.today'),
    '1': t('live.tomorrow'),
  };
  const time = near[n] ?? (n > 0 ? t('live.inDays', { n }) : t('search.ago', { n: -n }));
  return `*${name}*${said}${Math.abs(n) > MAX_DAYS ? '' : `, _${time}_`}.`;
}

/** A year that we have no data for. */
export const unknownYear = (year: number, asking: Asking): Card => ({
  answer: asking.t('search.year.unknown', { year }),
  sentence: asking.t('search.year.known'),
  links: [sectionLink('holidays', asking), ...yearLink(undefined, yearOf(asking.today), asking)],
});

// Links

/** A day that is only in a list has a page too, but the page for any date does as well. */
const NO_LISTS = { ids: [], days: () => [] };

/** A date, its holiday, and the year there. */
export const linksAbout = (
  day: Day,
  id: string | undefined,
  place: ScopeCode | undefined,
  asking: Asking,
): readonly CardLink[] => [
  dateLink(day, asking),
  ...holidayLink(id, asking),
  ...yearLink(place, yearOf(day), asking),
];

/** @param part of the page: what is open then */
export const dateLink = (day: Day, { locale, t, almanac }: Asking, part: '' | '#open' = ''): CardLink => ({
  href: pathOfDate(almanac, NO_LISTS, locale, day) + part,
  title: t('search.link.date', { date: longDate(day, locale) }),
  detail: t('search.link.dateDetail'),
});

/** The page of a holiday, if it has one. */
export function holidayLink(id: string | undefined, { locale, t, almanac }: Asking): readonly CardLink[] {
  const named = almanac.law.holidays[id ?? ''];
  const href = named && holidayPath(locale, id ?? '');
  return href ? [{ href, title: shownName(named, locale), detail: t('search.link.holiday') }] : [];
}

/** A year in a place, or in all of Canada: its page, or a spreadsheet if it has none. */
export function yearLink(place: ScopeCode | undefined, year: number, asking: Asking): readonly CardLink[] {
  const { locale, t, almanac } = asking;
  if (!isServedYear(year)) return [];
  if (place === undefined) return placesLink([], year, asking);
  const { first, last } = feedWindow(almanac.law.referenceYear);
  const title = t('search.link.year', { place: placeName(place, asking), year });
  if (year < first || year > last)
    return [{ href: pathOf(SHEETS[locale], { place, year }), title, detail: t('search.link.sheet') }];
  const numbers = [
    t('search.holidays', { n: statutoryIn(place, year, asking).length }),
    t('search.longWeekends', { n: almanac.longWeekends(place, year).length }),
  ];
  return [{ href: yearPath(locale, place, year), title, detail: numbers.join(', ') }];
}

/** A year in some places side by side; if none are named, in all of Canada. */
export function placesLink(places: readonly ScopeCode[], year: number, asking: Asking): readonly CardLink[] {
  const { locale, t, almanac } = asking;
  if (year > tenYearWindow(almanac.law.referenceYear).last) return [];
  const href = allPlacesYearPath(locale, year);
  if (places.length === 0)
    return [{ href, title: t('search.link.all', { year }), detail: t('search.link.allDetail') }];
  const names = places.map((place) => placeName(place, asking));
  const title = t('search.link.year', { place: joined(names, locale), year });
  return [{ href: `${href}?places=${places}`, title, detail: t('search.link.sideBySide') }];
}

export const placeLink = (place: ScopeCode, asking: Asking): CardLink => ({
  href: scopePath(asking.locale, place),
  title: placeName(place, asking),
  detail: asking.t('search.link.place'),
});

export const sectionLink = (
  section: 'week' | 'holidays' | 'businessDays' | 'deadline' | 'lists',
  { locale, t }: Asking,
  query = '',
): CardLink => ({
  href: `${sectionPath(locale, section)}${query}`,
  title: t(`search.link.${section}`),
  detail: t(`search.link.${section}Detail`),
});
