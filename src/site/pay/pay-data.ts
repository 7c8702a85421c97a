import { bundledPayRules } from '../../core/bundled/pay.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { ruleFormula, ruleWindow, ruleWork } from '../../core/questions/pay-words.ts';

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
