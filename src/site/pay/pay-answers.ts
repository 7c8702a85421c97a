import { formatDate } from '../../core/calendar/day.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { longDate } from '../../core/language/dates.ts';
import { capital, type Locale, nameIn, type Words } from '../../core/language/locale.ts';
import { withRemark } from '../../core/language/names.ts';
import { type PayRule, type PayTables, payRuleFor } from '../../core/pay/pay.ts';
import { UNKNOWN_PAY } from '../../core/questions/holiday-pay.ts';
import { ruleFormula, ruleWindow } from '../../core/questions/pay-words.ts';
import { payPath } from '../common/routes.ts';
import { nameBefore, shownName } from '../common/shown-name.ts';
import type { Translate } from '../i18n/texts.ts';

/** A question about pay, as far as it was understood. */
export interface AskedPay {
  readonly place: ScopeCode;
  /** The holiday that was named, as the place has it; null if the place does not have it. */
  readonly holiday?: Occurrence | null | undefined;
  readonly isAboutWork: boolean;
  /** Whether somebody asks who qualifies: after an absence, or after a number of weeks. */
  readonly isAboutConditions: boolean;
  /** Whether the day is paid more than others: “time and a half”. */
  readonly isAboutRate?: boolean;
}

/** An answer in words, and the page that computes the amount. */
export interface PayWords {
  /** The whole answer, in a line or two. */
  readonly answer: readonly string[];
  readonly sentences: readonly string[];
  readonly href: string;
}

/** Answers questions about pay in a place: `do i get paid on boxing day in ontario`, `stat pay ontario`. */
export function payAnswer(asked: AskedPay, tables: PayTables, locale: Locale, t: Translate): PayWords {
  const { place, holiday } = asked;
  const rules = tables[place];
  const where = t(`in.${place}`);
  if (holiday === null) {
    return {
      answer: [t('pay.search.no')],
      sentences: [t('pay.search.notThere', { where: capital(where) })],
      href: payPath(locale, place),
    };
  }
  if (holiday === undefined) return answerByRule(rules.rule, asked, locale, t);
  const date = formatDate(holiday.date);
  const href = payPath(locale, place, date);
  const rule = payRuleFor(rules, { ...holiday, date });
  const day = nameBefore(where, shownName(holiday, locale));
  const dayThere = t('pay.search.day', {
    day: holiday.date === holiday.observed ? day : withRemark(day, t('live.observed')),
    date: longDate(holiday.observed, locale),
    where,
  });
  if (!rule) {
    const notes = holiday.notes ? [holiday.notes[locale]] : [];
    const answer = holiday.basis === 'legal' ? [UNKNOWN_PAY[locale]] : [t('pay.notByLaw'), t('pay.employer')];
    return { answer, sentences: [dayThere, ...notes], href };
  }
  const work = t('pay.ifYouWork', { work: rule.work[locale] });
  const isPaid = holiday.basis === 'choice' ? 'pay.search.ifChosen' : 'pay.search.yes';
  const line = asked.isAboutRate ? work : t(rule.isOnlyIfWorked ? 'pay.search.onlyIfWorked' : isPaid);
  const sentences = [dayThere, ...(rule.isOnlyIfWorked ? [] : [how(rule, locale, t)])];
  const more = details(rule, asked, locale, t).filter((sentence) => sentence !== line);
  return { answer: [line], sentences: [...sentences, ...more], href };
}

/** The rule of a place. Who asks about the conditions reads them first. */
function answerByRule(rule: PayRule, asked: AskedPay, locale: Locale, t: Translate): PayWords {
  const where = capital(t(`in.${asked.place}`));
  const formula = t('pay.search.inPlace', { where, formula: ruleFormula(rule)[locale] });
  const counted = t('pay.search.counted', { window: ruleWindow(rule)[locale] });
  const conditions = joinConditions(rule, locale, t);
  const [first = '', ...rest] = details(rule, asked, locale, t);
  const isFirst = asked.isAboutConditions && conditions !== '';
  return {
    answer: [isFirst ? t('pay.search.qualifyThere', { where, conditions }) : formula],
    sentences: isFirst ? [formula, counted, ...rest] : [counted, first, ...rest],
    href: payPath(locale, asked.place),
  };
}

/** How holiday pay is computed. */
function how(rule: PayRule, locale: Locale, t: Translate): string {
  return t('pay.search.how', {
    name: nameIn(rule, locale),
    formula: ruleFormula(rule)[locale],
    window: ruleWindow(rule)[locale],
  });
}

/** Details in the order that people ask: the conditions, then work. */
function details(
  rule: PayRule,
  { isAboutWork, isAboutConditions }: AskedPay,
  locale: Locale,
  t: Translate,
): readonly string[] {
  const inLocale = (words: Words) => words[locale];
  // An option is as much the law as the pay that it replaces.
  const work = [t('pay.ifYouWork', { work: inLocale(rule.work) }), ...rule.options.map(inLocale)];
  const qualify = whoQualifies(rule, locale, t);
  if (isAboutConditions) return [qualify, ...(isAboutWork ? work : [])];
  return isAboutWork ? [...work, qualify] : [qualify, ...work];
}

/** `You qualify if you are employed on June 24.` */
function whoQualifies(rule: PayRule, locale: Locale, t: Translate): string {
  const conditions = joinConditions(rule, locale, t);
  return conditions ? t('pay.search.qualify', { conditions }) : t('pay.search.everyone');
}

/** The conditions after “you qualify if”. */
function joinConditions({ conditions }: PayRule, locale: Locale, t: Translate): string {
  const [only = '', ...more] = conditions.map((words) => words[locale]);
  return more.length > 0 ? t('pay.search.allOf', { conditions: [only, ...more].join('; ') }) : only;
}
