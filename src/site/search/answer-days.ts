import { yearOf } from '../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, namedHoliday, yearsFrom } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { standingOf } from '../day/day-answer.ts';
import { whatAndWhere, whereIn } from '../day/day-sentence.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { dateLink, linksAbout } from './links.ts';
import type { Question } from './question.ts';
import { type DayThere, daysOfHoliday, isByLaw, type Subject, subjectOn, subjectsOf } from './subject.ts';

/** Two holidays of a question: `good friday or easter monday in quebec`. */
export function answerBoth(question: Question, asking: Asking): Card {
  const { t } = asking;
  const all = subjectsOf(question, asking);
  const place = card.placeAsked(question, asking);
  const isChoice = all.some(({ days }) =>
    days.some((one) => one.place === place && one.day.basis === 'choice'),
  );
  const both = severalDays(all, asking, place);
  return {
    ...both,
    answer: [t(isChoice ? 'search.both.choice' : 'search.both')],
    sentence: isChoice && place ? [t('search.both.who', { where: capital(t(`in.${place}`)) })] : [],
  };
}

/** A date that can be read in two ways: both, the holiday first. */
export function whichReading(question: Question, asking: Asking): Card {
  const place = card.placeAsked(question, asking);
  const readings = (question.dates[0] ?? []).map((day) => subjectOn(day, asking, place));
  return severalDays(
    readings.sort((a, b) => b.days.length - a.days.length),
    asking,
    place,
  );
}

/** Several days have the name, or several are named. @param place where they are kept */
export function severalDays(all: readonly Subject[], asking: Asking, place = asking.place): Card {
  const { t } = asking;
  return {
    answer: [t(all.length === 2 ? 'search.which' : 'search.whichOf')],
    sentence: [],
    rows: all.map((subject) => dayRow(place, subject, asking)),
    links: all.map(({ date }) => dateLink(date, asking)),
  };
}

/** A day, and what it is. */
export const dayRow = (place: ScopeCode | undefined, subject: Subject, asking: Asking) =>
  [capital(fullDate(subject.date, asking.locale)), whatIn(place, subject, asking)] as const;

/** `Family Day. A statutory holiday in 8 of the 13 provinces and territories.` */
function whatIn(place: ScopeCode | undefined, { name, days }: Subject, asking: Asking): string {
  const { t } = asking;
  const here = days.find((one) => one.place === place);
  if (!name || days.length === 0) return capital(name ?? t('search.ordinary'));
  if (here) return `${name}${t('search.colon')}${standing(here, asking)}`;
  if (days.some(isByLaw)) return `${name}. ${byLawWhere(days, asking)}`;
  const each = days.map((one) => ({ place: one.place, what: standingOf(one.day) }));
  return `${name}${t('search.colon')}${whatAndWhere(each, t)}.`;
}

/** One holiday in the places that a question names, or wherever it is one. */
export function severalPlaces(
  { date, id = '', name = '' }: Subject,
  places: readonly ScopeCode[],
  asking: Asking,
): Card {
  const days = daysOfHoliday(id, yearOf(date), asking);
  return {
    answer: [card.dateLine(date, asking)],
    sentence: card.nameAndUntil(name, date, asking),
    rows: (places.length > 0 ? places : days.map(({ place }) => place)).map((place) => {
      const here = days.find((day) => day.place === place);
      const what = standing(here, asking);
      const own = here ? shownName(here.day, asking.locale) : name;
      return [
        card.placeName(place, asking),
        own === name ? capital(what) : `${own}${asking.t('search.colon')}${what}`,
      ];
    }),
    links: linksAbout(date, id, undefined, asking),
  };
}

/** The holiday isn’t observed then. We say when it was last, or will first be. */
export function neverThen({ holidays, year }: Question, asking: Asking): Card {
  const { t, almanac, locale, today } = asking;
  const id = holidays[0]?.id ?? '';
  const around = year ?? yearOf(today);
  const dates = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap(
    (one) => daysOfHoliday(id, one, asking)[0]?.day.date ?? [],
  );
  const before = dates.findLast((date) => yearOf(date) <= around);
  const nearest = before ?? dates[0] ?? 0;
  const key = before === undefined ? 'search.firstThen' : 'search.lastThen';
  return {
    answer: [t('search.notInYear', { year: around })],
    sentence: [
      { strong: shownName(namedHoliday(almanac.law, id), locale) },
      '. ',
      t(key, { date: fullDate(nearest, locale) }),
    ],
    links: linksAbout(nearest, id, undefined, asking),
  };
}

/** What a day is to those who work in its place. */
export const standing = (there: DayThere | undefined, { t }: Asking): string =>
  t(`search.standing.${there ? standingOf(there.day) : 'none'}`);

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
