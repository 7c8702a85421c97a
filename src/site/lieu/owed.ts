import { type Day, dayOf, isWeekend, weekdayOf } from '../../calendar/day.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { businessDaysOf } from '../../holidays/days-off/business-days.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import type { InLieu } from '../../holidays/in-lieu.ts';
import type { LieuRuleName } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayInYear, longDate, weekdayName } from '../../language/dates.ts';
import { type Locale, sectionIn } from '../../language/locale.ts';
import { isDayOffByLaw } from '../common/days-off-by-law.ts';
import { shownCitation, shownName } from '../common/shown-name.ts';
import { afterItIs } from '../home/on-the-day.ts';
import type { Translate } from '../i18n/texts.ts';

/** A holiday on a weekend, with what the act owes for it. */
export interface Owed {
  readonly holiday: Holiday;
  readonly inLieu: InLieu;
}

/** Rules that give a day; the others give only pay or nothing, or we have read no text. */
const GIVES_A_DAY: readonly LieuRuleName[] = ['adjacent', 'next', 'next-or-agreed', 'another-or-pay'];

export const givesADay = ({ rule }: InLieu): boolean => GIVES_A_DAY.includes(rule);

/** A day in lieu is at most this far from its holiday: a long weekend may lie in between. */
const MAX_DISTANCE = 6;

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

function mayBeOff(almanac: Almanac, place: ScopeCode, { holiday, inLieu }: Owed): readonly Day[] {
  if (inLieu.days.length > 0) return inLieu.days.map(dayOf);
  let day = dayOf(holiday.observedDate) + 1;
  while (isWeekend(day) || isDayOffByLaw(almanac, place, day)) day++;
  return [day];
}

/** `Boxing Day is a Saturday. Your employer gives you another working day off …, by March 26, 2027.` */
export function owedSentence({ holiday, inLieu }: Owed, locale: Locale, t: Translate): string {
  const falls = t('lieu.falls', {
    name: capital(afterItIs(shownName(holiday, locale), locale)),
    weekday: weekdayName(weekdayOf(dayOf(holiday.date)), locale),
  });
  const by = inLieu.by === null ? [] : [t('lieu.by', { date: longDate(dayOf(inLieu.by), locale) })];
  return [falls, inLieu[locale], ...by].join(' ');
}

/** `Employment Standards Act, 2000, S.O. 2000, c. 41, s. 29`; empty if we have read no section. */
export function owedSection(inLieu: InLieu, locale: Locale): string {
  const section = sectionIn(inLieu, locale);
  if (inLieu.act === null || section === null) return '';
  const act = locale === 'fr' ? inLieu.act.nameFr : inLieu.act.name;
  // A section may be the act itself.
  return shownCitation(act.includes(section) ? act : `${act}, ${section}`, locale);
}

/** What the act gives, in a few words: `Friday, December 24 or Monday, December 27`, `Another paid day by March 25, 2028`. */
export function owedInShort({ holiday, inLieu }: Owed, locale: Locale, t: Translate): string {
  const days = inLieu.days.map((day) => dayInYear(dayOf(day), locale));
  return capital(
    t(inLieu.by === null ? `lieu.short.${inLieu.rule}` : 'lieu.short.by', {
      days: days.join(t('lieu.or')),
      date: inLieu.by === null ? '' : longDate(dayOf(inLieu.by), locale),
      weekdays: t(`lieu.weekdays.${weekdayOf(dayOf(holiday.date)) === 6 ? 'saturday' : 'sunday'}`),
    }),
  );
}

/** The day that most employers give for a holiday on a weekend; no act says so. */
export function usualDay(almanac: Almanac, place: ScopeCode, { id, observedDate }: Holiday): Day {
  const days = businessDaysOf(almanac, {
    scope: place,
    weekend: 'sat,sun',
    extraHolidays: [],
    workedHolidays: [],
    substitute: 'next',
  });
  let day = dayOf(observedDate) + 1;
  while (!days.holidaysOn(day).some((holiday) => holiday.id === id && holiday.isCustom)) day++;
  return day;
}
