import { yearOf } from '../../calendar/day.ts';
import { isoWeek, isoWeekOf } from '../../calendar/weeks.ts';
import { isServedYear } from '../../holidays/law.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, dayRange, fullDate, fullRange } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(question: Question, asking: Asking): Card {
  const { today, t, locale } = asking;
  const { week, parts, dates } = question;
  const now = isoWeek(today);
  // A numbered week is of this year, unless it is over and it is time to plan the next.
  const planned = week && week.week < now.week ? planningYear(today) : now.year;
  const year = week?.year ?? question.year ?? (week && !parts.has('next') ? planned : yearOf(today));
  if (!isServedYear(year)) return card.unknownYear(year, asking);
  const n = weeksIn(year);
  const links = [card.sectionLink('week', asking)];
  if (parts.has('left')) {
    const left = t('search.weeks', { n: weeksIn(now.year) - now.week });
    return { answer: left, sentence: t('search.week.left', { ...now }), links };
  }
  const numbered = week && isoWeekOf(year, week.week);
  const isYear = parts.has('count') || (!week && dates.length === 0 && question.year !== undefined);
  if (isYear || (week && !numbered)) {
    const range = fullRange(isoWeekOf(year, 1)?.start ?? 0, isoWeekOf(year, n)?.end ?? 0, locale);
    const line = isYear ? t('search.weeks', { n }) : t('week.noSuch', { year, week: week?.week ?? 0 });
    return { answer: line, sentence: t('search.week.counted', { year, n, dates: range }), links };
  }
  const [day = today] = dates[0] ?? [];
  const found = numbered ?? isoWeek(day);
  const { start, end } = found;
  const place = card.placeOf(question, asking);
  const holidays = [...new Set([yearOf(start), yearOf(end)])]
    .filter(isServedYear)
    .flatMap((one) => asking.almanac.days(place, one))
    .filter(({ date }) => date >= start && date <= end);
  const said = numbered
    ? `*${t('week.answer', { week: found.week, year })}*${t('search.week.iso')}`
    : `*${capital(fullDate(day, locale))}*${t('search.week.isoOf', { dates: dayRange(start, end, locale) })}`;
  const span = t('search.week.span', { dates: fullRange(start, end, locale) });
  return {
    answer: numbered ? span : t('search.week.short', { ...found }),
    sentence: said,
    rows: holidays.map((one) => [capital(dayInYear(one.date, locale)), shownName(one, locale)]),
    links: [...links, card.dateLink(start, asking)],
  };
}
