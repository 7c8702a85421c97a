import { describe, expect, test } from 'vitest';
import { answerLine, answerText } from '../../../tests/support/search/ask.ts';
import questions from '../../../tests/support/search/questions.json' with { type: 'json' };
import refused from '../../../tests/support/search/refused.json' with { type: 'json' };
import { LOCALES } from '../../language/locale.ts';

describe.each(LOCALES)('%s', (locale) => {
  // The answers quote the law: after a change of law, `npm test -- --update` writes them, and reviewers read the diff.
  test.each(questions[locale])('search answers: %s', (question) => {
    const text = answerText(question, locale);
    const elsewhere = (['on', 'qc'] as const).map((place) => [place, answerLine(question, locale, place)]);
    const others = elsewhere.filter(([, line = '']) => !text.startsWith(line));
    expect([text, ...others.map(([place, line]) => `(${place}) ${line}`)].join('\n')).toMatchSnapshot();
  });

  test.each(refused[locale])('search says what it doesn’t know: %s', (question) => {
    expect(answerLine(question, locale, 'on')).toMatch(/^(We don’t |Nous n)/);
  });
});
