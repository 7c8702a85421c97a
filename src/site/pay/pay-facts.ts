import { type Day, toCivilDate, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import { WEEK_STARTS, type WeekStart } from '../../core/calendar/weeks.ts';
import { dayRange, shortMonthName, weekdayName } from '../../core/language/dates.ts';
import type { Locale, Words } from '../../core/language/locale.ts';
import { type PayFact, type PayFormula, type PayRule, payWindow, windowDays } from '../../core/pay/pay.ts';
import { nameInParentheses } from '../common/shown-name.ts';
import { shortDay } from '../day/squares.ts';
import type { Translate } from '../i18n/texts.ts';

/** The fields that a formula asks for, in the order of the sentence. */
export function chooseFields(rule: PayRule, formula: PayFormula | undefined): readonly PayFact[] {
  const ofFormula: Readonly<Record<PayFormula['kind'], readonly PayFact[]>> = {
    share: ['wages'],
    percent: ['wages'],
    'average-wages': ['wages', 'daysWorked'],
    'average-hours': ['hoursInWindow', 'daysWorked'],
    'normal-day': ['hours'],
  };
  const fields = formula ? ofFormula[formula.kind] : [];
  const asksVacation = rule.vacationPay === 'added' && fields.includes('wages');
  const asksHours = rule.work.isAtLeastHalfADay && !fields.includes('hours');
  return [
    ...fields,
    ...(asksVacation ? (['vacationPay'] as const) : []),
    ...(asksHours ? (['hours'] as const) : []),
  ];
}

/** The answer in words, before any amount is typed: `One twentieth of what you earn from November 22 to December 19`. */
export function headline(formula: PayFormula, start: Day, end: Day, locale: Locale, t: Translate): string {
  const range = `${locale === 'fr' ? 'du ' : ''}${dayRange(start, end, locale)}`;
  if (formula.kind === 'share' && formula.number === 60) return t('pay.headline.sixtieth', { range });
  if (formula.kind === 'percent') return t('pay.headline.percent', { n: formula.number, range });
  return t(`pay.headline.${formula.kind}`, { range });
}

/** The last day on which an employee may have started, for a condition like `you have been employed for at least 30 calendar days`. */
export function startedBy({ en }: Words, holiday: Day): Day | undefined {
  const days = /^you have been employed for at least (\d+) calendar days$/.exec(en)?.[1];
  return days === undefined ? undefined : holiday - Number(days);
}

/** Which condition asks for the least number of days worked; -1 if none does. */
export const daysCondition = ({ conditions, leastDays }: PayRule): number =>
  leastDays === undefined ? -1 : conditions.findIndex(({ en }) => en.includes(` at least ${leastDays} of `));

/** A week of the small calendar. Its number is 0 for the week of the holiday. */
export type WeekRow = ReturnType<typeof weekRows>[number];

/** The reference period and the holiday, in weeks of seven. */
export function weekRows(
  rule: PayRule,
  formula: PayFormula | undefined,
  observed: Day,
  weekStart: WeekStart,
  holidays: readonly Day[],
  locale: Locale,
) {
  const window = payWindow(rule, formula);
  if (!window) return [];
  const { start, end } = windowDays(window, observed, weekStart);
  const first = WEEK_STARTS.indexOf(window.weekStart ?? (window.before === 'week' ? weekStart : 'sun'));
  const beginning = start - ((weekdayOf(start) - first + 7) % 7);
  const last = observed + 6 - ((weekdayOf(observed) - first + 7) % 7);
  return Array.from({ length: (last - beginning + 1) / 7 }, (_, index) => ({
    week: weekNumber(index, beginning + index * 7, observed, window.before),
    days: Array.from({ length: 7 }, (__, offset) => {
      const day = beginning + index * 7 + offset;
      const isCounted = day >= start && day <= end;
      const isHoliday = day === observed || (day > end && holidays.includes(day));
      return weekDay(day, isHoliday ? 'holiday' : isCounted ? 'counted' : 'plain', locale, day === beginning);
    }),
  }));
}

function weekNumber(
  index: number,
  first: Day,
  observed: Day,
  before: 'week' | 'holiday',
): number | undefined {
  if (observed >= first && observed < first + 7) return 0;
  return before === 'week' ? index + 1 : undefined;
}

/** Above the number is the weekday, or the month on the first day of one or of the calendar. */
function weekDay(day: Day, role: 'counted' | 'holiday' | 'plain', locale: Locale, isFirst: boolean) {
  const { month, day: number } = toCivilDate(day);
  const weekday = weekdayOf(day);
  const above =
    number === 1 || isFirst ? shortMonthName(month, locale) : weekdayName(weekday, locale).slice(0, 3);
  return { day, above, number, role, isWeekend: weekday === 0 || weekday === 6 };
}

/** A holiday to choose: `Dec. 25, 2026 (Christmas Day)`. The date comes first: a narrow screen cuts the end. */
export function optionText(name: string, day: Day, locale: Locale): string {
  const date = `${shortDay(day, locale)}${locale === 'en' ? ',' : ''} ${yearOf(day)}`;
  return `${date} (${nameInParentheses(name, locale)})`;
}
