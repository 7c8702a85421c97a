import { type Day, yearOf } from '../../calendar/day.ts';
import { canadaWeek, canadaWeekOf, isoWeek, isoWeekOf, type Week } from '../../calendar/weeks.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, dayRange, fullDate, fullRange } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(question: Question, asking: Asking): Card {
  const { today, t } = asking;
  const { week, parts, dates, year = yearOf(today) } = question;
  const now = isoWeek(today);
  if (parts.has('left'))
    return weeks(
      weeksIn(now.year) - now.week,
      t('search.week.left', { week: now.week, year: now.year }),
      asking,
    );
  if (parts.has('count') || (!week && dates.length === 0 && question.year !== undefined))
    return card.isKnown(year)
      ? weeks(weeksIn(year), weeksSentence(year, asking), asking)
      : card.unknownYear(year, asking);
  return week ? weekByNumber(week.week, question, asking) : weekOf(dates[0]?.[0] ?? today, asking);
}

function weeks(n: number, sentence: string, asking: Asking): Card {
  return {
    answer: [asking.t('search.weeks', { n })],
    sentence: [sentence],
    links: [card.sectionLink('week', asking)],
  };
}

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

function weeksSentence(year: number, { t, locale }: Asking): string {
  const n = weeksIn(year);
  const [first, last] = [isoWeekOf(year, 1), isoWeekOf(year, n)];
  const dates = fullRange(first?.start ?? 0, last?.end ?? 0, locale);
  return t('search.week.counted', { year, n, dates });
}

function weekByNumber(number: number, question: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const now = isoWeek(today);
  // Of this year, unless the week is over and it is time to plan the next.
  const next = number >= now.week ? now.year : planningYear(today);
  const year = question.week?.year ?? (question.parts.has('next') ? yearOf(today) : next);
  if (!card.isKnown(year)) return card.unknownYear(year, asking);
  const iso = isoWeekOf(year, number);
  if (!iso) {
    const answer = [t('week.noSuch', { year, week: number })];
    return { ...weeks(0, weeksSentence(year, asking), asking), answer };
  }
  const { start, end } = iso;
  const canada = canadaWeekOf(year, number);
  const [place = asking.place ?? 'ca'] = question.places;
  const holidays = Array.from({ length: 7 }, (_, index) => start + index).flatMap((day) =>
    card
      .daysOn(day, asking)
      .filter((one) => one.place === place)
      .map((one) => [capital(dayInYear(day, locale)), shownName(one.day, locale)] as const),
  );
  return {
    answer: [t('search.week.span', { dates: fullRange(start, end, locale) })],
    sentence: [
      { strong: t('week.answer', { week: number, year }) },
      t('search.week.iso'),
      canada ? ` ${canadaSentence(canada, asking)}` : '',
    ],
    rows: holidays,
    links: [card.sectionLink('week', asking), card.dateLink(start, asking)],
  };
}

function weekOf(day: Day, asking: Asking): Card {
  const { t, locale } = asking;
  const { week, year, start, end } = isoWeek(day);
  const dates = t('search.week.isoOf', { dates: dayRange(start, end, locale) });
  return {
    answer: [t('search.week.short', { week, year })],
    sentence: [
      { strong: capital(fullDate(day, locale)) },
      `${dates} ${canadaSentence(canadaWeek(day), asking)}`,
    ],
    links: [card.sectionLink('week', asking), card.dateLink(day, asking)],
  };
}

const canadaSentence = ({ week, start, end }: Week, { t, locale }: Asking): string =>
  t('search.week.canada', { week, dates: dayRange(start, end, locale) });
