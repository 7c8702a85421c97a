import { readDay, yearOf } from '../../core/calendar/day.ts';
import { findIsoWeek, isoWeek } from '../../core/calendar/weeks.ts';
import { PROVINCE_CODES, SCOPE_CODES } from '../../core/holidays/scope.ts';
import { dayRange, fullRange, monthName } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import { choiceNotes } from '../../core/questions/choice-notes.ts';
import { planningYear } from '../common/planning-year.ts';
import { shownNames } from '../common/shown-name.ts';
import { toStanding } from '../day/day-answer.ts';
import { answerOne } from './answer-day.ts';
import type { Asking, Card, Row } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findDates, subjectOn } from './subject.ts';

/** The holidays or long weekends of a month or a year in a place, or how many holidays several places have. */
export function answerList({ of, compares }: IntentOf<'list'>, asking: Asking): Card {
  if (compares && of === 'holidays') return comparePlaces(compares, asking);
  const { t, locale, today, almanac, place, month, name, inYear, has, link, span } = asking;
  const { last, year } = span;
  const first = has('left') ? Math.max(span.first, today) : span.first;
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  const holidays = (month ? days : byLaw).map((day): Row => {
    const moved = day.observed === day.date ? '' : ` (${t('search.moved')})`;
    const what = day.kind === 'statutory' ? moved : t('search.colon') + t(`standing.${toStanding(day)}`);
    return [inYear(day.observed), name(day) + what];
  });
  const weekends = almanac
    .longWeekends(place, year)
    .filter(({ start, end }) => readDay(start) <= last && readDay(end) >= first)
    .map(({ start, end, holidays }): Row => {
      return [capital(dayRange(readDay(start), readDay(end), locale)), shownNames(holidays, locale)];
    });
  const isHolidays = of === 'holidays';
  const n = isHolidays ? byLaw.length : weekends.length;
  const what = isHolidays ? 'search.holidays' : 'search.longWeekends';
  const when = month?.month ? `${monthName(month.month, locale)} ${year}` : year;
  return {
    line: n === 0 ? t(`${what}.none`) : `${t(what, { n })}.`,
    about: t('search.placeYear', { place: link.placeName(place), year: when }),
    said: choiceNotes(almanac, place, [first, last])
      .map((note) => `. ${note[locale]}`)
      .join(''),
    rows: isHolidays ? holidays : weekends,
    links: [...link.year(place, year), link.place(place)],
  };
}

/** How many holidays some places have, or all of them; who has the most comes first. */
function comparePlaces(compares: 'most' | 'fewest' | 'all', asking: Asking): Card {
  const { t, locale, places, almanac, link, span } = asking;
  const { year } = span;
  const sign = { most: -1, fewest: 1, all: 0 }[compares];
  const numbers = (places.length > 0 ? places : sign === 0 ? SCOPE_CODES : PROVINCE_CODES)
    .map((place) => ({ name: link.placeName(place), n: almanac.statutory(place, year).length }))
    .sort((a, b) => sign * (a.n - b.n));
  const winners = numbers.filter(({ n }) => n === numbers[0]?.n).map(({ name }) => name);
  return {
    line: sign === 0 ? `${year}` : `${joined(winners, locale)}${t('search.colon')}${numbers[0]?.n}.`,
    about: sign === 0 ? '' : `${year}`,
    rows: numbers.map(({ name, n }) => [name, t('search.holidays', { n })]),
    links: link.year([...places].sort(), year),
  };
}

/** The next holiday by law in a place, or its next long weekend. */
export function answerNext({ of }: IntentOf<'next'>, asking: Asking): Card {
  const { t, today, almanac, place, link, name, full } = asking;
  const holiday =
    of === 'holiday'
      ? almanac.nextHoliday(place, today)?.holiday
      : almanac.nextLongWeekend(place, today)?.longWeekend.holidays[0];
  if (!holiday) return answerList({ kind: 'list', of: 'holidays' }, asking);
  const there: Asking = { ...asking, asked: place, places: [place] };
  const subject = { ...subjectOn(readDay(holiday.date), there, place), name: name(holiday) };
  const answer = answerOne(subject, 'when', there);
  if (of === 'long-weekend') return answer;
  const line = t('search.next', { name: name(holiday), date: full(readDay(holiday.observedDate)) });
  return { ...answer, line, links: [link.place(place), ...answer.links] };
}

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeeks({ asks }: IntentOf<'week'>, asking: Asking): Card {
  const { today, t, locale, week, days, full, link } = asking;
  const links = [link.section('week')];
  // A numbered week is of this year, unless it is over and it is time to plan the next.
  const isOver = week && week.week < isoWeek(today).week;
  const year = week?.year ?? asking.year ?? (isOver ? planningYear(today) : yearOf(today));
  const numbered = week && findIsoWeek(year, week.week);
  if (asks === 'number' || (week && !numbered)) {
    const n = findIsoWeek(year, 53) ? 53 : 52;
    const dates = fullRange(findIsoWeek(year, 1)?.start ?? 0, findIsoWeek(year, n)?.end ?? 0, locale);
    const line = week ? t('week.noSuch', { year, week: week.week }) : t('search.weeks', { n });
    return { line, said: t('search.week.counted', { year, n, dates }), links };
  }
  if (numbered) {
    const { start, end } = numbered;
    return {
      line: t('search.week.span', { dates: fullRange(start, end, locale) }),
      about: t('week.answer', { ...numbered }),
      said: t('search.week.iso'),
      links: [...links, link.date(start)],
    };
  }
  const [day = today] = days[0] ? findDates(days[0], asking) : [];
  const { start, end, ...found } = isoWeek(day);
  return {
    line: t('search.week.short', found),
    about: capital(full(day)),
    said: t('search.week.isoOf', { dates: dayRange(start, end, locale) }),
    links: [...links, link.date(start)],
  };
}
