import { type Day, parseDate, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { canadaWeek, findCanadaWeek, findIsoWeek, isoWeek, type Week } from '../../core/calendar/weeks.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../../core/holidays/law.ts';
import { dateRange, dayRange, fullDate, fullRange } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';

/** A field's content. If the text isn't a date or a number, `value` is empty and `isBad` is true. */
export interface Entry {
  readonly value: string;
  readonly isBad?: boolean;
}

/** Both numberings in words, or what is wrong with the fields. */
interface Answer<Field extends string> {
  readonly iso: string;
  readonly canada: string;
  readonly problem: string;
  readonly wrong: readonly Field[];
}

/** The weeks of a date. */
export function weeksOfDate({ value, isBad = false }: Entry, locale: Locale, t: Translate): Answer<'date'> {
  const day = parseDate(value);
  if (day !== undefined && day >= FIRST_DAY && day <= LAST_DAY) {
    const named = ({ week, year, start, end }: Week): string =>
      `${t('week.answer', { week, year })}, ${dateRange(start, end, locale)}`;
    return { iso: named(isoWeek(day)), canada: named(canadaWeek(day)), problem: '', wrong: [] };
  }
  const isWrong = value !== '' || isBad;
  return {
    iso: '',
    canada: '',
    problem: isWrong ? t('week.outOfRange') : '',
    wrong: isWrong ? ['date'] : [],
  };
}

/** The days of a week in both numberings; a number that neither has is reported once. */
export function datesOfWeek(
  entries: Readonly<Record<'week' | 'year', Entry>>,
  locale: Locale,
  t: Translate,
): Answer<'week' | 'year'> {
  const week = numberIn(entries.week, 1, 53);
  const year = numberIn(entries.year, FIRST_YEAR, LAST_YEAR);
  if (typeof week !== 'number' || typeof year !== 'number') {
    const problems = [
      ...(week === 'wrong' ? [t('week.badWeek')] : []),
      ...(year === 'wrong' ? [t('week.badYear')] : []),
    ];
    const wrong = [
      ...(week === 'wrong' ? (['week'] as const) : []),
      ...(year === 'wrong' ? (['year'] as const) : []),
    ];
    return { iso: '', canada: '', problem: problems.join(' '), wrong };
  }
  const [iso, canada] = [findIsoWeek(year, week), findCanadaWeek(year, week)];
  const missing = t('week.noSuch', { week, year });
  if (!iso && !canada) return { iso: '', canada: '', problem: missing, wrong: ['week'] };
  const whole = (found: Week | undefined): string =>
    found ? t('week.span', { dates: fullRange(found.start, found.end, locale) }) : missing;
  return { iso: whole(iso), canada: whole(canada), problem: '', wrong: [] };
}

function numberIn({ value, isBad = false }: Entry, min: number, max: number): number | 'empty' | 'wrong' {
  if (value === '') return isBad ? 'wrong' : 'empty';
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max ? number : 'wrong';
}

/** Today's week; the other number only if it differs. */
export function weekNow(day: Day, locale: Locale, t: Translate) {
  const { week } = isoWeek(day);
  const canada = canadaWeek(day).week;
  const other = weekdayOf(day) === 0 ? 'week.canadaOther' : 'week.canadaYear';
  return {
    date: t('week.today', { date: fullDate(day, locale) }),
    week: t('week.big', { week }),
    canada: t(week === canada ? 'week.canadaSame' : other, { week: canada }),
  };
}

interface WeekRow {
  readonly week: number;
  /** The days in each numbering; the heading gives the year, except in the first and last week. */
  readonly cells: readonly { readonly dates: string; readonly isNow: boolean }[];
}

/** The weeks of a year in both numberings. @param today undefined until a script knows it */
export function weeksOfYear(year: number, today: Day | undefined, locale: Locale): readonly WeekRow[] {
  const toCell = (found: Week | undefined) => {
    if (!found) return { dates: '', isNow: false };
    const { start, end } = found;
    const isWhole = [start, end].every((day) => toCivilDate(day).year === year);
    const isNow = today !== undefined && start <= today && today <= end;
    return { dates: (isWhole ? dayRange : dateRange)(start, end, locale), isNow };
  };
  return Array.from({ length: 53 }, (_, index) => index + 1)
    .map((week) => ({ week, found: [findIsoWeek(year, week), findCanadaWeek(year, week)] }))
    .filter(({ found }) => found.some(Boolean))
    .map(({ week, found }) => ({ week, cells: found.map(toCell) }));
}
