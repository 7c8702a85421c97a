import { type Day, dayOf, toDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { holidaysOff } from '../../core/holidays/days-off/business-days.ts';
import { DEFAULT_WEEKEND } from '../../core/holidays/days-off/weekends.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import type { InLieu } from '../../core/holidays/in-lieu.ts';
import type { LieuRuleName } from '../../core/holidays/law.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { dayInYear, longDate, monthAndDay, weekdayName } from '../../core/language/dates.ts';
import { capital, type Locale, sectionIn } from '../../core/language/locale.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { isOff } from '../common/days-off-by-law.ts';
import { shownCitation, shownName } from '../common/shown-name.ts';
import type { Translate } from '../i18n/texts.ts';
import { joinWords } from './day-sentence.ts';

/** A holiday on a weekend, with what the act owes for it. */
export interface Owed {
  readonly holiday: Holiday;
  readonly inLieu: InLieu;
}

/** Rules that give a day; the others give only pay or nothing, or we have read no text. */
const GIVES_A_DAY: readonly LieuRuleName[] = ['adjacent', 'next', 'next-or-agreed', 'another-or-pay'];

export const givesADay = ({ rule }: InLieu): boolean => GIVES_A_DAY.includes(rule);

/** A day in lieu is at most this far from its holiday: a long weekend may lie in between. */
export const MAX_DISTANCE = 6;

/**
 * The holidays on a weekend for which a day may be off in a place: the law names the day or, if it names none, it is the next working day
 * after the holiday.
 */
export function owedOn(almanac: Almanac, place: ScopeCode, date: Day): readonly Owed[] {
  return almanac
    .holidaysBetween(place, date - MAX_DISTANCE, date + MAX_DISTANCE)
    .flatMap((holiday): readonly Owed[] => (holiday.inLieu ? [{ holiday, inLieu: holiday.inLieu }] : []))
    .filter((owed) => mayBeOff(almanac, place, owed).includes(date));
}

/** Whether many people are off on a day for a holiday on a weekend: courts, exchanges or public servants are. */
export const areManyOff = (lists: Lists, date: Day): boolean =>
  lists.ids.some((id) =>
    lists
      .days(id, yearOf(date))
      .some((day) => day.date === date && day.substituteFor !== null && day.closes === 'day'),
  );

/** The working days of a year that may be off in a place, each with the holidays for which the act gives another day. */
export function owedIn(
  almanac: Almanac,
  place: ScopeCode,
  year: number,
): ReadonlyMap<Day, readonly Holiday[]> {
  const [first, last] = [toDay(year, 1, 1), toDay(year, 12, 31)];
  const owed = almanac
    .holidaysBetween(place, first - MAX_DISTANCE, last + MAX_DISTANCE)
    .flatMap((holiday) =>
      holiday.inLieu && givesADay(holiday.inLieu)
        ? mayBeOff(almanac, place, { holiday, inLieu: holiday.inLieu }).map((day) => ({ day, holiday }))
        : [],
    )
    .filter(({ day }) => day >= first && day <= last);
  const days = Map.groupBy(owed, ({ day }) => day);
  return new Map([...days].map(([day, all]) => [day, all.map(({ holiday }) => holiday)]));
}

/** Two holidays side by side may name the same days. Most employers then give the second one the day after. */
function mayBeOff(almanac: Almanac, place: ScopeCode, { holiday, inLieu }: Owed): readonly Day[] {
  const days = inLieu.days.length > 0 ? inLieu.days.map(dayOf) : [nextWorkingDay(almanac, place, holiday)];
  return givesADay(inLieu) ? [...new Set([...days, usualDay(almanac, place, holiday)])] : days;
}

function nextWorkingDay(almanac: Almanac, place: ScopeCode, { observedDate }: Holiday): Day {
  let day = dayOf(observedDate) + 1;
  while (isOff(almanac, place, day)) day++;
  return day;
}

/** The rules with their sections; holidays side by side under one rule share its sentence. */
export function owedSentences(
  owed: readonly Owed[],
  locale: Locale,
  t: Translate,
): readonly { readonly sentence: string; readonly section: string }[] {
  const byRule = Map.groupBy(owed, ({ inLieu }) => inLieu[locale] + owedSection(inLieu, locale));
  return [...byRule.values()].flatMap(([first, ...others]) =>
    first
      ? {
          sentence: owedSentence(first, locale, t, others),
          section: owedSection(first.inLieu, locale),
        }
      : [],
  );
}

/**
 * `Boxing Day is a Saturday. Your employer gives you another working day off …, by March 26, 2027.`
 * @param others holidays under the same rule
 */
export function owedSentence(owed: Owed, locale: Locale, t: Translate, others: readonly Owed[] = []): string {
  const all = [owed, ...others];
  const falls = all.map(({ holiday }) =>
    t('lieu.falls', {
      name: afterItIs(shownName(holiday, locale), locale),
      weekday: weekdayName(weekdayOf(dayOf(holiday.date)), locale),
    }),
  );
  return [
    `${capital(joinWords(falls, t))}.`,
    owed.inLieu[locale],
    ...(others.length > 0 && givesADay(owed.inLieu) ? [t('lieu.each')] : []),
    ...lastDates(all, locale, t),
  ].join(' ');
}

/** `The last dates are March 25 and March 26, 2028.` */
function lastDates(all: readonly Owed[], locale: Locale, t: Translate): readonly string[] {
  const days = all.flatMap(({ inLieu: { by } }) => (by === null ? [] : [dayOf(by)]));
  const last = days.at(-1);
  if (last === undefined) return [];
  if (days.length === 1) return [t('lieu.by', { date: longDate(last, locale) })];
  const dates = days.map((day) =>
    day !== last && yearOf(day) === yearOf(last) ? monthAndDay(day, locale) : longDate(day, locale),
  );
  return [t('lieu.eachBy', { dates: joinWords(dates, t) })];
}

/** `Employment Standards Act, 2000, S.O. 2000, c. 41, s. 29`; only the act if we have read no section. */
export function owedSection(inLieu: InLieu, locale: Locale): string {
  const section = sectionIn(inLieu, locale);
  const { act } = inLieu;
  if (act === null) return '';
  const name = locale === 'fr' ? act.nameFr : act.name;
  return shownCitation(section === null ? name : `${name}, ${section}`, locale);
}

/** What the act gives, in a few words: `Friday, December 24 or Monday, December 27`, `another paid day by March 25, 2028`. */
export function owedInShort({ holiday, inLieu }: Owed, locale: Locale, t: Translate): string {
  const days = inLieu.days.map((day) => dayInYear(dayOf(day), locale));
  return t(inLieu.by === null ? `lieu.short.${inLieu.rule}` : 'lieu.short.by', {
    days: days.join(t('lieu.or')),
    date: inLieu.by === null ? '' : longDate(dayOf(inLieu.by), locale),
    weekdays: t(`lieu.weekdays.${weekdayOf(dayOf(holiday.date)) === 6 ? 'saturday' : 'sunday'}`),
  });
}

/** The day that most employers give for a holiday on a weekend; no act says so. */
export function usualDay(almanac: Almanac, place: ScopeCode, { id, date }: Holiday): Day {
  const source = holidaysOff(almanac, {
    scope: place,
    weekend: DEFAULT_WEEKEND,
    extraHolidays: [],
    workedHolidays: [],
    substitute: 'next',
  });
  const given = source.holidaysIn(yearOf(dayOf(date))).find((day) => day.id === id && day.isCustom);
  if (!given) throw new RangeError(`${id} of ${date} is not on a weekend`);
  return given.observed;
}
