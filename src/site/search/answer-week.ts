import { yearOf } from '../../calendar/day.ts';
import { isoWeek, isoWeekOf } from '../../calendar/weeks.ts';
import { isServedYear } from '../../holidays/law.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, dayRange, fullDate, fullRange } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import { planningYear } from '../year/planning-year.ts';
import { type Asking, type Card, unknownYear } from './card.ts';

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(asking: Asking): Card {
  const { today, t, locale, almanac, place, week, dates, has, link } = asking;
  const now = isoWeek(today);
  // A numbered week is of this year, unless it is over and it is time to plan the next.
  const planned = week && week.week < now.week ? planningYear(today) : now.year;
  const year = week?.year ?? asking.year ?? (week && !has('next') ? planned : yearOf(today));
  if (!isServedYear(year)) return unknownYear(year, asking);
  const n = weeksIn(year);
  const links = [link.section('week')];
  if (has('left')) {
    const left = t('search.weeks', { n: weeksIn(now.year) - now.week });
    return { answer: left, sentence: t('search.week.left', { ...now }), links };
  }
  const numbered = week && isoWeekOf(year, week.week);
  const isYear = has('count') || (!week && dates.length === 0 && asking.year !== undefined);
  if (isYear || (week && !numbered)) {
    const range = fullRange(isoWeekOf(year, 1)?.start ?? 0, isoWeekOf(year, n)?.end ?? 0, locale);
    const answer = isYear ? t('search.weeks', { n }) : t('week.noSuch', { year, week: week?.week ?? 0 });
    return { answer, sentence: t('search.week.counted', { year, n, dates: range }), links };
  }
  const [day = today] = dates[0] ?? [];
  const found = numbered ?? isoWeek(day);
  const { start, end } = found;
  const holidays = [...new Set([yearOf(start), yearOf(end)])]
    .filter(isServedYear)
    .flatMap((one) => almanac.days(place, one))
    .filter(({ date }) => date >= start && date <= end);
  const span = t('search.week.span', { dates: fullRange(start, end, locale) });
  const isIn = t('search.week.isoOf', { dates: dayRange(start, end, locale) });
  return {
    answer: numbered ? span : t('search.week.short', { ...found }),
    sentence: numbered
      ? `*${t('week.answer', { week: found.week, year })}*${t('search.week.iso')}`
      : `*${capital(fullDate(day, locale))}*${isIn}`,
    rows: holidays.map((one) => [capital(dayInYear(one.date, locale)), shownName(one, locale)]),
    links: [...links, link.date(start)],
  };
}
