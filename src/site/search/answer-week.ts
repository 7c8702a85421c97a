import { type Day, yearOf } from '../../calendar/day.ts';
import { canadaWeek, canadaWeekOf, isoWeek, isoWeekOf, type Week } from '../../calendar/weeks.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import {
  type Asking,
  type Card,
  dateLink,
  dayInYear,
  daysOn,
  isKnown,
  sectionLink,
  unknownYear,
  yearLink,
} from './card.ts';
import type { Question } from './question.ts';

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(question: Question, asking: Asking): Card {
  const { today } = asking;
  const { week, parts, dates, year } = question;
  const isYear = parts.has('count') || (!week && dates.length === 0 && year !== undefined);
  if (parts.has('left')) return weeksLeft(asking);
  if (isYear) return weeksOf(year ?? yearOf(today), asking);
  return week ? weekByNumber(week.week, question, asking) : weekOf(dates[0]?.[0] ?? today, asking);
}

function weekByNumber(number: number, { week, parts, places }: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const now = isoWeek(today);
  // Of this year, unless the week is over and it is time to plan the next.
  const next = number >= now.week ? now.year : planningYear(today);
  const year = week?.year ?? (parts.has('next') ? yearOf(today) : next);
  const iso = isKnown(year) ? isoWeekOf(year, number) : undefined;
  if (!iso)
    return {
      answer: [t('week.noSuch', { year, week: number })],
      sentence: isKnown(year) ? [weeksSentence(year, asking)] : [t('week.outOfRange')],
      links: [sectionLink('week', asking)],
    };
  const { start, end } = iso;
  const canada = canadaWeekOf(year, number);
  const [place = asking.place ?? 'ca'] = places;
  const holidays = Array.from({ length: 7 }, (_, index) => start + index).flatMap((day) =>
    daysOn(day, asking)
      .filter((one) => one.place === place)
      .map((one) => [capital(dayInYear(day, asking)), shownName(one.day, locale)] as const),
  );
  const from = yearOf(start) === yearOf(end) ? dayInYear(start, asking) : fullDate(start, locale);
  return {
    answer: [t('search.week.span', { start: from, end: fullDate(end, locale) })],
    sentence: [
      { strong: t('week.answer', { week: number, year }) },
      t('search.week.iso'),
      canada ? ` ${canadaSentence(canada, asking)}` : '',
    ],
    rows: holidays,
    links: [sectionLink('week', asking), dateLink(start, asking), ...yearLink(place, year, asking)],
  };
}

const canadaSentence = ({ week, start, end }: Week, { t, locale }: Asking): string =>
  t('search.week.canada', { week, dates: dayRange(start, end, locale) });

function weeksOf(year: number, asking: Asking): Card {
  if (!isKnown(year)) return unknownYear(year, asking);
  return {
    answer: [asking.t('search.weeks', { n: weeksIn(year) })],
    sentence: [weeksSentence(year, asking)],
    links: [sectionLink('week', asking), ...yearLink(undefined, year, asking)],
  };
}

/** The weeks after this one. */
function weeksLeft(asking: Asking): Card {
  const { t, today } = asking;
  const { week, year } = isoWeek(today);
  return {
    answer: [t('search.weeks', { n: weeksIn(year) - week })],
    sentence: [t('search.week.left', { week, year })],
    links: [sectionLink('week', asking), ...yearLink(undefined, year, asking)],
  };
}

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

function weeksSentence(year: number, { t, locale }: Asking): string {
  const n = weeksIn(year);
  const date = (day: Day = 0): string => fullDate(day, locale);
  return t('search.week.counted', {
    year,
    n,
    start: date(isoWeekOf(year, 1)?.start),
    end: date(isoWeekOf(year, n)?.end),
  });
}

function weekOf(day: Day, asking: Asking): Card {
  const { t, locale } = asking;
  const { week, year, start, end } = isoWeek(day);
  return {
    answer: [t('search.week.short', { week, year })],
    sentence: [
      { strong: capital(fullDate(day, locale)) },
      `${t('search.week.isoOf', { dates: dayRange(start, end, locale) })} ${canadaSentence(canadaWeek(day), asking)}`,
    ],
    links: [sectionLink('week', asking), dateLink(day, asking)],
  };
}
