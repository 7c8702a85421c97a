import { type Day, formatDate, isWeekend, readDay, yearOf } from '../../core/calendar/day.ts';
import { isoWeek } from '../../core/calendar/weeks.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { HolidayHistory } from '../../core/holidays/history.ts';
import { keptThen, remarksIn } from '../../core/holidays/kept-then.ts';
import { namedHoliday } from '../../core/holidays/law.ts';
import { givesADay, owedOn } from '../../core/holidays/owed.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { dayInYear, fullDate, longDate, monthAndDay } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, type Named } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { Offices } from '../../core/offices/offices.ts';
import { toPath } from '../../service/contract/paths.ts';
import { feedWindow, hasFeed } from '../../service/documents/calendars/window.ts';
import { isDisputed } from '../common/disputed.ts';
import { nameInParentheses, shownName } from '../common/shown-name.ts';
import { findDayAnswers, isDayOff, type PlaceAnswer } from '../day/day-answer.ts';
import { labelDay } from '../day/day-square.tsx';
import { inShort, officeRows } from '../day/office-rows.ts';
import { areManyOff, owedSentences } from '../day/owed.ts';
import type { TileAnswer } from '../day/tile-map.tsx';
import type { Translate } from '../i18n/texts.ts';
import { type DayAround, daysAround } from './days-around.ts';

/** Where the answers of a page come from. */
export interface DateSources {
  readonly almanac: Almanac;
  readonly lists: Lists;
  /** Of the holidays that the date tells of, by their ids. */
  readonly histories: Readonly<Record<string, HolidayHistory>>;
  readonly offices: Offices;
}

interface AnswerHere extends TileAnswer {
  readonly days: PlaceAnswer['days'];
}

/** The question, and the answer for each place. */
interface Asked extends DateSources {
  readonly date: Day;
  readonly place: ScopeCode;
  readonly locale: Locale;
  readonly t: Translate;
  readonly answers: readonly AnswerHere[];
  /** The answer for the place. */
  readonly own: AnswerHere;
  /** Whether it is a holiday anywhere. */
  readonly isSpecial: boolean;
}

export type DateView = ReturnType<typeof dateView>;

/** All that the page of a date says to a reader in a place. @param t has the texts of the page */
export function dateView(sources: DateSources, date: Day, place: ScopeCode, locale: Locale, t: Translate) {
  const { almanac, offices } = sources;
  const answers = answersOn(almanac, date);
  const isSpecial = answers.some(({ days }) => days.length > 0);
  const own = answers.find((one) => one.place === place) ?? { place, what: 'ordinary', days: [] };
  const asked: Asked = { ...sources, date, place, locale, t, answers, own, isSpecial };
  const names = namesOn(asked);
  const named = joinedNames(names, locale);
  const { squares, run, next } = daysAround(almanac, place, date);
  const openings = offices.on(date, place);
  const owed = isWeekend(date) ? [] : owedOn(almanac, place, date);
  const isOwed = owed.some(({ inLieu }) => givesADay(inLieu));
  const ids = new Set(answers.flatMap(({ days }) => days.map(({ id }) => id)));
  return {
    date: capital(fullDate(date, locale)),
    names: named,
    // Under the date. A name that the place doesn't use is no heading of its answer.
    heading: named && own.days.length === 0 ? t('date.namedElsewhere', { names: named }) : named,
    week: t('date.iso', { week: isoWeek(date).week }),
    ...placeSentence(asked),
    // A day off by law is shown in red.
    isOff: isDayOff(own.what) || own.what === 'moved',
    owed: owedSentences(owed, locale, t),
    history: historySentences(asked),
    hasMap: isSpecial || answers.some(({ what }) => what === 'owed'),
    answers: answers.map((answer) => ({ ...answer, name: nameThere(asked, answer, names) })),
    squares: squares.map((square) => toSquare(square, asked)),
    run: runSentence(asked, run, isOwed),
    next: next
      ? t('date.next', {
          name: afterItIs(shownName(next.holiday, locale), locale),
          date: fullDate(next.observed, locale),
        })
      : '',
    offices: inShort(officeRows(openings, date, place, names, locale, t), openings, t),
    feed: feedPath(asked),
    acts: actLinks(asked),
    holidays: [...ids].map((id) => ({ id, name: shownName(namedHoliday(almanac.law, id), locale) })),
  };
}

/** The calendar of the holiday, if the place has it or the employer may give it. */
function feedPath({ almanac, own: { what, days }, locale }: Asked): string | undefined {
  const [day] = days;
  if (!day || !(isDayOff(what) || what === 'custom')) return undefined;
  if (!hasFeed(almanac, day.id, feedWindow(almanac.law.referenceYear))) return undefined;
  return toPath('/calendars/holidays/{id}.{locale}.ics', { id: day.id, locale });
}

/** The acts behind the day in the place, those with an address. */
function actLinks({ own, locale }: Asked) {
  const links = own.days.flatMap(({ act }) => {
    const path = act && addressIn(act, locale);
    return path ? [{ name: locale === 'fr' ? act.nameFr : act.name, path }] : [];
  });
  return links.filter(({ name }, index) => links.findIndex((one) => one.name === name) === index);
}

/** No law speaks of a place before it was one, unless its own did. */
function answersOn(almanac: Almanac, date: Day): readonly AnswerHere[] {
  return findDayAnswers((place) => almanac.listing(place, yearOf(date)), formatDate(date)).map((answer) => {
    const { place, what } = answer;
    if (what !== 'ordinary') return answer;
    if (foundedOn(almanac, place) > date) return { ...answer, what: 'not-yet' };
    if (isWeekend(date)) return { ...answer, what: 'weekend' };
    const isOwed = owedOn(almanac, place, date).some(({ inLieu }) => givesADay(inLieu));
    return isOwed ? { ...answer, what: 'owed' } : answer;
  });
}

const foundedOn = (almanac: Almanac, place: ScopeCode): Day => readDay(almanac.scope(place).since);

/** The name, if the page does not show it already; the first year of a place that did not exist yet. */
function nameThere(
  { almanac, locale, t }: Asked,
  { place, what, days }: AnswerHere,
  names: readonly string[],
): string | undefined {
  if (what === 'not-yet') return t('date.since', { date: longDate(foundedOn(almanac, place), locale) });
  const name = days.map((day) => shownName(day, locale)).find((one) => !names.includes(one));
  const said = [
    ...(name ? [nameInParentheses(name, locale)] : []),
    ...(days.some(({ id }) => isDisputed(place, id)) ? [t('date.disputed')] : []),
  ];
  return said.length > 0 ? said.join(', ') : undefined;
}

/** The day's names in the law of the place; else those of its own date elsewhere, the commonest first. */
function namesOn({ answers, own, date, locale }: Asked): readonly string[] {
  // December 27 is Christmas Day only where the law moves it.
  const elsewhere = answers.flatMap(({ days }) => days.filter((day) => day.date === formatDate(date)));
  const named = own.days.length > 0 ? own.days : elsewhere;
  return [...Map.groupBy(named, (day) => shownName(day, locale))]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
    .slice(0, 2);
}

/** `it is a working day`, `, unless your employer gives you the day off.` */
function placeSentence(asked: Asked): { readonly answer: string; readonly rest: string } {
  const { almanac, own, date, place, locale, t } = asked;
  const { what } = own;
  const [day] = own.days;
  if (what === 'ordinary' || what === 'owed' || what === 'weekend')
    return { answer: t(`date.is.${what}`), rest: restOfWorkingDay(asked, what) };
  if (what === 'moved' && day)
    return {
      answer: t('date.is.moved'),
      rest: t('date.rest.moved', { date: fullDate(readDay(day.observedDate), locale) }),
    };
  if (what === 'not-yet')
    return {
      answer: t('date.is.not-yet'),
      rest: t('date.rest.not-yet', { date: longDate(foundedOn(almanac, place), locale) }),
    };
  const isStaff = what === 'custom' && day?.publicService;
  const isWorked = what === 'custom' || what === 'government';
  return {
    answer: t(isWorked && isWeekend(date) ? 'date.is.weekend' : `date.is.${what}`),
    rest: t(isStaff ? 'date.rest.staff' : `date.rest.${what}`),
  };
}

/** A working day may be off for a holiday on a weekend, in the place or elsewhere, and a list may have it. */
function restOfWorkingDay(
  { almanac, lists, date, place, isSpecial, locale, t }: Asked,
  what: 'ordinary' | 'owed' | 'weekend',
): string {
  if (what === 'owed') return t(areManyOff(lists, date) ? 'date.rest.many' : 'date.rest.owed');
  const elsewhere = SCOPE_CODES.filter((code) => code !== place && what !== 'weekend')
    .flatMap((code) => owedOn(almanac, code, date))
    .filter(({ inLieu }) => givesADay(inLieu));
  // An act may name the day before the holiday, too, but nobody was found who gives that one.
  const after = elsewhere.find(({ holiday }) => readDay(holiday.observedDate) < date);
  if (after) {
    const name = afterItIs(shownName(after.holiday, locale), locale);
    return t('date.rest.elsewhere', { name });
  }
  const isListed = lists.ids.some((id) => lists.days(id, yearOf(date)).some((day) => day.date === date));
  if (isSpecial || isListed || elsewhere.length > 0) return t('date.rest.ordinary');
  return t(what === 'weekend' ? 'date.rest.nowhere' : 'date.rest.everywhere');
}

function toSquare({ day, mark, isInRun }: DayAround, { date, locale, t }: Asked) {
  return {
    day: mark,
    // Besides the mark of the day, whether it is the date or in the run.
    mark: [mark, ...(day === date ? ['date'] : []), ...(isInRun ? ['run'] : [])].join(' '),
    spoken: t('date.spoken', { date: capital(fullDate(day, locale)), what: t(`date.mark.${mark}`) }),
    ...labelDay(day, locale),
  };
}

/** How many days off in a row there would be; nothing if taking the day off would not join it to a holiday. */
function runSentence({ date, own, locale, t }: Asked, run: number, isOwed: boolean): string {
  if (run === 1) return '';
  if (isDayOff(own.what) || isWeekend(date)) return t('date.run.weekend', { n: run });
  return isOwed ? t('date.run.owed', { date: monthAndDay(date, locale), n: run }) : t('date.run', { n: run });
}

/** Sentences about holidays that were kept near the date in its year, or didn't exist yet. */
function historySentences({ almanac, histories, date, locale, t }: Asked): readonly string[] {
  const { elsewhere, later, ids } = keptThen(almanac, date);
  const told = ids.flatMap((id) => histories[id] ?? []);
  const name = (holiday: Named): string => afterItIs(shownName(holiday, locale), locale);
  return [
    ...elsewhere.map(({ holiday, date: kept }) =>
      t('date.elsewhere', { name: name(holiday), date: dayInYear(kept, locale) }),
    ),
    ...later.map(({ holiday, since }) => t('date.later', { name: name(holiday), year: since })),
    ...remarksIn(yearOf(date), told).map((words) => words[locale]),
  ];
}
