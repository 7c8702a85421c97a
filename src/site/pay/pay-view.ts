import { readDay, yearOf } from '../../core/calendar/day.ts';
import { WEEK_STARTS, type WeekStart } from '../../core/calendar/weeks.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { bareNames } from '../../core/holidays/cited-act.ts';
import { dayRange, longDate, monthAndDay } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, nameIn, sectionIn } from '../../core/language/locale.ts';
import { money } from '../../core/language/money.ts';
import type { PayRule } from '../../core/pay/pay.ts';
import type { AnsweredHolidayPay } from '../../core/questions/holiday-pay.ts';
import { nameBefore, shownName } from '../common/shown-name.ts';
import type { Translate } from '../i18n/texts.ts';
import { hasBoth } from './pay-choice.ts';
import { chooseFields, daysCondition, headline, startedBy, weekRows } from './pay-facts.ts';

export type PayView = ReturnType<typeof payView>;
/** The sum, the weeks that count, the conditions and the law. */
export type PaySheet = ReturnType<typeof showSheet>;

/** The reader's answers on the conditions, by their number, and on the work week. */
export interface PayChoices {
  readonly cleared: ReadonlySet<number>;
  readonly isRegularDay: boolean;
  readonly weekStart: WeekStart;
  /** The hours worked on the holiday, as typed. */
  readonly worked: string;
}

export function payView(
  reply: AnsweredHolidayPay,
  almanac: Almanac,
  choices: PayChoices,
  locale: Locale,
  t: Translate,
) {
  const { answer, pay, rule } = reply;
  const { window } = answer;
  return {
    ...showResult(reply, locale, t),
    fields: rule ? chooseFields(rule, pay?.formula) : [],
    range: window ? dayRange(readDay(window.start), readDay(window.end), locale) : '',
    asksIrregular: hasBoth(rule),
    asksCommission: rule?.formulas.some((one) => one.if === 'commission') ?? false,
    sheet: rule && showSheet(reply, rule, almanac, choices, locale, t),
  };
}

/** The amount with what it rests on; else the formula, or why there is none. */
function showResult({ answer, pay, rule, scope }: AnsweredHolidayPay, locale: Locale, t: Translate) {
  const { holiday, total, window, why, decidedBy } = answer;
  const where = t(`in.${scope}`);
  const kick = t('pay.dayIn', { day: nameBefore(where, shownName(holiday, locale)), where });
  const words = { kick, isAmount: false, isFormula: false, decides: '', detail: '' };
  if (!rule) {
    if (decidedBy !== 'employer') return { ...words, answer: why?.[locale] ?? '' };
    const notes = answer.notes.slice(0, -1).map((note) => note[locale]);
    return { ...words, answer: t('pay.notByLaw'), decides: t('pay.employer'), detail: notes.join(' ') };
  }
  if (total !== null) {
    const isUnqualified = pay?.noPay === 'unqualified' && pay.times !== undefined;
    return {
      ...words,
      kick: why ? why[locale] : t('pay.atLeast'),
      answer: dollars(total, locale),
      isAmount: true,
      detail: isUnqualified ? capital(rule.unqualified[locale]) : '',
    };
  }
  const { formula } = pay ?? {};
  const inWords =
    formula && window && headline(formula, readDay(window.start), readDay(window.end), locale, t);
  return {
    ...words,
    answer: inWords ?? answer.formula?.[locale] ?? '',
    isFormula: true,
    detail: t('pay.ifYouWork', { work: answer.work?.qualified[locale] ?? '' }),
  };
}

function showSheet(
  { answer, pay, scope }: AnsweredHolidayPay,
  rule: PayRule,
  almanac: Almanac,
  choices: PayChoices,
  locale: Locale,
  t: Translate,
) {
  const observed = readDay(answer.holiday.observedDate);
  const { window } = answer;
  const holidays = almanac.statutory(scope, yearOf(observed)).map((holiday) => readDay(holiday.observedDate));
  const chosen = Object.values(rule.windows)[0];
  const asksWeekStart = chosen?.before === 'week' && chosen.weekStart === undefined;
  const conditions = listConditions();
  const act = answer.act ? nameIn(bareNames(almanac.law, answer.act), locale) : '';
  const remark = locale === 'fr' && answer.act?.nameFr.endsWith(ENGLISH_ONLY) ? ENGLISH_ONLY : '';
  return {
    sum: listAmounts(),
    window: window ? `${capital(window[locale])}.` : '',
    weeks: weekRows(rule, pay?.formula, observed, choices.weekStart, holidays, locale),
    spoken: window
      ? t('pay.spoken', {
          range: dayRange(readDay(window.start), readDay(window.end), locale),
          day: monthAndDay(observed, locale),
        })
      : '',
    weekStart: asksWeekStart ? choices.weekStart : undefined,
    conditions,
    everyone: conditions.length === 0 ? `${rule.who[locale]}.` : '',
    options: answer.options.map((option) => option[locale]),
    act: {
      name: [act + remark, sectionIn(answer, locale) ?? ''].filter(Boolean).join(', '),
      href: (answer.act && addressIn(answer.act, locale)) || undefined,
    },
    notes: answer.notes.map((note) => note[locale]),
  };

  /** The amounts, each with its formula; none before one is computed. */
  function listAmounts() {
    const { holidayPay, forWork, total, formula, workFormula } = answer;
    const how = pay?.noPay ? '' : (formula?.[locale] ?? '');
    const rows = [
      { what: nameIn(rule, locale), how, amount: holidayPay },
      ...(workFormula
        ? [
            {
              what: t('pay.work', { hours: choices.worked }),
              how: workFormula[locale],
              amount: forWork,
            },
          ]
        : []),
      ...(total === null ? [] : [{ what: t('pay.total'), how: '', amount: total }]),
    ];
    if (!rows.some(({ amount }) => typeof amount === 'number')) return [];
    return rows.map((row) => ({ ...row, amount: row.amount === null ? '–' : dollars(row.amount, locale) }));
  }

  function listConditions() {
    const ofDays = daysCondition(rule);
    return answer.qualify.map((condition, index) => {
      const isRegularDay = rule.regularDay !== undefined && index === 0;
      const since = startedBy(condition, observed);
      const hasTooFew = pay?.noPay === 'few-days' && index === ofDays;
      return {
        text: condition[locale],
        since: since === undefined ? '' : t('pay.since', { date: longDate(since, locale) }),
        isMet: isRegularDay ? choices.isRegularDay : !choices.cleared.has(index) && !hasTooFew,
        kind: isRegularDay ? 'regular-day' : index === ofDays ? 'days-worked' : 'other',
      };
    });
  }
}

/** The first day of the work week that the address names. */
export const readWeekStart = (text: string | null): WeekStart =>
  WEEK_STARTS.find((start) => start === text) ?? 'sun';

const dollars = (amount: number, locale: Locale): string => money(Math.round(amount * 100), locale);

/** After the name of an act that has no French version. */
const ENGLISH_ONLY = ' (en anglais)';
