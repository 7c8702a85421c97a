import { dayOf, yearOf } from '../../core/calendar/day.ts';
import { isoWeek, isoWeekOf } from '../../core/calendar/weeks.ts';
import type { DayOff } from '../../core/holidays/days-off/long-weekends.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { dayRange, fullRange, monthName } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { pathOf } from '../../service/contract/paths.ts';
import { planningYear } from '../common/planning-year.ts';
import { shownNames } from '../common/shown-name.ts';
import { answerDay, standing } from './answer-day.ts';
import type { Asking, Card, Row } from './card.ts';
import { type Span, yearSpan } from './read-dates.ts';

/** The month or the year of a question, or the year that people plan now. */
const spanOf = ({ month, year, today }: Asking): Span => month ?? yearSpan(year ?? planningYear(today));

type Counted = 'search.holidays' | 'search.longWeekends';

/** The days of a month or a year in a place, and how many they are: `*Ontario, 2027*`. */
function counted(what: Counted, n: number, rows: readonly Row[], asking: Asking): Card {
  const { t, locale, place, link } = asking;
  const { year, month } = spanOf(asking);
  const when = month ? `${monthName(month, locale)} ${year}` : year;
  return {
    answer: n === 0 ? t(`${what}.none`) : `${t(what, { n })}.`,
    sentence: `*${t('search.placeYear', { place: link.placeName(place), year: when })}*`,
    rows,
    links: [...link.year(place, year), link.place(place)],
  };
}

/** The holidays of a month or a year in a place, or their number in several places. */
export function answerList(asking: Asking): Card {
  const { t, almanac, places, place, month, has, statutoryIn, name, inYear, link } = asking;
  const { first, last, year } = spanOf(asking);
  if (places.length > 1 || (places.length === 0 && has('where'))) {
    const n = (one: typeof place) => t('search.holidays', { n: statutoryIn(one, year).length });
    const each = places.flatMap((one) => link.year(one, year));
    return {
      answer: `${year}`,
      rows: (places.length > 0 ? places : SCOPE_CODES).map((one) => [link.placeName(one), n(one)]),
      links: [...link.sideBySide([...places].sort(), year), ...each].slice(0, 4),
    };
  }
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  const what = (day: Occurrence): string => {
    if (day.kind !== 'statutory') return t('search.colon') + standing({ place, day }, asking);
    return day.observed === day.date ? '' : ` (${t('search.moved')})`;
  };
  const rows = (month ? days : byLaw).map((day): Row => [inYear(day.observed), name(day) + what(day)]);
  return counted('search.holidays', byLaw.length, rows, asking);
}

/** The long weekends of a month or a year in a place, or the next one. */
export function answerLongWeekends(asking: Asking): Card {
  const { locale, almanac, today, place, places, month, year, has } = asking;
  const isNext = !month && year === undefined && (has('next') || places.length === 0);
  const next = isNext && almanac.nextLongWeekend(place, today);
  if (next) return answerHoliday(next.holidays[0], asking);
  const span = spanOf(asking);
  const rows = almanac
    .longWeekends(place, span.year)
    .map((run) => ({ ...run, start: dayOf(run.start), end: dayOf(run.end) }))
    .filter(({ start, end }) => start <= span.last && end >= span.first)
    .map((run): Row => [capital(dayRange(run.start, run.end, locale)), shownNames(run.holidays, locale)]);
  return counted('search.longWeekends', rows.length, rows, asking);
}

/** The next holiday by law in a place. */
export function answerNext(asking: Asking): Card {
  const { today, place, statutoryIn } = asking;
  const now = yearOf(today);
  const days = [now, now + 1].flatMap((year) => statutoryIn(place, year));
  return answerHoliday(
    days.find(({ observed }) => observed > today),
    asking,
  );
}

function answerHoliday(day: DayOff | undefined, { place, has, about }: Asking): Card {
  const holidays = day ? [{ kind: 'holiday', id: day.id } as const] : [];
  const parts = new Set(has('long-weekend') ? ['long-weekend'] : []);
  return answerDay(about({ holidays, places: [place], year: day && yearOf(day.date), parts }));
}

/** Only a place: its next holiday, and its pages. Several, or a year: the holidays. */
export function answerPlace(asking: Asking): Card {
  const { places, year, today, link } = asking;
  const [place, second] = places;
  if (place === undefined || second || year !== undefined) return answerList(asking);
  const next = answerNext(asking);
  const pages = [link.place(place), ...link.year(place, planningYear(today))];
  return { ...next, links: [...pages, ...next.links.slice(0, 1)] };
}

/** A calendar to subscribe to. */
export function answerFeed({ t, locale, place, link }: Asking): Card {
  const href = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
  return {
    answer: t('search.calendar', { place: link.placeName(place) }),
    sentence: t('search.calendarWhat'),
    links: [
      link.place(place, t('search.link.subscribe')),
      link.to(href, `${place}.${locale}.ics`, t('search.link.feed')),
      link.guide('docs/calendars'),
    ],
  };
}

const weeksIn = (year: number): number => (isoWeekOf(year, 53) ? 53 : 52);

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek(asking: Asking): Card {
  const { today, t, locale, almanac, place, week, dates, has, name, full, inYear, link } = asking;
  const now = isoWeek(today);
  const links = [link.section('week')];
  if (has('left'))
    return {
      answer: t('search.weeks', { n: weeksIn(now.year) - now.week }),
      sentence: t('search.week.left', { ...now }),
      links,
    };
  // A numbered week is of this year, unless it is over and it is time to plan the next.
  const planned = week && week.week < now.week ? planningYear(today) : now.year;
  const year = week?.year ?? asking.year ?? (week && !has('next') ? planned : yearOf(today));
  const numbered = week && isoWeekOf(year, week.week);
  const isYear = has('count') || (!week && dates.length === 0 && asking.year !== undefined);
  if (isYear || (week && !numbered)) {
    const n = weeksIn(year);
    const range = fullRange(isoWeekOf(year, 1)?.start ?? 0, isoWeekOf(year, n)?.end ?? 0, locale);
    const answer = isYear ? t('search.weeks', { n }) : t('week.noSuch', { year, week: week?.week ?? 0 });
    return { answer, sentence: t('search.week.counted', { year, n, dates: range }), links };
  }
  const [day = today] = dates[0] ?? [];
  const found = numbered ?? isoWeek(day);
  const { start, end } = found;
  const holidays = [...new Set([yearOf(start), yearOf(end)])].flatMap((one) => almanac.days(place, one));
  return {
    answer: numbered
      ? t('search.week.span', { dates: fullRange(start, end, locale) })
      : t('search.week.short', { ...found }),
    sentence: numbered
      ? `*${t('week.answer', { week: found.week, year })}*${t('search.week.iso')}`
      : `*${capital(full(day))}*${t('search.week.isoOf', { dates: dayRange(start, end, locale) })}`,
    rows: holidays
      .filter(({ date }) => date >= start && date <= end)
      .map((one) => [inYear(one.date), name(one)]),
    links: [...links, link.date(start)],
  };
}
