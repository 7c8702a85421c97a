import type { Almanac } from '../../../core/holidays/almanac.ts';
import { toAct } from '../../../core/holidays/cited-act.ts';
import { SCOPE_CODES } from '../../../core/holidays/scope.ts';
import { type Bilingual, type Locale, nameIn, sectionIn } from '../../../core/language/locale.ts';
import type { PayTables } from '../../../core/pay/pay.ts';
import { ruleFormula, ruleWindow } from '../../../core/questions/pay-words.ts';
import { citationIn } from '../bodies.ts';
import { toCsv } from './csv.ts';
import { SHEET_FORMAT } from './sheet.ts';

const HEADINGS: Bilingual<readonly string[]> = {
  en: [
    'Jurisdiction',
    'Who qualifies',
    'Conditions',
    'Reference period',
    'Holiday pay',
    'Working that day',
    'Working without qualifying',
    'What may be chosen instead',
    'Notes',
    'Sections',
    'Law',
    'Link to the law',
    'Confidence',
  ],
  fr: [
    'Province ou territoire',
    'Qui y a droit',
    'Conditions',
    'Période de référence',
    'Rémunération du jour férié',
    'Travail ce jour-là',
    'Travail sans y avoir droit',
    'Autres choix possibles',
    'Remarques',
    'Articles',
    'Loi',
    'Lien vers la loi',
    'Fiabilité',
  ],
};

const CONFIDENCE: Bilingual<Readonly<Record<'high' | 'medium' | 'low', string>>> = {
  en: { high: 'high', medium: 'medium', low: 'low' },
  fr: { high: 'élevée', medium: 'moyenne', low: 'faible' },
};

export function paySheetCsv({ law, scope }: Almanac, tables: PayTables, locale: Locale): string {
  const rows = SCOPE_CODES.map((code) => {
    const { rule } = tables[code];
    const period = law.acts[code].findLast(({ holds, to }) => holds === undefined && to === undefined);
    const act = toAct(law.statutes[period?.act ?? ''] ?? null);
    const citation = act && citationIn(act, locale);
    const conditions = rule.regularDay ? [rule.regularDay, ...rule.conditions] : rule.conditions;
    return [
      nameIn(scope(code), locale),
      rule.who[locale],
      conditions.map((one) => one[locale]).join('; '),
      ruleWindow(rule)[locale],
      ruleFormula(rule)[locale],
      rule.work[locale],
      rule.unqualified[locale],
      rule.options.map((one) => one[locale]).join(' '),
      [...(rule.question ? [rule.question] : []), ...rule.notes].map((one) => one[locale]).join(' '),
      sectionIn(rule, locale),
      citation?.name ?? null,
      citation?.url ?? null,
      CONFIDENCE[locale][rule.question?.confidence ?? rule.confidence],
    ];
  });
  return toCsv(HEADINGS[locale], rows, SHEET_FORMAT[locale]);
}
