import { type Day, dayOf, formatDate, isWeekend, weekdayOf, yearOf } from '../../calendar/day.ts';
import { isoWeek } from '../../calendar/weeks.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate, longDate, weekdayName } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { whereIn } from '../day/day-sentence.ts';
import { afterItIs } from '../home/on-the-day.ts';
import type { Asking, Card, CardDay, DayThere, Words } from './card.ts';
import * as card from './card.ts';
import { dayAsked, type Named, namedDays, oneOfEaster } from './named.ts';
import type { Question } from './question.ts';

/** A holiday by name, in a place and year if the question names them. @param isAsked whether it is one: Yes or No */
export function answerHoliday(question: Question, asking: Asking, isAsked = false): Card {
  const all = namedDays(oneOfEaster(question), asking);
  const [place, otherPlace] = question.places;
  const there = all.filter(({ days }) => days.some((day) => day.place === place));
  const meant = there.length > 0 ? there : all;
  const [first, second] = meant;
  if (!first) return neverThen(question, asking);
  if (second) return whichDay(meant, asking);
  if (otherPlace || question.parts.has('where')) return inPlaces(first, question.places, asking);
  return cardOf(first.date, first, question, asking, isAsked ? 'holiday' : undefined);
}

/** What a date is, in the place of the question or of the reader. @param isAsked whether it is a holiday: Yes or No */
export function answerDate(question: Question, asking: Asking, isAsked = false): Card {
  const day = dayAsked(question, asking) ?? asking.today;
  return cardOf(day, undefined, question, asking, isAsked ? 'holiday' : undefined);
}

/** Whether a date is a business day: Yes or No. */
export function answerBusinessDay(question: Question, asking: Asking): Card {
  return cardOf(dayAsked(question, asking) ?? asking.today, undefined, question, asking, 'business');
}

/** The places that have a holiday, or the holiday of a date. */
export function answerWhere(question: Question, asking: Asking): Card {
  const [day] = question.dates[0] ?? [];
  const [found] = day === undefined ? [] : card.daysOn(day, asking);
  if (day === undefined) return answerHoliday(question, asking);
  if (!found) return answerDate(question, asking);
  return answerHoliday({ ...question, holidays: [{ id: found.day.id }], year: yearOf(day) }, asking);
}

/** One day: what it is there, or anywhere. @param named the holiday, if the question names it and no date */
function cardOf(
  date: Day,
  named: Named | undefined,
  question: Question,
  asking: Asking,
  asked: 'holiday' | 'business' | undefined,
): Card {
  const { t, locale } = asking;
  if (!card.isKnown(yearOf(date))) return card.unknownYear(yearOf(date), asking);
  const place = placeOf(named, question, asking);
  const all = named ? card.daysOfHoliday(named.id, yearOf(date), asking) : card.daysOn(date, asking);
  const here = all.find((one) => one.place === place && (!named || one.day.date === date));
  const id = named?.id ?? (here ?? all[0])?.day.id;
  const days = all.filter(({ day }) => day.id === id);
  const links = card.linksAbout(date, id, place, asking);
  const isOff = isWeekend(date) || (here !== undefined && card.isByLaw(here) && here.day.observed === date);
  const answer =
    asked === 'business'
      ? [t(isOff ? 'search.notBusinessDay' : 'search.businessDay')]
      : asked
        ? yesOrNo(place, here, days, asking)
        : [card.dateLine(date, asking)];
  const name = nameOf(named, here ?? days[0], asking);
  const owed = here || named ? undefined : owedOn(date, place ?? 'ca', asking);
  if (owed || name === undefined) {
    const { strong, rest } = ordinary(date, owed, place, asking);
    const sentence = asked
      ? [`${capital(fullDate(date, locale))}${t('search.colon')}`, { strong }, ...rest]
      : [{ strong: capital(strong) }, ...rest];
    return { answer, sentence, links };
  }
  const [first, ...time] = card.nameAndUntil(name, date, asking);
  const { week, year } = isoWeek(date);
  const isNamedThere = named && here;
  const strong =
    isNamedThere && asked ? t('search.nameIn', { name, where: t(`in.${here.place}`) }) : capital(name);
  const rest = [
    here && here.day.observed !== date
      ? t('search.dayOff', { date: fullDate(here.day.observed, locale) })
      : '',
    place && (here || days.some(card.isByLaw)) && !(named && asked) ? hereSentence(place, here, asking) : '',
    here && card.isByLaw(here) ? '' : card.byLawWhere(days, asking),
    id === 'easter-sunday'
      ? t('search.easter', { friday: longDate(date - 2, locale), monday: longDate(date + 1, locale) })
      : '',
    named ? '' : t('search.week.short', { week, year }),
  ];
  return {
    answer,
    sentence: [
      asked ? { strong } : typeof first === 'object' ? { strong: capital(name) } : '',
      ...(asked ? [t('search.colon'), fullDate(date, locale)] : []),
      ...time,
      rest.filter(Boolean).join(' '),
    ],
    ...(here && place && card.isByLaw(here) ? { days: longWeekendOf(here, place, asking) } : {}),
    links,
  };
}

/** That of the question, else the only places that have the name, else the reader's. */
function placeOf(named: Named | undefined, question: Question, asking: Asking): ScopeCode | undefined {
  const isElsewhere = named?.isLocal && !named.days.some(({ place }) => place === asking.place);
  const own = isElsewhere ? undefined : card.readersPlace(question, asking);
  return question.places[0] ?? own ?? (named?.isLocal ? named.days[0]?.place : undefined);
}

/** What the day is called there, with the name that it has in general; or the name that was asked for. */
function nameOf(
  named: Named | undefined,
  here: DayThere | undefined,
  { almanac, locale }: Asking,
): string | undefined {
  if (!named) return here && shownName(here.day, locale);
  const general = almanac.law.holidays[named.id];
  const isThere = named.days.some((one) => one.place === here?.place);
  const own = named.isLocal ? named.days[0]?.day : isThere ? here?.day : general;
  const name = own && shownName(own, locale);
  const isOther = !named.isLocal && general && own && !own.nameEn.includes(general.nameEn);
  return isOther ? `${name} (${shownName(general, locale)})` : name;
}

/** A day that is a holiday nowhere: a working day, though one may be owed for a holiday on the weekend. */
function ordinary(
  day: Day,
  owed: Holiday | undefined,
  place: ScopeCode | undefined,
  asking: Asking,
): { readonly strong: string; readonly rest: readonly Words[] } {
  const { t, locale } = asking;
  const { week, year } = isoWeek(day);
  const rest = owed
    ? [
        t('search.owed', {
          name: capital(afterItIs(shownName(owed, locale), locale)),
          date: fullDate(dayOf(owed.date), locale),
        }),
        owed.inLieu?.[locale],
      ]
    : [];
  const what = t(isWeekend(day) ? 'search.standing.weekend' : 'search.standing.working');
  const there = place ? `${what} ${t(`in.${place}`)}` : t('search.ordinary');
  const strong = owed ? t('search.owed.strong') : there;
  const [, ...time] = card.nameAndUntil('', day, asking);
  const words = [...rest, t('search.week.short', { week, year })].filter(Boolean).join(' ');
  return { strong, rest: [...time, words] };
}

/** A holiday on the weekend for which a working day is owed, or may be given: this one, or the next if the act names none. */
function owedOn(day: Day, place: ScopeCode, { almanac }: Asking): Holiday | undefined {
  const years = [...new Set([yearOf(day - MAX_AWAY), yearOf(day + MAX_AWAY)])].filter(card.isKnown);
  const all = years.flatMap((year) => almanac.statutory(place, year));
  const off = new Set(all.map(({ observedDate }) => dayOf(observedDate)));
  return all.find(({ observedDate, inLieu }) => {
    if (!inLieu) return false;
    if (inLieu.days.length > 0) return inLieu.days.includes(formatDate(day));
    let next = dayOf(observedDate) + 1;
    while (isWeekend(next) || off.has(next)) next++;
    return next === day;
  });
}

/** No day in lieu that an act names lies further from its holiday. */
const MAX_AWAY = 5;

/** The answer to whether a day is a holiday: in a place, or anywhere. */
function yesOrNo(
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  days: readonly DayThere[],
  { t }: Asking,
): readonly string[] {
  if (here) return t(`search.answer.${card.standingThere(here)}`).split('\n');
  if (place) return [t('search.answer.none', { where: t(`in.${place}`) })];
  const provinces = days.filter((day) => card.isByLaw(day) && day.place !== 'ca').length;
  const choosing = days.filter(({ day }) => day.basis === 'choice').map((day) => day.place);
  if (provinces === 0 && choosing.length > 0)
    return [t('search.answer.choiceThere', { where: whereIn(choosing, t) })];
  if (provinces === 0) return [t('search.answer.nowhere')];
  return provinces === 13 ? [t('search.answer.everywhere')] : [t('search.answer.some', { n: provinces })];
}

/** `In Ontario: a paid day off by law, and a long weekend, May 22 to 24.` */
function hereSentence(place: ScopeCode, here: DayThere | undefined, asking: Asking): string {
  const { t, locale } = asking;
  const what = t(`search.standing.${here ? card.standingThere(here) : 'none'}`);
  const run = here && card.isByLaw(here) ? runWith(here, place, asking) : undefined;
  if (!run) return card.inPlace(place, what, asking);
  const dates = dayRange(run.start, run.end, locale);
  return t('search.inPlaceLong', { where: capital(t(`in.${place}`)), what, dates });
}

function runWith({ day: { observed } }: DayThere, place: ScopeCode, { almanac }: Asking) {
  const run = almanac.nextLongWeekend(place, observed);
  return run && run.start <= observed ? run : undefined;
}

function longWeekendOf(here: DayThere, place: ScopeCode, asking: Asking): readonly CardDay[] {
  const run = runWith(here, place, asking);
  return run ? card.daysOfRun(run) : [];
}

/** The holiday in some places that the question names together, or wherever there is one. */
function inPlaces(named: Named, places: readonly ScopeCode[], asking: Asking): Card {
  const { t, locale } = asking;
  const { id, date } = named;
  const days = card.daysOfHoliday(id, yearOf(date), asking);
  const name = nameOf(named, undefined, asking) ?? id;
  return {
    answer: [card.dateLine(date, asking)],
    sentence: card.nameAndUntil(name, date, asking),
    rows: (places.length > 0 ? places : days.map(({ place }) => place)).map((place) => {
      const here = days.find((day) => day.place === place);
      const what = t(`search.standing.${here ? card.standingThere(here) : 'none'}`);
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
    ...named,
    here: named.days.find((day) => day.place === place),
  }));
  const isChoice = all.some(({ here }) => here?.day.basis === 'choice');
  return {
    answer: [t(isChoice ? 'search.both.choice' : 'search.both')],
    sentence: isChoice && place ? [t('search.both.who', { where: capital(t(`in.${place}`)) })] : [],
    rows: all.map((named) => [
      `${nameOf(named, named.here, asking)}${t('search.colon')}${fullDate(named.date, locale)}`,
      named.here
        ? capital(t(`search.standing.${card.standingThere(named.here)}`))
        : card.byLawWhere(named.days, asking),
    ]),
    links: [...new Set(all.map(({ id }) => id))].flatMap((id) => card.holidayLink(id, asking)),
  };
}

/** Several days have the name. */
function whichDay(all: readonly Named[], asking: Asking): Card {
  const { t, locale } = asking;
  return {
    answer: [t(all.length === 2 ? 'search.which' : 'search.whichOf')],
    sentence: [],
    choices: all.map(({ days, date }) => {
      const where = days.map(({ place }) => card.placeName(place, asking)).join(', ');
      const [first] = days as [DayThere];
      return {
        href: card.dateLink(date, asking).href,
        label: days.length > 3 ? t('search.link.all', { year: yearOf(date) }) : where,
        title: longDate(date, locale),
        detail: `${shownName(first.day, locale)}. ${capital(t(`search.standing.${card.standingThere(first)}`))}.`,
      };
    }),
    links: [...new Set(all.map(({ id }) => id))].flatMap((id) => card.holidayLink(id, asking)),
  };
}

/** A date with two readings: both, the holiday first, and no guess. */
export function whichReading({ dates, places }: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const [place = asking.place] = places;
  const [days = []] = dates;
  const [dayFirst = 0] = days;
  const choices = days.map((day) => {
    const all = card.daysOn(day, asking);
    const here = all.find((one) => one.place === place);
    const found = here ?? all.find(card.isByLaw);
    const weekday = weekdayName(weekdayOf(day), locale);
    const what =
      here && place
        ? t('search.which.what', {
            what: t(`search.standing.${card.standingThere(here)}`),
            where: t(`in.${place}`),
          })
        : '';
    return {
      isHoliday: found !== undefined,
      href: card.dateLink(day, asking).href,
      label: t(day === dayFirst ? 'search.which.dayMonth' : 'search.which.monthDay'),
      title: longDate(day, locale),
      detail: found ? `${capital(weekday)}. ${shownName(found.day, locale)}${what}` : capital(weekday),
    };
  });
  return {
    answer: [t('search.which')],
    sentence: [],
    choices: choices
      .sort((a, b) => Number(b.isHoliday) - Number(a.isHoliday))
      .map(({ isHoliday: _, ...choice }) => choice),
    note: t('search.which.only', { date: formatDate(dayFirst) }),
    links: card.yearLink(place, yearOf(dayFirst), asking),
  };
}

/** The holiday has no day then: in which year it has one. */
function neverThen({ holidays, year = 0 }: Question, asking: Asking): Card {
  const { t, almanac, locale } = asking;
  const id = holidays[0]?.id ?? '';
  const around = year || yearOf(asking.today);
  const named = almanac.law.holidays[id];
  const dates = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap(
    (one) => card.daysOfHoliday(id, one, asking).map(({ day }) => day.date)[0] ?? [],
  );
  const before = dates.findLast((date) => yearOf(date) <= around);
  const nearest = before ?? dates[0] ?? 0;
  const isOnly = dates.length === 1 && before !== undefined;
  const when = t(before === undefined ? 'search.firstThen' : 'search.lastThen', {
    date: fullDate(nearest, locale),
  });
  return {
    answer: [isOnly ? card.dateLine(nearest, asking) : t('search.notInYear', { year: around })],
    sentence: [{ strong: named ? shownName(named, locale) : id }, '. ', isOnly ? t('search.onlyThen') : when],
    links: card.linksAbout(nearest, id, undefined, asking),
  };
}
