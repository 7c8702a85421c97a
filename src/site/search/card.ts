import { type Day, yearOf } from '../../calendar/day.ts';
import { pathOf } from '../../contract/paths.ts';
import { feedWindow } from '../../documents/calendars/window.ts';
import { SHEETS } from '../../documents/file-names.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { LongWeekendRun } from '../../holidays/days-off/long-weekends.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import { isOn, type Occurrence } from '../../holidays/occurrence.ts';
import type { Offices } from '../../holidays/offices.ts';
import type { PayTables } from '../../holidays/pay.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate, longDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { allPlacesYearPath, holidayPath, scopePath, sectionPath, yearPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import { pathOfDate } from '../date/date-pages.ts';
import { standingOf } from '../day/day-answer.ts';
import { whereIn } from '../day/day-sentence.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Question } from './question.ts';

/** Words of a sentence: plain, bold, or the time until a day. */
export type Words = string | { readonly strong: string } | { readonly until: string };

export interface CardLink {
  readonly href: string;
  readonly title: string;
  readonly detail?: string;
}

/** One of several readings to choose from. */
export interface Choice extends CardLink {
  /** The reading, such as `day/month`. */
  readonly label: string;
}

/** A day of a long weekend. */
export interface CardDay {
  readonly day: Day;
  readonly isHoliday: boolean;
}

/** What search shows above the pages that it found. */
export interface Card {
  /** Nothing was understood: pages may still mention it. */
  readonly isUnknown?: true;
  /** The whole answer, in a line or two. */
  readonly answer: readonly string[];
  readonly sentence: readonly Words[];
  /** The long weekend of the day. */
  readonly days?: readonly CardDay[];
  /** Days and what they are. */
  readonly rows?: readonly (readonly [when: string, what: string])[];
  readonly choices?: readonly Choice[];
  readonly note?: string;
  /** Questions to try. */
  readonly examples?: readonly string[];
  readonly links: readonly CardLink[];
}

/** Who asks, and where answers come from. */
export interface Asking {
  readonly locale: Locale;
  readonly t: Translate;
  readonly today: Day;
  /** Where the reader is, if we know. */
  readonly place?: ScopeCode | undefined;
  readonly almanac: Almanac;
  readonly lists: Lists;
  /** For questions about open and closed. */
  readonly offices?: Offices;
  /** For questions about pay. */
  readonly pay?: PayTables;
}

/** Where the reader is, unless the question is about all of Canada. */
export function readersPlace({ parts }: Pick<Question, 'parts'>, { place }: Asking): ScopeCode | undefined {
  return parts.has('everywhere') || parts.has('where') ? undefined : place;
}

/** The place of a question, or the reader’s; in all of Canada, federal law applies. */
export const placeOf = (question: Question, asking: Asking): ScopeCode =>
  question.places[0] ?? readersPlace(question, asking) ?? 'ca';

/** The words of a card, in reading order, without its links. */
export function textOf({
  answer,
  sentence,
  rows = [],
  choices = [],
  note = '',
  examples = [],
}: Card): string {
  const words = sentence.map((part) =>
    typeof part === 'string' ? part : 'strong' in part ? part.strong : part.until,
  );
  return [
    ...answer,
    words.join(''),
    ...rows.flat(),
    ...choices.flatMap(({ label, title, detail = '' }) => [label, title, detail]),
    note,
    ...examples,
  ].join('\n');
}

/** The days of a long weekend. */
export function daysOfRun(run: LongWeekendRun | undefined): readonly CardDay[] {
  if (!run) return [];
  const { start, end, holidays } = run;
  const off = new Set(holidays.map(({ observed }) => observed));
  return Array.from({ length: end - start + 1 }, (_, index) => ({
    day: start + index,
    isHoliday: off.has(start + index),
  }));
}

/** Example questions in the language of the page. */
export const examplesIn = (t: Translate): readonly string[] =>
  ([1, 2, 3] as const).map((n) => t(`search.example.${n}`));

/** `Monday, May 24, 2027.`, `Le lundi 24 mai 2027.` */
export const dateLine = (day: Day, { t, locale }: Asking): string =>
  t('search.date', { date: fullDate(day, locale) });

/** We count days for two years, not further. */
const MAX_DAYS = 731;

/** `in 183 days`; undefined if the day is too far away. */
export function until(day: Day, { t, today }: Asking): string | undefined {
  const n = day - today;
  if (Math.abs(n) > MAX_DAYS) return undefined;
  if (n === 0) return t('live.today');
  if (n === 1) return t('live.tomorrow');
  if (n === -1) return t('search.yesterday');
  return n > 0 ? t('live.inDays', { n }) : t('search.ago', { n: -n });
}

/** `Victoria Day, in 183 days. ` */
export function nameAndUntil(name: string, day: Day, asking: Asking): readonly Words[] {
  const time = until(day, asking);
  return [{ strong: name }, ...(time ? [', ', { until: time }] : []), '. '];
}

/** A day in a place. If the employer may choose Easter Monday instead, Good Friday is one of two days. */
export interface DayThere {
  readonly place: ScopeCode;
  readonly day: Occurrence;
}

/** The days of a holiday in a year, in every place that has it. */
export const daysOfHoliday = (id: string, year: number, asking: Asking): readonly DayThere[] =>
  daysWhere(year, ({ id: own }) => own === id, asking);

/** The holidays of all places on a date. If the law moves the day off, that is the date. */
export const daysOn = (date: Day, asking: Asking): readonly DayThere[] =>
  daysWhere(yearOf(date), (day) => isOn(day, date), asking);

function daysWhere(
  year: number,
  isMeant: (day: Occurrence) => boolean,
  { almanac }: Asking,
): readonly DayThere[] {
  if (!isKnown(year)) return [];
  return SCOPE_CODES.flatMap((place) => {
    const days = almanac.days(place, year);
    const isChoice = days.some(({ basis }) => basis === 'choice');
    return days.filter(isMeant).map((day) => ({
      place,
      day: isChoice && day.id === 'good-friday' ? { ...day, basis: 'choice' as const } : day,
    }));
  });
}

export const isKnown = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

/** What a day is to those who work in its place. */
export const standing = (there: DayThere | undefined, { t }: Asking): string =>
  t(`search.standing.${there ? standingOf(there.day) : 'none'}`);

export const isByLaw = ({ day }: DayThere): boolean => day.kind === 'statutory';

/** We give the number of places if there are more than this. */
const MAX_PLACES = 6;

/** Where a day is off by law. A few places are listed by name. */
export function byLawWhere(days: readonly DayThere[], { t }: Asking): string {
  const places = [...new Set(days.filter(isByLaw).map(({ place }) => place))];
  if (places.length === SCOPE_CODES.length) return t('search.byLaw.everywhere');
  if (places.length === 0)
    return days.some(({ day }) => day.basis === 'choice') ? '' : t('search.byLaw.nowhere');
  if (places.length <= MAX_PLACES) return t('search.byLaw.where', { where: whereIn(places, t) });
  const n = places.filter((place) => place !== 'ca').length;
  return t(places.includes('ca') ? 'search.byLaw.mostAndFederal' : 'search.byLaw.most', { n });
}

/** `In Ontario: a paid day off by law.` */
export const inPlace = (place: ScopeCode, what: string, { t }: Asking): string =>
  t('search.inPlace', { where: capital(t(`in.${place}`)), what });

/** `Ontario`, `Canada (federal)`. */
export const placeName = (place: ScopeCode, { almanac, t, locale }: Asking): string =>
  place === 'ca' ? t('scope.federal') : shownName(almanac.scope(place), locale);

// Links

export const holidayLink = (id: string, { locale, t, almanac }: Asking): readonly CardLink[] => {
  const href = holidayPath(locale, id);
  const named = almanac.law.holidays[id];
  if (!href || !named) return [];
  return [{ href, title: shownName(named, locale), detail: t('search.link.holiday') }];
};

export function yearLink(place: ScopeCode | undefined, year: number, asking: Asking): readonly CardLink[] {
  const { locale, t, almanac } = asking;
  if (!isKnown(year)) return [];
  const window = feedWindow(almanac.law.referenceYear);
  const hasPage = year >= window.first && year <= window.last;
  if (place === undefined) {
    const shown = hasPage ? year : almanac.law.referenceYear;
    return [
      {
        href: allPlacesYearPath(locale, shown),
        title: t('search.link.all', { year: shown }),
        detail: t('search.link.allDetail'),
      },
    ];
  }
  const detail = `${t('search.holidays', { n: almanac.statutory(place, year).length })}, ${t('search.longWeekends', { n: almanac.longWeekends(place, year).length })}`;
  return [
    {
      href: hasPage ? yearPath(locale, place, year) : pathOf(SHEETS[locale], { place, year }),
      title: t('search.link.year', { place: placeName(place, asking), year }),
      detail: hasPage ? detail : t('search.link.sheet'),
    },
  ];
}

export const placeLink = (place: ScopeCode, asking: Asking): CardLink => ({
  href: scopePath(asking.locale, place),
  title: placeName(place, asking),
  detail: asking.t('search.link.place'),
});

export const dateLink = (day: Day, { locale, t, almanac, lists }: Asking): CardLink => ({
  href: pathOfDate(almanac, lists, locale, day),
  title: t('search.link.date', { date: longDate(day, locale) }),
  detail: t('search.link.dateDetail'),
});

/** What is open then. */
export function openLink(day: Day, asking: Asking): CardLink {
  const { href, ...link } = dateLink(day, asking);
  return { ...link, href: `${href}#open` };
}

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
  ...(id === undefined ? [] : holidayLink(id, asking)),
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
