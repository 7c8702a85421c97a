import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { byScope, SCOPE_CODES } from '../../core/holidays/scope.ts';
import { textsOf } from '../i18n/texts.ts';
import { AnswerList } from './answer-list.tsx';
import type { Answer } from './tile-map.ts';

const list = (answers: readonly Answer[]): string =>
  renderToString(
    <AnswerList
      locale="en"
      t={textsOf('en')}
      answers={answers}
      labels={byScope((code) => code.toUpperCase())}
      mine="on"
    />,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const paid = SCOPE_CODES.map((place): Answer => ({ place, what: 'paid' }));

test('the reader’s place is the first of its group, with the name that the day has there', () => {
  const answers = paid
    .slice(0, 9)
    .map((answer, index) => (index === 3 ? { ...answer, name: 'Louis Riel Day' } : answer));
  expect(list([...answers, { place: 'on', what: 'custom' }, { place: 'qc', what: 'custom' }])).toBe(
    'paid statutory holiday AB, BC, CA, MB (Louis Riel Day), NB, NL, NS, NT, NU optional (the employer decides) ON, QC',
  );
});

test('an answer that is the same in all places is one line', () => {
  expect(list(paid)).toBe('paid statutory holiday everywhere in Canada');
});
