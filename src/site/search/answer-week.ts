import { yearOf } from '../../calendar/day.ts';
import { isoWeek, isoWeekOf, type Week } from '../../calendar/weeks.ts';
import { isServedYear } from '../../holidays/law.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, dayRange, fullDate, fullRange } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import type { Asking, Card, Words } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(question: Question, asking: Asking): Card {
  const { today, t, locale } = asking;
  const { week, parts, dates, year = yearOf(today) } = question;
  const now = isoWeek(today);
  if (!isServedYear(year)) return card.unknownYear(year, asking);
  if (parts.has('left')) {
    const n = weeksIn(now.year) - now.week;
    return weeks(t('search.weeks', { n }), t('search.week.left', { ...now }), asking);
  }
  const isYear = parts.has('count') || (!week && dates.length === 0 && question.year !== undefined);
  if (isYear) return weeks(t('search.weeks', { n: weeksIn(year) }), weeksOfYear(year, asking), asking);
  if (week) return weekByNumber(week.week, question, asking);
  const day = dates[0]?.[0] ?? today;
  const found = isoWeek(day);
  const range = t('search.week.isoOf', { dates: dayRange(found.start, found.end, locale) });
  const sentence = [{ strong: capital(fullDate(day, locale)) }, range];
  return weekCard(found, t('search.week.short', { ...found }), sentence, question, asking);
}

function weekByNumber(number: number, question: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const now = isoWeek(today);
  // Of this year, unless the week is over and it is time to plan the next.
  const next = number >= now.week ? now.year : planningYear(today);
  const year = question.week?.year ?? (question.parts.has('next') ? yearOf(today) : next);
  if (!isServedYear(year)) return card.unknownYear(year, asking);
  const found = isoWeekOf(year, number);
  if (!found) return weeks(t('week.noSuch', { year, week: number }), weeksOfYear(year, asking), asking);
  const { start, end } = found;
  const span = t('search.week.span', { dates: fullRange(start, end, locale) });
  const sentence = [{ strong: t('week.answer', { week: number, year }) }, t('search.week.iso')];
  return weekCard(found, span, sentence, question, asking);
}

/** A week and its holidays. */
function weekCard(
  { start, end }: Week,
  answer: string,
  sentence: readonly Words[],
  question: Question,
  asking: Asking,
): Card {
  const place = card.placeOf(question, asking);
  const holidays = [...new Set([yearOf(start), yearOf(end)])]
    .filter(isServedYear)
    .flatMap((year) => asking.almanac.days(place, year))
    .filter(({ date }) => date >= start && date <= end);
  return {
    answer: [answer],
    sentence,
    rows: holidays.map((day) => [capital(dayInYear(day.date, asking.locale)), shownName(day, asking.locale)]),
    links: [card.sectionLink('week', asking), card.dateLink(start, asking)],
  };
}

const weeks = (answer: string, sentence: string, asking: Asking): Card => ({
  answer: [answer],
  sentence: [sentence],
  links: [card.sectionLink('week', asking)],
});

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

function weeksOfYear(year: number, { t, locale }: Asking): string {
  const n = weeksIn(year);
  const [first, last] = [isoWeekOf(year, 1), isoWeekOf(year, n)];
  const dates = fullRange(first?.start ?? 0, last?.end ?? 0, locale);
  return t('search.week.counted', { year, n, dates });
}
