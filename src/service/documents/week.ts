import { type Day, isWeekend } from '../../core/calendar/day.ts';
import { canadaWeek, isoWeek, numberWeeks } from '../../core/calendar/weeks.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { type Locale, nameIn } from '../../core/language/locale.ts';
import { choiceNotes } from '../../core/questions/choice-notes.ts';
import type { WeekBody } from '../contract/schemas/bodies.ts';
import { describePlace, describeSource, type Site } from './bodies.ts';

export interface WeekChoice {
  readonly date: Day;
  readonly scope: ScopeCode;
  readonly locale: Locale;
}

export function weekBody(almanac: Almanac, site: Site, { date, scope, locale }: WeekChoice): WeekBody {
  const iso = isoWeek(date);
  const canada = canadaWeek(date);
  const [first, last] = [Math.min(iso.start, canada.start), Math.max(iso.end, canada.end)];
  const holidays = almanac.holidaysBetween(scope, first, last);
  const next = almanac.nextHoliday(scope, date);
  const weekend = almanac.nextLongWeekend(scope, date);
  const notes = choiceNotes(almanac, scope, [first, last]);
  const { date: text, ...numbers } = numberWeeks(date);
  const isHoliday = holidays.some(({ observedDate }) => observedDate === text);
  return {
    date: text,
    locale,
    ...numbers,
    ...describePlace(almanac.scope(scope)),
    isHoliday,
    isBusinessDay: !isHoliday && !isWeekend(date),
    holidays: holidays.map((holiday) => ({ ...holiday, name: nameIn(holiday, locale) })),
    nextHoliday: next && {
      ...next.holiday,
      name: nameIn(next.holiday, locale),
      daysUntil: next.observed - date,
    },
    nextLongWeekend: weekend && { ...weekend.longWeekend, daysUntil: Math.max(0, weekend.start - date) },
    notes: next && notes.length === 0 ? choiceNotes(almanac, scope, [next.observed, next.observed]) : notes,
    source: describeSource(site),
  };
}
