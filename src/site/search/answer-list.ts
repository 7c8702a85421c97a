import { dayOf, yearOf } from '../../core/calendar/day.ts';
import { findIsoWeek, isoWeek } from '../../core/calendar/weeks.ts';
import type { DayOff } from '../../core/holidays/days-off/long-weekends.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { PROVINCE_CODES, SCOPE_CODES } from '../../core/holidays/scope.ts';
import { dayRange, fullRange, monthName } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { joined } from '../../core/language/names.ts';
import { planningYear } from '../common/planning-year.ts';
import { shownNames } from '../common/shown-name.ts';
import { answerOne, standing } from './answer-day.ts';
import { type Answer, type Asking, type Row, strong } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findDates, findSubjects } from './subject.ts';

type Counted = 'search.holidays' | 'search.longWeekends';

/** The holidays or long weekends of a month or a year in a place, or how many several places have. */
export function answerList({ of, compares }: Omit<IntentOf<'list'>, 'days'>, asking: Asking): Answer {
  if (compares && of === 'holidays') return compare(compares, asking);
  return of === 'holidays' ? listHolidays(asking) : listLongWeekends(asking);
}

/** The days of a month or a year in a place, and how many they are: `Ontario, 2027`. */
function counted(what: Counted, n: number, rows: readonly Row[], asking: Asking): Answer {
  const { t, locale, place, link, span } = asking;
  const { year, month } = span;
  const when = month ? `${monthName(month, locale)} ${year}` : year;
  return {
    line: n === 0 ? t(`${what}.none`) : `${t(what, { n })}.`,
    said: [strong(t('search.placeYear', { place: link.placeName(place), year: when }))],
    rows,
    links: [...link.year(place, year), link.place(place)],
  };
}

/** How many holidays some places have, or all of them; who has the most comes first. */
function compare(compares: 'most' | 'fewest' | 'all', asking: Asking): Answer {
  const { t, locale, places, statutoryIn, link, span } = asking;
  const { year } = span;
  const numbers = (places.length > 0 ? places : compares === 'all' ? SCOPE_CODES : PROVINCE_CODES).map(
    (place) => ({ place, n: statutoryIn(place, year).length }),
  );
  const best = Math[compares === 'fewest' ? 'min' : 'max'](...numbers.map(({ n }) => n));
  const winners = numbers.filter(({ n }) => n === best).map(({ place }) => link.placeName(place));
  const sorted =
    compares === 'all' ? numbers : numbers.toSorted((a, b) => (compares === 'most' ? b.n - a.n : a.n - b.n));
  return {
    line: compares === 'all' ? `${year}` : `${joined(winners, locale)}${t('search.colon')}${best}.`,
    said: compares === 'all' ? [] : [strong(`${year}`)],
    rows: sorted.map(({ place, n }) => [link.placeName(place), t('search.holidays', { n })]),
    links: [
      ...link.sideBySide([...places].sort(), year),
      ...places.flatMap((one) => link.year(one, year)),
    ].slice(0, 4),
  };
}

function listHolidays(asking: Asking): Answer {
  const { t, almanac, place, month, name, inYear, span } = asking;
  const { first, last, year } = span;
  const days = almanac.days(place, year).filter(({ date }) => date >= first && date <= last);
  const byLaw = days.filter(({ kind }) => kind === 'statutory');
  const what = (day: Occurrence): string => {
    if (day.kind !== 'statutory') return t('search.colon') + standing({ place, day }, asking);
    return day.observed === day.date ? '' : ` (${t('search.moved')})`;
  };
  const rows = (month ? days : byLaw).map((day): Row => [inYear(day.observed), name(day) + what(day)]);
  return counted('search.holidays', byLaw.length, rows, asking);
}

function listLongWeekends(asking: Asking): Answer {
  const { locale, almanac, place, span } = asking;
  const rows = almanac
    .longWeekends(place, span.year)
    .map((run) => ({ ...run, start: dayOf(run.start), end: dayOf(run.end) }))
    .filter(({ start, end }) => start <= span.last && end >= span.first)
    .map((run): Row => [capital(dayRange(run.start, run.end, locale)), shownNames(run.holidays, locale)]);
  return counted('search.longWeekends', rows.length, rows, asking);
}

/** The next holiday by law in a place, or its next long weekend. Only a place gets its pages first. */
export function answerNext({ of, isPlace }: Omit<IntentOf<'next'>, 'days'>, asking: Asking): Answer {
  const { t, today, almanac, place, link, full } = asking;
  const day = of === 'holiday' ? nextHoliday(asking) : almanac.nextLongWeekend(place, today)?.holidays[0];
  if (!day) return listHolidays(asking);
  const [subject] = findSubjects(
    [{ kind: 'holiday', names: [{ kind: 'holiday', id: day.id }], year: yearOf(day.date) }],
    asking,
    place,
  );
  if (!subject) return listHolidays(asking);
  const answer = answerOne(
    { ...subject, days: subject.all.filter((one) => one.place === place) },
    'when',
    { ...asking, asked: place },
    { isWeekend: of === 'long-weekend' },
  );
  const links = isPlace
    ? [link.place(place), ...link.year(place, planningYear(today)), ...answer.links.slice(0, 1)]
    : answer.links;
  const line =
    of === 'holiday' ? t('search.next', { name: subject.name ?? '', date: full(day.observed) }) : answer.line;
  return { ...answer, line, links };
}

function nextHoliday({ today, place, statutoryIn }: Asking): DayOff | undefined {
  const now = yearOf(today);
  return [now, now + 1].flatMap((year) => statutoryIn(place, year)).find(({ observed }) => observed > today);
}

const weeksIn = (year: number): number => (findIsoWeek(year, 53) ? 53 : 52);

/** A week by number, the weeks of a year, or the week of a date. */
export function answerWeek({ week, days: [asked], asks }: IntentOf<'week'>, asking: Asking): Answer {
  const { today, t, locale, almanac, place, name, full, inYear, link } = asking;
  const now = isoWeek(today);
  const links = [link.section('week')];
  if (asks === 'left')
    return {
      line: t('search.weeks', { n: weeksIn(now.year) - now.week }),
      said: [t('search.week.left', { ...now })],
      links,
    };
  // A numbered week is of this year, unless it is over and it is time to plan the next.
  const planned = week && week.week < now.week ? planningYear(today) : now.year;
  const year = week?.year ?? asking.year ?? (week ? planned : yearOf(today));
  const numbered = week && findIsoWeek(year, week.week);
  if (asks === 'number' || (week && !numbered)) {
    const n = weeksIn(year);
    const range = fullRange(findIsoWeek(year, 1)?.start ?? 0, findIsoWeek(year, n)?.end ?? 0, locale);
    const line = week ? t('week.noSuch', { year, week: week.week }) : t('search.weeks', { n });
    return { line, said: [t('search.week.counted', { year, n, dates: range })], links };
  }
  const [day = today] = asked ? findDates(asked, asking) : [];
  const found = numbered ?? isoWeek(day);
  const { start, end } = found;
  const holidays = [...new Set([yearOf(start), yearOf(end)])].flatMap((one) => almanac.days(place, one));
  return {
    line: numbered
      ? t('search.week.span', { dates: fullRange(start, end, locale) })
      : t('search.week.short', { ...found }),
    said: numbered
      ? [strong(t('week.answer', { week: found.week, year })), t('search.week.iso')]
      : [strong(capital(full(day))), t('search.week.isoOf', { dates: dayRange(start, end, locale) })],
    rows: holidays
      .filter(({ date }) => date >= start && date <= end)
      .map((one) => [inYear(one.date), name(one)]),
    links: [...links, link.date(start)],
  };
}
