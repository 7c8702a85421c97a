import { describe, expect, test } from 'vitest';
import { answerLine, answerText } from '../../../tests/support/search/ask.ts';
import questions from '../../../tests/support/search/questions.json' with { type: 'json' };
import refused from '../../../tests/support/search/refused.json' with { type: 'json' };
import { LOCALES } from '../../language/locale.ts';

describe.each(LOCALES)('%s', (locale) => {
  // The answers quote the law: after a change of law, `npm test -- --update` writes them, and reviewers read the diff.
  test.each(questions[locale])('search answers: %s', async (question) => {
    const lines = [await answerText(question, locale)];
    for (const place of ['on', 'qc'] as const) {
      const line = await answerLine(question, locale, place);
      if (!lines[0]?.startsWith(line)) lines.push(`(${place}) ${line}`);
    }
    expect(lines.join('\n')).toMatchSnapshot();
  });

  test.each(refused[locale])('search says what it doesn’t know: %s', async (question) => {
    expect(await answerLine(question, locale, 'on')).toMatch(/^(We don’t |Nous n)/);
  });
});
