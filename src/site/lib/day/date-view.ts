import { type Day, dayOf, formatDate, toCivilDate, weekdayOf, yearOf } from '../../../calendar/day.ts';
import { canadaWeek, isoWeek } from '../../../calendar/weeks.ts';
import type { Almanac } from '../../../holidays/almanac.ts';
import { namedHoliday } from '../../../holidays/law.ts';
import type { Lists } from '../../../holidays/lists/lists.ts';
import { openOrClosed } from '../../../holidays/lists/open-or-closed.ts';
import type { ScopeCode } from '../../../holidays/scope.ts';
import { fullDate, longDate, monthAndDay, shortMonthName, weekdayName } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import type { PastOfHoliday } from '../../../law/history.ts';
import type { Translate } from '../../i18n/texts.ts';
import { shownName, typographic } from '../shown-name.ts';
import { isWeekend } from './date-pages.ts';
import { answerOf, type PlaceAnswer, STANDINGS } from './day-answer.ts';
import { type AroundMark, daysAround } from './days-around.ts';
import { keptThen } from './kept-then.ts';
import { type OfficeRow, officeRows } from './office-rows.ts';

/** What a date is in a place: as in {@link PlaceAnswer}, or that the place was not yet a province or territory. */
export type WhatThere = PlaceAnswer['what'] | 'not-yet';

/** The places of one answer, the reader's own named apart. */
export interface AnswerGroup {
  readonly what: WhatThere;
  readonly title: string;
  readonly mine: string;
  readonly others: string;
}

export interface AroundSquare {
  readonly mark: AroundMark;
  readonly isDate: boolean;
  readonly above: string;
  readonly number: string;
  readonly spoken: string;
}

/** All that the page of a date says to a reader in a place. */
export interface DateView {
  readonly date: string;
  /** The names of the day; empty for an ordinary one. */
  readonly names: string;
  readonly facts: readonly string[];
  /** `a working day`, and the rest of the sentence about the reader's place. */
  readonly answer: string;
  readonly rest: string;
  /** What was kept near it, or not yet. */
  readonly history: readonly string[];
  /** Whether it is a holiday anywhere; the days around it are shown where it is not. */
  readonly isSpecial: boolean;
  readonly answers: Readonly<Record<ScopeCode, WhatThere>>;
  readonly groups: readonly AnswerGroup[];
  readonly squares: readonly AroundSquare[];
  readonly run: string;
  readonly next: string;
  readonly offices: readonly OfficeRow[];
  /** The holidays on the date, for their pages. */
  readonly holidays: readonly { readonly id: string; readonly name: string }[];
}

/** Where the answers of a page come from. */
export interface DateSources {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly periods: Readonly<Record<string, PastOfHoliday>>;
}

const ORDER: readonly WhatThere[] = [...STANDINGS, 'moved', 'ordinary', 'not-yet'];

/** @param t has the texts with the prefixes `date.`, `open.`, `standing.`, `day.`, `where.` and `place.` */
export function dateView(
  { almanac, lists, periods }: DateSources,
  date: Day,
  place: ScopeCode,
  locale: Locale,
  t: Translate,
): DateView {
  const answers = answersOn(almanac, date);
  const isSpecial = answers.some(({ days }) => days.length > 0);
  const names = namesOf(answers, lists, date, place, locale);
  const around = daysAround(almanac, place, date);
  return {
    date: capital(fullDate(date, locale)),
    names: names.join(', '),
    facts: factsOf(date, t),
    ...placeSentence(almanac, answers, date, place, isSpecial, locale, t),
    history: historyOf(almanac, periods, date, locale, t),
    isSpecial,
    answers: Object.fromEntries(answers.map((one) => [one.place, one.what])) as DateView['answers'],
    groups: isSpecial ? groupsOf(almanac, answers, date, place, locale, t) : [],
    squares: around.squares.map(({ day, mark }) => squareOf(day, mark, date, locale, t)),
    run: runSentence(around.run, date, t),
    next: around.next
      ? t('date.next', {
          name: shownName(around.next.holiday, locale),
          date: fullDate(around.next.observed, locale),
        })
      : '',
    offices: officeRows(openOrClosed(almanac, lists, date, place), date, place, names, locale, t),
    holidays: [...new Set(answers.flatMap(({ days }) => days.map(({ id }) => id)))].map((id) => ({
      id,
      name: shownName(namedHoliday(almanac.law, id), locale),
    })),
  };
}

type Answer = Omit<PlaceAnswer, 'what'> & { readonly what: WhatThere };

/** No law speaks of a place before it was one, unless its own did. */
function answersOn(almanac: Almanac, date: Day): readonly Answer[] {
  return answerOf((place) => almanac.listing(place, yearOf(date)), formatDate(date)).map((answer) =>
    answer.what === 'ordinary' && dayOf(almanac.scope(answer.place).since) > date
      ? { ...answer, what: 'not-yet' }
      : answer,
  );
}

/** What the day is called in the place; else what it is called elsewhere, the commonest name first; else on a list. */
function namesOf(
  answers: readonly Answer[],
  lists: Lists,
  date: Day,
  place: ScopeCode,
  locale: Locale,
): readonly string[] {
  const own = answers.find((one) => one.place === place)?.days ?? [];
  const named = own.length > 0 ? own : answers.flatMap(({ days }) => days);
  const all =
    named.length > 0
      ? named
      : lists.ids.flatMap((id) => lists.days(id, yearOf(date)).filter((day) => day.date === date));
  const counted = Map.groupBy(all, (day) => shownName(day, locale));
  return [...counted]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
    .slice(0, 2);
}

function factsOf(date: Day, t: Translate): readonly string[] {
  const { year } = toCivilDate(date);
  const [first, next] = [dayOf(`${year}-01-01`), dayOf(`${year}-12-31`) + 1];
  return [
    t('date.iso', { week: isoWeek(date).week }),
    t('date.canada', { week: canadaWeek(date).week }),
    t('date.dayOfYear', { n: date - first + 1, all: next - first }),
  ];
}

/** `a working day`, `, unless your employer gives it.` */
function placeSentence(
  almanac: Almanac,
  answers: readonly Answer[],
  date: Day,
  place: ScopeCode,
  isSpecial: boolean,
  locale: Locale,
  t: Translate,
): Pick<DateView, 'answer' | 'rest'> {
  const own = answers.find((one) => one.place === place);
  const what = own?.what ?? 'ordinary';
  const [day] = own?.days ?? [];
  if (what === 'ordinary') {
    const weekday = weekdayName(weekdayOf(date), locale);
    return {
      answer: isWeekend(date) ? t('date.is.weekend', { weekday }) : t('date.is.ordinary'),
      rest: t(isSpecial ? 'date.rest.ordinary' : 'date.rest.everywhere'),
    };
  }
  if (what === 'moved' && day)
    return {
      answer: t('date.is.moved'),
      rest: t('date.rest.moved', { date: fullDate(dayOf(day.observedDate), locale) }),
    };
  if (what === 'not-yet')
    return {
      answer: t('date.is.not-yet'),
      rest: t('date.rest.not-yet', { date: longDate(dayOf(almanac.scope(place).since), locale) }),
    };
  const isStaff = what === 'custom' && day?.publicService;
  return { answer: t(`date.is.${what}`), rest: t(isStaff ? 'date.rest.staff' : `date.rest.${what}`) };
}

function groupsOf(
  almanac: Almanac,
  answers: readonly Answer[],
  date: Day,
  place: ScopeCode,
  locale: Locale,
  t: Translate,
): readonly AnswerGroup[] {
  const since = (code: ScopeCode): string => longDate(dayOf(almanac.scope(code).since), locale);
  const labelOf = (code: ScopeCode): string =>
    code === 'ca' ? t('date.federal') : typographic(shownName(almanac.scope(code), locale));
  const nameOf = (code: ScopeCode, what: WhatThere): string =>
    what === 'not-yet' ? t('date.since', { place: labelOf(code), date: since(code) }) : labelOf(code);
  return ORDER.flatMap((what) => {
    const places = answers.filter((answer) => answer.what === what).map((answer) => answer.place);
    if (places.length === 0) return [];
    const mine = places.includes(place) ? nameOf(place, what) : '';
    const others = places.filter((code) => code !== place).map((code) => nameOf(code, what));
    const title = capital(groupTitle(what, date, locale, t));
    return [{ what, title, mine, others: `${mine && others.length > 0 ? ', ' : ''}${others.join(', ')}` }];
  });
}

function groupTitle(what: WhatThere, date: Day, locale: Locale, t: Translate): string {
  if (what === 'ordinary') return t('date.group.ordinary', { weekday: weekdayName(weekdayOf(date), locale) });
  if (what === 'moved' || what === 'not-yet') return t(`date.group.${what}`);
  return t(`standing.${what}`);
}

function squareOf(day: Day, mark: AroundMark, date: Day, locale: Locale, t: Translate): AroundSquare {
  const { month, day: number } = toCivilDate(day);
  return {
    mark,
    isDate: day === date,
    above: number === 1 ? shortMonthName(month, locale) : weekdayName(weekdayOf(day), locale).slice(0, 3),
    number: `${number}`,
    spoken: t('date.spoken', { date: capital(fullDate(day, locale)), what: t(`date.mark.${mark}`) }),
  };
}

/** How many days off in a row there would be. */
function runSentence(run: number, date: Day, t: Translate): string {
  if (isWeekend(date)) return t('date.run.weekend', { n: run });
  return run === 1 ? t('date.run.alone') : t('date.run', { n: run });
}

function historyOf(
  almanac: Almanac,
  periods: DateSources['periods'],
  date: Day,
  locale: Locale,
  t: Translate,
): readonly string[] {
  const { elsewhere, later, sentences } = keptThen(almanac, periods, date);
  return [
    ...elsewhere.map(({ holiday, date: kept }) =>
      t('date.elsewhere', { name: shownName(holiday, locale), date: keptOn(kept, locale) }),
    ),
    ...later.map(({ holiday, since }) => t('date.later', { name: shownName(holiday, locale), year: since })),
    ...sentences.map((words) => words[locale]),
  ];
}

/** `Monday, November 9`, `lundi 9 novembre` */
function keptOn(day: Day, locale: Locale): string {
  const weekday = weekdayName(weekdayOf(day), locale);
  return `${weekday}${locale === 'en' ? ',' : ''} ${monthAndDay(day, locale)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
