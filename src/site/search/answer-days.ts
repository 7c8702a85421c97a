import { formatDate, weekdayOf, yearOf } from '../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate, longDate, weekdayName } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import { type Named, namedDays, nameOf } from './named.ts';
import type { Question } from './question.ts';

/** A holiday in the places that a question names, or wherever it is one. */
export function inPlaces(named: Named, places: readonly ScopeCode[], asking: Asking): Card {
  const { t, locale } = asking;
  const { id, date } = named;
  const days = card.daysOfHoliday(id, yearOf(date), asking);
  const name = nameOf(named, undefined, asking) ?? id;
  return {
    answer: [card.dateLine(date, asking)],
    sentence: card.nameAndUntil(name, date, asking),
    rows: (places.length > 0 ? places : days.map(({ place }) => place)).map((place) => {
      const here = days.find((day) => day.place === place);
      const what = card.standing(here, asking);
      const own = here ? shownName(here.day, locale) : name;
      return [
        card.placeName(place, asking),
        own === name ? capital(what) : `${own}${t('search.colon')}${what}`,
      ];
    }),
    links: card.linksAbout(date, id, undefined, asking),
  };
}

/** Two holidays of a question: `good friday or easter monday in quebec`. */
export function answerBoth(question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const [place = card.readersPlace(question, asking)] = question.places;
  const all = namedDays(question, asking).map((named) => ({
    named,
    here: named.days.find((day) => day.place === place),
  }));
  const isChoice = all.some(({ here }) => here?.day.basis === 'choice');
  return {
    answer: [t(isChoice ? 'search.both.choice' : 'search.both')],
    sentence: isChoice && place ? [t('search.both.who', { where: capital(t(`in.${place}`)) })] : [],
    rows: all.map(({ named, here }) => [
      `${nameOf(named, here, asking)}${t('search.colon')}${fullDate(named.date, locale)}`,
      here ? capital(card.standing(here, asking)) : card.byLawWhere(named.days, asking),
    ]),
    links: holidayLinks(
      all.map(({ named }) => named.id),
      asking,
    ),
  };
}

/** Several days have the name. */
export function whichDay(all: readonly Named[], asking: Asking): Card {
  const { t, locale } = asking;
  return {
    answer: [t(all.length === 2 ? 'search.which' : 'search.whichOf')],
    sentence: [],
    choices: all.map(({ days, date }) => {
      const where = days.map(({ place }) => card.placeName(place, asking)).join(', ');
      const [first] = days;
      const name = first ? shownName(first.day, locale) : '';
      return {
        href: card.dateLink(date, asking).href,
        label: days.length > 3 ? t('search.link.all', { year: yearOf(date) }) : where,
        title: longDate(date, locale),
        detail: `${name}. ${capital(card.standing(first, asking))}.`,
      };
    }),
    links: holidayLinks(
      all.map(({ id }) => id),
      asking,
    ),
  };
}

const holidayLinks = (ids: readonly string[], asking: Asking) =>
  [...new Set(ids)].flatMap((id) => card.holidayLink(id, asking));

/** A date that can be read in two ways. We show both, the holiday first. */
export function whichReading(question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const [place = asking.place] = question.places;
  const [days = []] = question.dates;
  const [dayFirst = 0] = days;
  const readings = days.map((day) => {
    const all = card.daysOn(day, asking);
    const here = all.find((one) => one.place === place);
    return { day, here, found: here ?? all.find(card.isByLaw) };
  });
  return {
    answer: [t('search.which')],
    sentence: [],
    choices: readings
      .sort((a, b) => Number(Boolean(b.found)) - Number(Boolean(a.found)))
      .map(({ day, here, found }) => {
        const weekday = capital(weekdayName(weekdayOf(day), locale));
        const what = { what: card.standing(here, asking), where: here ? t(`in.${here.place}`) : '' };
        return {
          href: card.dateLink(day, asking).href,
          label: t(day === dayFirst ? 'search.which.dayMonth' : 'search.which.monthDay'),
          title: longDate(day, locale),
          detail: found
            ? `${weekday}. ${shownName(found.day, locale)}${here ? t('search.which.what', what) : ''}`
            : weekday,
        };
      }),
    note: t('search.which.only', { date: formatDate(dayFirst) }),
    links: card.yearLink(place, yearOf(dayFirst), asking),
  };
}

/** The holiday isn’t observed then. We say when it was last, or will first be. */
export function neverThen({ holidays, year }: Question, asking: Asking): Card {
  const { t, almanac, locale, today } = asking;
  const id = holidays[0]?.id ?? '';
  const around = year ?? yearOf(today);
  const named = almanac.law.holidays[id];
  const dates = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap(
    (one) => card.daysOfHoliday(id, one, asking).map(({ day }) => day.date)[0] ?? [],
  );
  const before = dates.findLast((date) => yearOf(date) <= around);
  const nearest = before ?? dates[0] ?? 0;
  const isOnly = dates.length === 1 && before !== undefined;
  const when = { date: fullDate(nearest, locale) };
  return {
    answer: [isOnly ? card.dateLine(nearest, asking) : t('search.notInYear', { year: around })],
    sentence: [
      { strong: named ? shownName(named, locale) : id },
      '. ',
      isOnly ? t('search.onlyThen') : t(before === undefined ? 'search.firstThen' : 'search.lastThen', when),
    ],
    links: card.linksAbout(nearest, id, undefined, asking),
  };
}
