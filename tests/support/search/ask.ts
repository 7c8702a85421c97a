import { bundledAlmanac } from '../../../src/core/bundled/law.ts';
import { readDay } from '../../../src/core/calendar/day.ts';
import type { ScopeCode } from '../../../src/core/holidays/scope.ts';
import type { Locale } from '../../../src/core/language/locale.ts';
import { laidTexts } from '../../../src/site/i18n/laid-texts.ts';
import { answer } from '../../../src/site/search/answer.ts';
import type { Card } from '../../../src/site/search/asking.ts';
import { searchTexts } from '../../../src/site/search/search-texts.ts';
import { readTable } from '../table.ts';

/** A row is a language, a question and the first line of its answer. */
const table = readTable(new URL('../../../src/site/search/answer.test.tsv', import.meta.url));
const questionsIn = (locale: Locale) =>
  table.flatMap(([language, question]) => (language === locale && question ? [question] : []));

/** The questions that the search answers. */
export const questions = { en: questionsIn('en'), fr: questionsIn('fr') };

const almanac = bundledAlmanac();
const texts = { en: laidTexts(searchTexts('en'), 'en'), fr: laidTexts(searchTexts('fr'), 'fr') };

/** Asks the search on a Sunday in November 2026. */
export const ask = (
  question: string,
  locale: Locale,
  home?: ScopeCode,
  today = '2026-11-22',
): Promise<Card | undefined> =>
  answer(question, { locale, t: texts[locale], today: readDay(today), home, almanac });

/** The first line of it, which answers the question. */
export async function answerLine(question: string, locale: Locale, home?: ScopeCode): Promise<string> {
  const [line = ''] = (await ask(question, locale, home))?.line.split('\n') ?? [];
  return line.replaceAll('\u00a0', ' ');
}

/** Whether a first line says that it knows. */
export const isSure = (line: string): boolean =>
  /^(Yes|No\b|Not by law|Partly|Only|In \d|A day of rest|Open|Closed|Most|Mail|No mail|Oui|Non\b|Pas selon|En partie|Seulement|Dans \d|C’est un jour|Ouvert|Fermé|Le courrier|Pas de livraison)/.test(
    line,
  );

/** Whether a first line says that we don’t answer. */
export const isRefusal = (line: string): boolean =>
  /^(We don’t |We found nothing|Nous n|Aucun résultat)/.test(line);
