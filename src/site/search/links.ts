import { type Day, yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { feedWindow, tenYearWindow } from '../../documents/calendars/window.ts';
import { SHEETS } from '../../documents/file-names.ts';
import type { DaysAlmanac } from '../../holidays/almanac.ts';
import { isServedYear } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { longDate } from '../../language/dates.ts';
import { type Locale, nameIn } from '../../language/locale.ts';
import { joined } from '../../language/names.ts';
import {
  allPlacesYearPath,
  docsPath,
  holidayPath,
  scopePath,
  sectionPath,
  yearPath,
} from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { pathOfDate } from '../date/date-pages.ts';
import type { Translate } from '../i18n/texts.ts';
import words from './words.json' with { type: 'json' };

export interface CardLink {
  readonly href: string;
  readonly title: string;
  readonly detail?: string;
}

/** The language of the answers, and the days that the law knows. */
export interface Site {
  readonly locale: Locale;
  readonly t: Translate;
  readonly almanac: DaysAlmanac;
}

type Links = readonly CardLink[];

/** A day that is only in a list has a page too, but the page for any date does as well. */
const NO_LISTS = { ids: [], days: () => [] };

/** The pages that cards lead to. */
export function createLinks({ locale, t, almanac }: Site) {
  const { referenceYear } = almanac.law;

  /** `Ontario`, `Canada (federal)`. */
  const placeName = (place: ScopeCode): string =>
    place === 'ca' ? t('scope.federal') : shownName(almanac.scope(place), locale);

  /** @param part of the page: what is open then */
  const date = (day: Day, part: '' | '#open' = ''): CardLink => ({
    href: pathOfDate(almanac, NO_LISTS, locale, day) + part,
    title: t('search.link.date', { date: longDate(day, locale) }),
    detail: t('search.link.dateDetail'),
  });

  /** The page of a holiday, if it has one. */
  function holiday(id = ''): Links {
    const named = almanac.law.holidays[id];
    const href = named && holidayPath(locale, id);
    return href ? [{ href, title: shownName(named, locale), detail: t('search.link.holiday') }] : [];
  }

  /** A year in a place, or in all of Canada: its page, or a spreadsheet if it has none. */
  function year(place: ScopeCode | undefined, of: number): Links {
    if (!isServedYear(of)) return [];
    if (place === undefined) return sideBySide([], of);
    const { first, last } = feedWindow(referenceYear);
    const title = t('search.link.year', { place: placeName(place), year: of });
    if (of < first || of > last)
      return [{ href: pathOf(SHEETS[locale], { place, year: of }), title, detail: t('search.link.sheet') }];
    const n = almanac.days(place, of).filter(({ kind }) => kind === 'statutory').length;
    const long = t('search.longWeekends', { n: almanac.longWeekends(place, of).length });
    return [{ href: yearPath(locale, place, of), title, detail: `${t('search.holidays', { n })}, ${long}` }];
  }

  /** A year in some places side by side; if none are named, in all of Canada. */
  function sideBySide(places: readonly ScopeCode[], of: number): Links {
    if (of > tenYearWindow(referenceYear).last) return [];
    const href = allPlacesYearPath(locale, of);
    if (places.length === 0)
      return [{ href, title: t('search.link.all', { year: of }), detail: t('search.link.allDetail') }];
    const title = t('search.link.year', { place: joined(places.map(placeName), locale), year: of });
    return [{ href: `${href}?places=${places}`, title, detail: t('search.link.sideBySide') }];
  }

  return {
    placeName,
    date,
    holiday,
    year,
    sideBySide,
    /** A date, its holiday, and the year there. */
    about: (day: Day, id: string | undefined, place: ScopeCode | undefined): Links => [
      date(day),
      ...holiday(id),
      ...year(place, yearOf(day)),
    ],
    place: (place: ScopeCode, detail = t('search.link.place')): CardLink => ({
      href: scopePath(locale, place),
      title: placeName(place),
      detail,
    }),
    section: (
      section: 'week' | 'holidays' | 'businessDays' | 'deadline' | 'lists',
      query = '',
    ): CardLink => ({
      href: `${sectionPath(locale, section)}${query}`,
      title: t(`search.link.${section}`),
      detail: t(`search.link.${section}Detail`),
    }),
    /** A page of the documentation. */
    guide(id = ''): CardLink {
      const named = words.guides.find((row) => row.id === id);
      const title = named ? nameIn(named, locale) : t('nav.docs');
      const detail = t(named ? 'search.link.documentation' : 'search.link.docsDetail');
      return { href: docsPath(locale, id || undefined), title, detail };
    },
  };
}
