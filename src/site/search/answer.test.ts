import { describe, expect, test } from 'vitest';
import { answerLine, answerText, isSure } from '../../../tests/support/search/ask.ts';
import forum from '../../../tests/support/search/forum-questions.json' with { type: 'json' };
import payQuestions from '../../../tests/support/search/pay-questions.json' with { type: 'json' };
import questions from '../../../tests/support/search/questions.json' with { type: 'json' };
import weekend from '../../../tests/support/search/weekend-questions.json' with { type: 'json' };
import type { Locale } from '../../language/locale.ts';

/** Fails unless the answer has one of each of some words. */
function expectWords(text: string, says: readonly (readonly string[])[]): void {
  for (const words of says)
    expect(
      words.filter((word) => text.includes(word)),
      text,
    ).not.toEqual([]);
}

describe.each(['on', 'qc', 'ca'] as const)('with a reader in %s', (place) => {
  test.each([...questions, ...payQuestions])('$locale: $question', ({ question, locale, says }) => {
    expectWords(answerText(question, locale as Locale, place), says);
  });
});

test.each(weekend)('$locale, on a weekend: $question', ({ question, locale, says }) => {
  expectWords(answerText(question, locale as Locale), says);
});

describe('people ask in forums', () => {
  test.each(forum.filter(({ isRefused }) => !isRefused))('$question', ({ question, locale, says = [] }) => {
    expectWords(answerText(question, locale as Locale), says);
  });

  test.each(forum.filter(({ isRefused }) => isRefused))(
    '$question, which we don’t know',
    ({ question, locale }) => {
      const line = answerLine(question, locale as Locale, 'on');
      expect(isSure(line), line).toBe(false);
    },
  );
});
