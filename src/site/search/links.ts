import { type Day, yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { feedWindow } from '../../documents/calendars/window.ts';
import { SHEETS } from '../../documents/file-names.ts';
import { isServedYear } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { longDate } from '../../language/dates.ts';
import { allPlacesYearPath, holidayPath, scopePath, sectionPath, yearPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { pathOfDate } from '../date/date-pages.ts';
import { type Asking, type Card, type CardLink, placeName, statutoryIn } from './card.ts';

/** A day that is only in a list has a page too, but the page for any date does as well. */
const NO_LISTS = { ids: [], days: () => [] };

export const dateLink = (day: Day, { locale, t, almanac }: Asking): CardLink => ({
  href: pathOfDate(almanac, NO_LISTS, locale, day),
  title: t('search.link.date', { date: longDate(day, locale) }),
  detail: t('search.link.dateDetail'),
});

/** What is open then. */
export function openLink(day: Day, asking: Asking): CardLink {
  const { href, ...link } = dateLink(day, asking);
  return { ...link, href: `${href}#open` };
}

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
  const window = feedWindow(almanac.law.referenceYear);
  const hasPage = year >= window.first && year <= window.last;
  if (place === undefined) {
    const shown = hasPage ? year : almanac.law.referenceYear;
    const title = t('search.link.all', { year: shown });
    return [{ href: allPlacesYearPath(locale, shown), title, detail: t('search.link.allDetail') }];
  }
  const numbers = [
    t('search.holidays', { n: statutoryIn(place, year, asking).length }),
    t('search.longWeekends', { n: almanac.longWeekends(place, year).length }),
  ];
  return [
    {
      href: hasPage ? yearPath(locale, place, year) : pathOf(SHEETS[locale], { place, year }),
      title: t('search.link.year', { place: placeName(place, asking), year }),
      detail: hasPage ? numbers.join(', ') : t('search.link.sheet'),
    },
  ];
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

/** A year that we have no data for. */
export function unknownYear(year: number, asking: Asking): Card {
  const { t } = asking;
  return {
    answer: [t('search.year.unknown', { year })],
    sentence: [t('search.year.known')],
    links: [sectionLink('holidays', asking), ...yearLink(undefined, yearOf(asking.today), asking)],
  };
}
