import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { answerLine, isSure } from '../../../tests/support/search/ask.ts';
import unseen from '../../../tests/support/search/unseen.json' with { type: 'json' };
import { LOCALES } from '../../language/locale.ts';

const READERS = ['on', 'qc', undefined] as const;

describe('a noun that we don’t know never gets a sure answer', () => {
  test.each(LOCALES)('%s', (locale) => {
    const { nouns, forms, holidays } = unseen[locale];
    const wrong: string[] = [];
    for (const [index, noun] of nouns.entries())
      for (const [shift, form] of forms.entries()) {
        // Each noun and form with one holiday; with every holiday in `npm run test:all`.
        const some = IS_EXHAUSTIVE ? holidays : [holidays[(index + shift) % holidays.length] ?? ''];
        for (const holiday of some) {
          const question = form.replace('{n}', noun).replace('{h}', holiday);
          const line = answerLine(question, locale, READERS[(index + shift) % 3]);
          if (isSure(line)) wrong.push(`${question}: ${line}`);
        }
      }
    expect(wrong).toEqual([]);
  });
});
