import { type Day, readDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { InLieu } from '../../core/holidays/in-lieu.ts';
import { givesADay, type Owed, unnamedDay } from '../../core/holidays/owed.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { dayInYear, longDate, monthAndDay, weekdayName } from '../../core/language/dates.ts';
import { capital, type Locale, sectionIn } from '../../core/language/locale.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { shownCitation, shownName } from '../common/shown-name.ts';
import type { Translate } from '../i18n/texts.ts';
import { joinWords } from './day-sentence.ts';

/** Whether many people are off on a day for a holiday on a weekend: courts, exchanges or public servants are. */
export const areManyOff = (lists: Lists, date: Day): boolean =>
  lists.ids.some((id) =>
    lists
      .days(id, yearOf(date))
      .some((day) => day.date === date && day.substituteFor !== null && day.closes === 'day'),
  );

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
      weekday: weekdayName(weekdayOf(readDay(holiday.date)), locale),
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
  const days = all.flatMap(({ inLieu: { by } }) => (by === null ? [] : [readDay(by)]));
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
  return shownCitation(section === null ? name : `${name}, ${section}`);
}

/**
 * The act's rule in a few words: `another paid day by March 25, 2028`,
 * `Friday, December 24 or Monday, December 27 (in practice, Tuesday, December 28)`.
 */
export function owedInShort(
  almanac: Almanac,
  place: ScopeCode,
  owed: Owed,
  locale: Locale,
  t: Translate,
): string {
  const given = givenInShort(owed, locale, t);
  const unnamed = unnamedDay(almanac, place, owed);
  return unnamed === undefined ? given : t('lieu.inPractice', { given, day: dayInYear(unnamed, locale) });
}

function givenInShort({ holiday, inLieu }: Owed, locale: Locale, t: Translate): string {
  const days = inLieu.days.map((day) => dayInYear(readDay(day), locale));
  return t(inLieu.by === null ? `lieu.short.${inLieu.rule}` : 'lieu.short.by', {
    days: days.join(t('lieu.or')),
    date: inLieu.by === null ? '' : longDate(readDay(inLieu.by), locale),
    weekdays: t(`lieu.weekdays.${weekdayOf(readDay(holiday.date)) === 6 ? 'saturday' : 'sunday'}`),
  });
}
