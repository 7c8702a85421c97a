import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { answerLine, isRefusal, isSure } from '../../../tests/support/search/ask.ts';
import unseen from '../../../tests/support/search/unseen.json' with { type: 'json' };
import { LOCALES } from '../../core/language/locale.ts';

const READERS = ['on', 'qc', undefined] as const;

describe('a noun that we don’t know never gets a sure answer', () => {
  test.each(LOCALES)('%s', async (locale) => {
    const { nouns, forms, holidays } = unseen[locale];
    const pairs = nouns.flatMap((noun, index) =>
      forms.map((form) => ({ sentence: form.replace('{n}', noun), reader: READERS[index % 3] })),
    );
    const wrong: string[] = [];
    for (const [index, { sentence, reader }] of pairs.entries()) {
      // A quarter of the pairs with a holiday each; all of them with a third of the holidays in `npm run test:all`.
      if (!IS_EXHAUSTIVE && index % 4 !== 0) continue;
      const some = holidays.filter((_, number) =>
        IS_EXHAUSTIVE ? (number + index) % 3 === 0 : number === index % holidays.length,
      );
      for (const holiday of some) {
        const question = sentence.replace('{h}', holiday);
        const line = await answerLine(question, locale, reader);
        if (isSure(line)) wrong.push(`${question}: ${line}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('an adverb, an adjective or a verb that we don’t know refuses no question', () => {
  test.each(LOCALES)('%s', async (locale) => {
    const { fillers, filled } = unseen[locale];
    const refused: string[] = [];
    for (const [index, filler] of fillers.split(' ').entries())
      for (const sentence of filled.filter((_, turn) => IS_EXHAUSTIVE || turn % 3 === index % 3)) {
        const question = sentence.replace('{f}', filler);
        const line = await answerLine(question, locale, 'on');
        if (isRefusal(line)) refused.push(`${question}: ${line}`);
      }
    expect(refused).toEqual([]);
  });
});
