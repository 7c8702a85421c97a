import { bundledPayRules } from '../../core/bundled/pay.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { ruleFormula, ruleWindow, ruleWork } from '../../core/questions/pay-words.ts';
import { textsOf } from '../i18n/texts.ts';
import { questionsData } from '../machines/linked-data.ts';
import { whoQualifies } from './pay-answers.ts';

/** The rules of all places, side by side. */
export function payRows(locale: Locale) {
  const tables = bundledPayRules();
  return SCOPE_CODES.map((code) => {
    const { rule } = tables[code];
    return {
      code,
      rule,
      who: rule.who[locale],
      window: ruleWindow(rule)[locale],
      formula: ruleFormula(rule)[locale],
      work: ruleWork(rule)[locale],
    };
  });
}

/** The questions that people type into search engines, answered by the rows. */
export function payQuestionsData(locale: Locale) {
  const t = textsOf(locale);
  return questionsData(
    payRows(locale).map(({ code, rule, window, formula, work }) => ({
      question: t('pay.question', { where: t(`in.${code}`) }),
      answer: t('pay.answer', { qualify: whoQualifies(rule, locale, t), window, formula, work }),
    })),
  );
}
