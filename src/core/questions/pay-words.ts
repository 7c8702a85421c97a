import { type Bilingual, LOCALES, type Locale, type Words } from '../language/locale.ts';
import { hundredths, money } from '../language/money.ts';
import {
  type NoPay,
  type Pay,
  type PayFormula,
  type PayInput,
  type PayRule,
  pay,
  possibleFormulas,
} from '../pay/pay.ts';

export const NO_PAY: Readonly<Record<NoPay, Words>> = {
  unqualified: {
    en: 'You do not meet the conditions for holiday pay.',
    fr: 'Vous ne remplissez pas les conditions pour être payé pour ce jour férié.',
  },
  'few-days': {
    en: 'You worked or earned wages on too few days in the reference period.',
    fr: 'Vous avez travaillé ou gagné un salaire pendant trop peu de jours de la période de référence.',
  },
  'not-regular': {
    en: 'The holiday is not a day on which you regularly work, so it is paid only if you work.',
    fr: 'Ce jour férié n’est pas un jour où vous travaillez habituellement\u00a0: il est payé seulement si vous travaillez.',
  },
  'only-if-worked': {
    en: 'Under the act for this day, you are paid only if you work.',
    fr: 'La loi qui régit ce jour ne prévoit rien pour qui ne travaille pas ce jour-là.',
  },
  instead: {
    en: 'Your pay for working replaces holiday pay: you don’t get both.',
    fr: 'La rémunération des heures travaillées remplace celle du jour férié.',
  },
};

const EN = {
  wages: 'wages',
  vacationPay: 'vacation pay',
  days: 'days worked',
  rate: 'hourly wage',
  hours: 'hours in a normal day',
  hoursInWindow: 'hours worked',
  vary: '; if your hours or wages vary, ',
  or: ', or ',
  onCommission: '; on commission, ',
  onRegularDay: ', if you would normally work that day',
  instead: ', instead of holiday pay',
  besides: ', plus holiday pay',
  usualWages: 'usual wages',
  afterHours: (times: string, hours: number) => `${times} × after ${hours} hours`,
};

const TERMS: Bilingual<typeof EN> = {
  en: EN,
  fr: {
    wages: 'salaire',
    vacationPay: 'indemnité de vacances',
    days: 'jours travaillés',
    rate: 'salaire horaire',
    hours: 'heures d’une journée normale',
    hoursInWindow: 'heures travaillées',
    vary: '; si vos heures ou votre salaire varient, ',
    or: ' ou ',
    onCommission: '; à commission, ',
    onRegularDay: ', si c’est un jour de travail habituel',
    instead: ', au lieu de l’indemnité de jour férié',
    besides: ', plus l’indemnité de jour férié',
    usualWages: 'salaire habituel',
    afterHours: (times, hours) => `${times} × après ${hours}\u00a0heures`,
  },
};

/** How holiday pay is computed: with the amounts given, or in words. Null if there is no formula. */
export function formulaWords(rule: PayRule, { formula }: Pay, facts: PayInput): Words | null {
  if (!formula) return null;
  const choices = [formula, ...possibleFormulas(rule, facts).filter((one) => one !== formula)];
  const isOpen = choices.every((one) => !hasAmounts(one, facts));
  return inBoth((locale) => {
    if (!isOpen) return inSigns(formula, rule, facts, locale);
    const signs = (varying: boolean) =>
      choices
        .filter((one) => (one.if === 'irregular') === varying)
        .map((one) => inSigns(one, rule, facts, locale))
        .join(TERMS[locale].or);
    return [signs(false), signs(true)].filter(Boolean).join(TERMS[locale].vary);
  });
}

/** How pay for work on the holiday is computed. Null if nobody works, or if more than the hours worked is paid. */
export function workWords({ times, after, paidHours }: Pay, { rate }: PayInput): Words | null {
  if (times === undefined) return null;
  const most = after ? Math.min(paidHours, after.hours * 100) : paidHours;
  return inBoth((locale) => {
    const wage = rate === undefined ? TERMS[locale].rate : money(rate, locale);
    const part = (hours: number, by: number) =>
      [hundredths(hours, locale), ...(by === 1 ? [] : [hundredths(by * 100, locale)]), wage].join(' × ');
    const first = part(most, times);
    return after && paidHours > most ? `${first} + ${part(paidHours - most, after.times)}` : first;
  });
}

/** All formulas of a rule: `wages ÷ 20; on commission, wages ÷ 60`. */
export function ruleFormula(rule: PayRule): Words {
  const general = formulaWords(rule, pay(rule, {}), {});
  const commission = rule.formulas.some((formula) => formula.if === 'commission')
    ? formulaWords(rule, pay(rule, { commission: true }), { commission: true })
    : null;
  return inBoth((locale) =>
    [
      general?.[locale],
      rule.regularDay && TERMS[locale].onRegularDay,
      commission && TERMS[locale].onCommission + commission[locale],
    ]
      .filter(Boolean)
      .join(''),
  );
}

export function ruleWindow({ windows }: PayRule): Words {
  const all = Object.values(windows);
  return inBoth((locale) => all.map((window) => window[locale]).join(TERMS[locale].onCommission));
}

/** Pay for work on the holiday in short: `1.5 × wages, plus holiday pay`. */
export function ruleWork({ work }: PayRule): Words {
  return inBoth((locale) => {
    const times = (by: number) => hundredths(by * 100, locale);
    const terms = TERMS[locale];
    const more = work.after ? ` (${terms.afterHours(times(work.after.times), work.after.hours)})` : '';
    const wages = work.times === 1 ? terms.usualWages : `${times(work.times)} × ${terms.wages}${more}`;
    return `${wages}${work.isInstead ? terms.instead : terms.besides}`;
  });
}

function hasAmounts(formula: PayFormula, { wages, rate, hours, hoursInWindow }: PayInput): boolean {
  if (formula.kind === 'normal-day') return rate !== undefined && hours !== undefined;
  return formula.kind === 'average-hours' ? hoursInWindow !== undefined : wages !== undefined;
}

function inSigns(formula: PayFormula, rule: PayRule, facts: PayInput, locale: Locale): string {
  const { rate, hours, hoursInWindow, daysWorked } = facts;
  const terms = TERMS[locale];
  const wage = rate === undefined ? terms.rate : money(rate, locale);
  const days = daysWorked === undefined ? terms.days : `${daysWorked}`;
  const number = (one: number | undefined, term: string) =>
    one === undefined ? term : hundredths(one, locale);
  switch (formula.kind) {
    case 'share':
      return `${base(rule, facts, locale)} ÷ ${formula.number}`;
    case 'percent':
      return `${base(rule, facts, locale)} × ${formula.number}${locale === 'fr' ? '\u00a0%' : '%'}`;
    case 'average-wages':
      return `${base(rule, facts, locale)} ÷ ${days}`;
    case 'average-hours':
      return `${wage} × ${number(hoursInWindow, terms.hoursInWindow)} ÷ ${days}`;
    case 'normal-day':
      return `${wage} × ${number(hours, terms.hours)}`;
  }
}

function base({ vacationPay: counts }: PayRule, { wages, vacationPay }: PayInput, locale: Locale): string {
  const terms = TERMS[locale];
  const amount = wages === undefined ? terms.wages : money(wages, locale);
  if (counts !== 'added' || (wages !== undefined && !vacationPay)) return amount;
  const added = vacationPay === undefined ? terms.vacationPay : money(vacationPay, locale);
  return `(${amount} + ${added})`;
}

function inBoth(say: (locale: Locale) => string): Words {
  const [en, fr] = LOCALES.map(say);
  return { en: en ?? '', fr: fr ?? '' };
}
