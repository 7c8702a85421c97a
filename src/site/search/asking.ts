import type { ComponentChildren } from 'preact';
import { type Day, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { dayInYear, fullDate, longDate } from '../../core/language/dates.ts';
import { capital, type Locale, type Named, nameIn } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import type { Office } from '../../core/offices/office-table.ts';
import { feedWindow, tenYearsAhead } from '../../service/documents/calendars/window.ts';
import { planningYear } from '../common/planning-year.ts';
import * as routes from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { pathOfDate } from '../day/date-pages.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Question } from './question.ts';
import words from './words.json' with { type: 'json' };
import { yearSpan } from './written-dates.ts';

/** Search shows it above the pages that it found. */
export interface Card {
  /** Whether nothing was understood. Examples are shown. */
  readonly isUnknown?: boolean;
  /** The whole answer, in one line or two. */
  readonly line: string;
  /** The day, place or office that it is about, before what else there is to say. */
  readonly about?: string | undefined;
  readonly said?: string | undefined;
  readonly rows?: readonly Row[];
  /** The words of the question that the answer leaves out. */
  readonly note?: string;
  readonly links: readonly PageLink[];
}

/** A day, a place or an office, and what is said of it. */
export type Row = readonly [what: string, said: string];

export interface PageLink {
  readonly href: string;
  readonly title: string;
  readonly detail?: ComponentChildren;
}

export interface Asker {
  readonly locale: Locale;
  readonly t: Translate;
  readonly almanac: Almanac;
  readonly today: Day;
  /** Where the reader is, if we know. */
  readonly home?: ScopeCode | undefined;
}

/** Who asks, where and when the question plays, and what answers are made of. */
export type Asking = ReturnType<typeof createAsking>;

/** We count days for two years, not further. */
const MAX_DAYS = 731;

/** All that an answer says below its line. */
export const sayAll = ({ about = '', said = '' }: Pick<Card, 'about' | 'said'>): string => about + said;

export const spaced = (...sentences: readonly (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

export function createAsking(asker: Asker, question: Question) {
  const { t, locale, today } = asker;
  const { has, places, year, month } = question;
  const [named] = places;
  /** The place of the question, or the reader’s unless the question is about all of Canada. */
  const asked = named ?? (has('everywhere', 'where') ? undefined : asker.home);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    ...question,
    ...asker,
    asked,
    /** In all of Canada, federal law applies. */
    place: asked ?? ('ca' as const),
    /** The month or the year of the question; otherwise what is left of this year, or the year that people plan now. */
    span: month ?? yearSpan(year ?? (has('left') ? yearOf(today) : planningYear(today))),
    /** `in Ontario`, `au Québec` */
    where: (place: ScopeCode): string => t(`in.${place}`),
    name: (named: Named): string => shownName(named, locale),
    /** `Monday, May 24, 2027`, `lundi 24 mai 2027` */
    full: (day: Day): string => fullDate(day, locale),
    /** `May 24, 2027` */
    long: (day: Day): string => longDate(day, locale),
    /** `Monday, May 24`, to begin a row of a year. */
    inYear: (day: Day): string => capital(dayInYear(day, locale)),
    /** `Monday, May 24, 2027.`, `Le lundi 24 mai 2027.` */
    dateLine: (day: Day): string => t('search.date', { date: fullDate(day, locale) }),
    /** `, in 183 days.`, after a name; a full stop if the day is far away. A number stays on the line of its unit. */
    until: (day: Day): string =>
      Math.abs(day - today) > MAX_DAYS
        ? '.'
        : `, ${relative.format(day - today, 'day').replace(/(?<=\d) /, '\u00a0')}.`,
    link: linksFor(asker, named),
  };
}

/** A day that is only in a list has a page too, but the page for any date does as well. */
const NO_LISTS = { ids: [], days: () => [] };

/** The pages that answers lead to. @param named the place of the question, for which a page answers too */
function linksFor({ locale, t, almanac }: Asker, named: ScopeCode | undefined) {
  const { referenceYear, holidays } = almanac.law;
  const to = (href: string, title: string, detail = ''): PageLink => ({ href, title, detail });

  const inPlace = (href: string): string =>
    named ? `${href}${href.includes('?') ? '&' : '?'}place=${named}` : href;

  /** `Ontario`, `Canada (federal)`. */
  const placeName = (place: ScopeCode): string =>
    place === 'ca' ? t('scope.federal') : shownName(almanac.scope(place), locale);

  /** @param part of the page: what is open then */
  const date = (day: Day, part: '' | '#open' = ''): PageLink =>
    to(
      inPlace(pathOfDate(almanac, NO_LISTS, locale, day)) + part,
      t('search.link.date', { date: longDate(day, locale) }),
      t('search.link.dateDetail'),
    );

  /** The page of a holiday, if it has one. */
  function holiday(id = ''): readonly PageLink[] {
    const href = routes.holidayPath(locale, id);
    const one = holidays[id];
    return href && one ? [to(inPlace(href), shownName(one, locale), t('search.link.holiday'))] : [];
  }

  /** A year in a place, or in several or all side by side. */
  function year(some: ScopeCode | undefined | readonly ScopeCode[], of: number): readonly PageLink[] {
    const places = [some ?? []].flat();
    const [place, ...others] = places;
    const named = joined(places.map(placeName), locale);
    const title = place
      ? t('search.link.year', { place: named, year: of })
      : t('search.link.all', { year: of });
    if (!place || others.length > 0) {
      const href = routes.allPlacesYearPath(locale, of) + (place ? `?places=${places}` : '');
      return of > tenYearsAhead(referenceYear) ? [] : [to(href, title, t('search.link.sideBySide'))];
    }
    const { first, last } = feedWindow(referenceYear);
    return of < first || of > last ? [] : [to(routes.yearPath(locale, place, of), title)];
  }

  return {
    to,
    placeName,
    date,
    holiday,
    year,
    place: (place: ScopeCode, detail = t('search.link.place')): PageLink =>
      to(routes.scopePath(locale, place), placeName(place), detail),
    section: (name: 'week' | 'holidays' | 'businessDays' | 'deadline' | 'lists', query = ''): PageLink =>
      to(routes.sectionPath(locale, name) + query, t(`search.link.${name}`), t(`search.link.${name}Detail`)),
    payRules: (): PageLink => to(routes.sectionPath(locale, 'payRules'), t('pay.compare')),
    /** A page of the documentation, or that of a list to check. */
    guide(id = ''): PageLink {
      const named = words.guides.find((row) => row.id === id);
      if (named && id === 'checkList') return to(routes.sectionPath(locale, id), nameIn(named, locale));
      const title = named ? nameIn(named, locale) : t('nav.docs');
      return to(routes.docsPath(locale, id || undefined), title, t('search.link.documentation'));
    },
  };
}

/** The list by which the Federal Courts, or the civil courts of a province, count days. */
export const findCourtList = (office: Office | undefined, place: ScopeCode): string | undefined =>
  office === 'federal-courts' || place === 'ca' ? 'federal-courts-ca' : COURT_LISTS[place];
const COURT_LISTS: Partial<Record<ScopeCode, string>> = {
  on: 'civil-procedure-on',
  qc: 'civil-procedure-qc',
};
