import { embeddedAliases } from 'statdays:aliases';
import { describe, expect, test } from 'vitest';
import payQuestions from '../../../tests/support/search/pay-questions.json' with { type: 'json' };
import questions from '../../../tests/support/search/questions.json' with { type: 'json' };
import { dayOf } from '../../calendar/day.ts';
import { bundledAlmanac, bundledListDays } from '../../holidays/bundled.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { textsOf } from '../i18n/texts.ts';
import { answerTo } from './answer.ts';
import { textOf } from './card.ts';
import { createLexicon } from './lexicon.ts';

const almanac = bundledAlmanac();
const lexicon = createLexicon(almanac.law.holidays, embeddedAliases());

/** What the card says, with plain spaces. */
function cardFor(text: string, locale: Locale, place?: ScopeCode): string {
  const asking = {
    locale,
    t: textsOf(locale),
    today: dayOf('2026-11-22'),
    place,
    almanac,
    lists: bundledListDays(),
  };
  const card = answerTo(text, asking, lexicon);
  return card ? textOf(card).replaceAll('\u00a0', ' ') : '';
}

describe.each(['on', 'qc', 'ca'] as const)('with a reader in %s', (place) => {
  test.each([...questions, ...payQuestions])('$locale: $question', ({ question, locale, says }) => {
    const text = cardFor(question, locale as Locale, place);
    for (const words of says)
      expect(
        words.filter((word) => text.includes(word)),
        text,
      ).not.toEqual([]);
  });
});
