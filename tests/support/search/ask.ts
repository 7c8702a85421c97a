import { embeddedAliases } from 'statdays:aliases';
import { embeddedPay } from 'statdays:pay';
import { dayOf } from '../../../src/calendar/day.ts';
import { bundledAlmanac } from '../../../src/holidays/bundled.ts';
import { bundledListDays } from '../../../src/holidays/bundled-lists.ts';
import type { ScopeCode } from '../../../src/holidays/scope.ts';
import type { Locale } from '../../../src/language/locale.ts';
import { offices } from '../../../src/site/common/almanac.ts';
import { laidTexts } from '../../../src/site/i18n/laid-texts.ts';
import { type Card, textOf } from '../../../src/site/search/card.ts';
import { createLexicon } from '../../../src/site/search/lexicon.ts';
import { searchTexts } from '../../../src/site/search/search-texts.ts';
import { read } from '../../../src/site/search/table.ts';

const almanac = bundledAlmanac();
const lists = bundledListDays();
const lexicon = createLexicon(almanac.law.holidays, embeddedAliases());
const texts = { en: laidTexts(searchTexts('en'), 'en'), fr: laidTexts(searchTexts('fr'), 'fr') };

export function cardOf(question: string, locale: Locale, place?: ScopeCode): Card | undefined {
  const today = dayOf('2026-11-22');
  const asking = {
    locale,
    t: texts[locale],
    today,
    place,
    almanac,
    lists,
    offices,
    pay: embeddedPay(),
  };
  return read(question, locale, today, lexicon)?.answer(asking);
}

/** What search answers on a Sunday in November 2026, with plain spaces. */
export function answerText(question: string, locale: Locale, place?: ScopeCode): string {
  const card = cardOf(question, locale, place);
  return card ? textOf(card).replaceAll('\u00a0', ' ') : '';
}

/** The first line of it, which is the whole answer. */
export function answerLine(question: string, locale: Locale, place?: ScopeCode): string {
  return (cardOf(question, locale, place)?.answer[0] ?? '').replaceAll('\u00a0', ' ');
}

/** Whether a first line says that it knows. */
export const isSure = (line: string): boolean =>
  /^(Yes|No\b|Not by law|Partly|Only|In \d|A day of rest|Open|Closed|Most|Mail|No mail|Oui|Non\b|Pas selon|En partie|Seulement|Dans \d|C’est un jour|Ouvert|Fermé|Le courrier|Pas de livraison)/.test(
    line,
  );
