import {
  type Day,
  dayOf,
  formatDate,
  isWeekend,
  toCivilDate,
  weekdayOf,
  yearOf,
} from '../../core/calendar/day.ts';
import { isoWeek } from '../../core/calendar/weeks.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { keptThen } from '../../core/holidays/kept-then.ts';
import { namedHoliday } from '../../core/holidays/law.ts';
import { givesADay, owedOn } from '../../core/holidays/owed.ts';
import type { PastOfHoliday } from '../../core/holidays/past.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import {
  dayInYear,
  fullDate,
  longDate,
  monthAndDay,
  shortMonthName,
  weekdayName,
} from '../../core/language/dates.ts';
import { capital, type Locale, type Named } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { Offices } from '../../core/offices/offices.ts';
import { pathOf } from '../../service/contract/paths.ts';
import { feedWindow, hasFeed } from '../../service/documents/calendars/window.ts';
import { isDisputed } from '../common/disputed.ts';
import { nameInParentheses, shownName } from '../common/shown-name.ts';
import { answerOf, isDayOff, type PlaceAnswer } from '../day/day-answer.ts';
import { inShort, type OfficeRow, officeRows } from '../day/office-rows.ts';
import { areManyOff, owedSentences } from '../day/owed.ts';
import type { Answer } from '../day/tile-map.ts';
import type { Translate } from '../i18n/texts.ts';
import { type AroundMark, type DaysAround, daysAround } from './days-around.ts';

export interface AroundSquare {
  readonly day: AroundMark;
  /** The mark of the day, and whether it is the date or in the run. */
  readonly mark: string;
  readonly above: string;
  readonly number: string;
  readonly spoken: string;
}

/** All that the page of a date says to a reader in a place. */
export interface DateView {
  readonly date: string;
  /** The names of the day; empty for an ordinary one. */
  readonly names: string;
  /** `ISO week 53` */
  readonly week: string;
  /** `it is a working day`, and the rest of the sentence about the reader's place. */
  readonly answer: string;
  readonly rest: string;
  /** Whether it is a day off by law there, which the page shows in red. */
  readonly isOff: boolean;
  /** What the act owes for holidays on a weekend, if the date may be off for one, with the section. */
  readonly owed: readonly { readonly sentence: string; readonly section: string }[];
  /** What was kept near it, or not yet. */
  readonly history: readonly string[];
  /** Whether anyone is off or may be. */
  readonly hasMap: boolean;
  /** What it is in each place, with the name that it has there if that is another. */
  readonly answers: readonly Answer[];
  readonly squares: readonly AroundSquare[];
  readonly run: string;
  readonly next: string;
  readonly offices: readonly OfficeRow[];
  /** The holidays on the date, for their pages. */
  readonly holidays: readonly { readonly id: string; readonly name: string }[];
  /** The calendar of the holiday, if the place has it or the employer may give it. */
  readonly feed: string | undefined;
  /** The acts behind the day in the reader's place, those with an address. */
  readonly acts: readonly { readonly name: string; readonly path: string }[];
}

/** Where the answers of a page come from. */
export interface DateSources {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly periods: Readonly<Record<string, PastOfHoliday>>;
  readonly offices: Offices;
}

/** @param t has the texts with the prefixes `date.`, `open.` and `where.`, and those of `whereIn` */
export function dateView(
  { almanac, lists, periods, offices }: DateSources,
  date: Day,
  place: ScopeCode,
  locale: Locale,
  t: Translate,
): DateView {
  const answers = answersOn(almanac, date);
  const isSpecial = answers.some(({ days }) => days.length > 0);
  const names = namesOf(answers, formatDate(date), place, locale);
  const around = daysAround(almanac, place, date);
  const openings = offices.on(date, place);
  const owed = isWeekend(date) ? [] : owedOn(almanac, place, date);
  return {
    date: capital(fullDate(date, locale)),
    names: joinedNames(names, locale),
    week: t('date.iso', { week: isoWeek(date).week }),
    ...placeSentence({ almanac, lists, answers, date, place, isSpecial, locale, t }),
    owed: owedSentences(owed, locale, t),
    history: historyOf(almanac, periods, date, locale, t),
    hasMap: isSpecial || answers.some(({ what }) => what === 'owed'),
    answers: answers.map((answer) => ({ ...answer, name: nameThere(almanac, answer, names, locale, t) })),
    squares: around.squares.map((square) => squareOf(square, date, locale, t)),
    run: runSentence(
      around.run,
      date,
      answers.some((one) => one.place === place && isDayOff(one.what)),
      owed.some(({ inLieu }) => givesADay(inLieu)),
      locale,
      t,
    ),
    next: around.next
      ? t('date.next', {
          name: afterItIs(shownName(around.next.holiday, locale), locale),
          date: fullDate(around.next.observed, locale),
        })
      : '',
    offices: inShort(officeRows(openings, date, place, names, locale, t), openings, t),
    feed: feedOf(almanac, answers, place, locale),
    acts: actsOf(answers, place, locale),
    holidays: [...new Set(answers.flatMap(({ days }) => days.map(({ id }) => id)))].map((id) => ({
      id,
      name: shownName(namedHoliday(almanac.law, id), locale),
    })),
  };
}

function feedOf(
  almanac: Almanac,
  answers: readonly AnswerHere[],
  place: ScopeCode,
  locale: Locale,
): string | undefined {
  const own = answers.find((one) => one.place === place);
  const [day] = own?.days ?? [];
  if (!own || !day || !(isDayOff(own.what) || own.what === 'custom')) return undefined;
  if (!hasFeed(almanac, day.id, feedWindow(almanac.law.referenceYear))) return undefined;
  return pathOf('/calendars/holidays/{id}.{locale}.ics', { id: day.id, locale });
}

function actsOf(answers: readonly AnswerHere[], place: ScopeCode, locale: Locale): DateView['acts'] {
  const days = answers.find((one) => one.place === place)?.days ?? [];
  const acts = days.flatMap(({ act }) => (act?.url ? [act] : []));
  const byName = Map.groupBy(acts, ({ name, nameFr }) => (locale === 'fr' ? nameFr : name));
  return [...byName].flatMap(([name, [act]]) => {
    const path = (locale === 'fr' ? act?.urlFr : undefined) ?? act?.url;
    return path ? [{ name, path }] : [];
  });
}

interface AnswerHere extends Answer {
  readonly days: PlaceAnswer['days'];
}

/** No law speaks of a place before it was one, unless its own did. */
function answersOn(almanac: Almanac, date: Day): readonly AnswerHere[] {
  return answerOf((place) => almanac.listing(place, yearOf(date)), formatDate(date)).map((answer) => {
    if (answer.what !== 'ordinary') return answer;
    if (dayOf(almanac.scope(answer.place).since) > date) return { ...answer, what: 'not-yet' };
    if (isWeekend(date)) return { ...answer, what: 'weekend' };
    return owedOn(almanac, answer.place, date).some(({ inLieu }) => givesADay(inLieu))
      ? { ...answer, what: 'owed' }
      : answer;
  });
}

/** The name, if the page does not show it already; the first year of a place that did not exist yet. */
function nameThere(
  almanac: Almanac,
  { place, what, days }: AnswerHere,
  names: readonly string[],
  locale: Locale,
  t: Translate,
): string | undefined {
  if (what === 'not-yet')
    return t('date.since', { date: longDate(dayOf(almanac.scope(place).since), locale) });
  const name = days.map((day) => shownName(day, locale)).find((one) => !names.includes(one));
  const said = [
    ...(name ? [nameInParentheses(name, locale)] : []),
    ...(days.some(({ id }) => isDisputed(place, id)) ? [t('date.disputed')] : []),
  ];
  return said.length > 0 ? said.join(', ') : undefined;
}

/** What the law of the place calls the day; else what it is called on its own date elsewhere, the commonest name first. */
function namesOf(
  answers: readonly AnswerHere[],
  date: string,
  place: ScopeCode,
  locale: Locale,
): readonly string[] {
  const own = answers.find((one) => one.place === place)?.days ?? [];
  // December 27 is Christmas Day only where the law moves it.
  const elsewhere = answers.flatMap(({ days }) => days.filter((day) => day.date === date));
  const named = own.length > 0 ? own : elsewhere;
  const counted = Map.groupBy(named, (day) => shownName(day, locale));
  return [...counted]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
    .slice(0, 2);
}

interface Asked {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly answers: readonly AnswerHere[];
  readonly date: Day;
  readonly place: ScopeCode;
  readonly isSpecial: boolean;
  readonly locale: Locale;
  readonly t: Translate;
}

/** `a working day`, `, unless your employer gives you the day off.` */
function placeSentence(asked: Asked): Pick<DateView, 'answer' | 'rest' | 'isOff'> {
  const { almanac, answers, date, place, locale, t } = asked;
  const own = answers.find((one) => one.place === place);
  const what = own?.what ?? 'ordinary';
  const [day] = own?.days ?? [];
  const isOff = isDayOff(what) || what === 'moved';
  if (what === 'ordinary' || what === 'owed' || what === 'weekend')
    return { ...workingSentence(asked, what), isOff };
  if (what === 'moved' && day)
    return {
      answer: t('date.is.moved'),
      rest: t('date.rest.moved', { date: fullDate(dayOf(day.observedDate), locale) }),
      isOff,
    };
  if (what === 'not-yet')
    return {
      answer: t('date.is.not-yet'),
      rest: t('date.rest.not-yet', { date: longDate(dayOf(almanac.scope(place).since), locale) }),
      isOff,
    };
  const isStaff = what === 'custom' && day?.publicService;
  const isWorked = what === 'custom' || what === 'government';
  const answer = t(isWorked && isWeekend(date) ? 'date.is.weekend' : `date.is.${what}`);
  return { answer, rest: t(isStaff ? 'date.rest.staff' : `date.rest.${what}`), isOff };
}

/** A working day may be off for a holiday on a weekend, in the place or elsewhere, and a list may have it. */
function workingSentence(
  { almanac, lists, date, place, isSpecial, locale, t }: Asked,
  what: 'ordinary' | 'owed' | 'weekend',
): Pick<DateView, 'answer' | 'rest'> {
  const answer = t(`date.is.${what}`);
  const onLists = lists.ids.flatMap((id) => lists.days(id, yearOf(date)).filter((day) => day.date === date));
  if (what === 'owed')
    return { answer, rest: t(areManyOff(lists, date) ? 'date.rest.many' : 'date.rest.owed') };
  const elsewhere = SCOPE_CODES.filter((code) => code !== place)
    .flatMap((code) => (isWeekend(date) ? [] : owedOn(almanac, code, date)))
    .filter(({ inLieu }) => givesADay(inLieu));
  // An act may name the day before the holiday, too, but nobody was found who gives that one.
  const after = elsewhere.find(({ holiday }) => dayOf(holiday.observedDate) < date);
  if (after) {
    const name = afterItIs(shownName(after.holiday, locale), locale);
    return { answer, rest: t('date.rest.elsewhere', { name }) };
  }
  if (isSpecial || onLists.length > 0 || elsewhere.length > 0)
    return { answer, rest: t('date.rest.ordinary') };
  return { answer, rest: t(what === 'weekend' ? 'date.rest.nowhere' : 'date.rest.everywhere') };
}

function squareOf(
  { day, mark, isInRun }: DaysAround['squares'][number],
  date: Day,
  locale: Locale,
  t: Translate,
): AroundSquare {
  const { month, day: number } = toCivilDate(day);
  return {
    day: mark,
    mark: [mark, ...(day === date ? ['date'] : []), ...(isInRun ? ['run'] : [])].join(' '),
    above: number === 1 ? shortMonthName(month, locale) : weekdayName(weekdayOf(day), locale).slice(0, 3),
    number: `${number}`,
    spoken: t('date.spoken', { date: capital(fullDate(day, locale)), what: t(`date.mark.${mark}`) }),
  };
}

/** How many days off in a row there would be; nothing if taking the day off would not join it to a holiday. */
function runSentence(
  run: number,
  date: Day,
  isByLaw: boolean,
  isOwed: boolean,
  locale: Locale,
  t: Translate,
): string {
  if (run === 1) return '';
  if (isByLaw || isWeekend(date)) return t('date.run.weekend', { n: run });
  return isOwed ? t('date.run.owed', { date: monthAndDay(date, locale), n: run }) : t('date.run', { n: run });
}

function historyOf(
  almanac: Almanac,
  periods: DateSources['periods'],
  date: Day,
  locale: Locale,
  t: Translate,
): readonly string[] {
  const { elsewhere, later, sentences } = keptThen(almanac, periods, date);
  const name = (holiday: Named): string => afterItIs(shownName(holiday, locale), locale);
  return [
    ...elsewhere.map(({ holiday, date: kept }) =>
      t('date.elsewhere', { name: name(holiday), date: dayInYear(kept, locale) }),
    ),
    ...later.map(({ holiday, since }) => t('date.later', { name: name(holiday), year: since })),
    ...sentences.map((words) => words[locale]),
  ];
}
