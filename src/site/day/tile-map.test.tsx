import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { byScope, SCOPE_CODES } from '../../core/holidays/scope.ts';
import { almanac } from '../common/almanac.ts';
import { translateTo } from '../i18n/texts.ts';
import { findDayAnswers } from './day-answer.ts';
import { AnswerList, findShade, TILES, type TileAnswer } from './tile-map.tsx';

/** A date's answers in all places. */
const on = (date: string) =>
  findDayAnswers((place) => almanac.listing(place, Number(date.slice(0, 4))), date);

const list = (answers: readonly TileAnswer[]): string =>
  renderToString(
    <AnswerList
      locale="en"
      t={translateTo('en')}
      answers={answers}
      labels={byScope((code) => code.toUpperCase())}
      mine="on"
    />,
  )
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const paid = SCOPE_CODES.map((place): TileAnswer => ({ place, what: 'paid' }));

describe('the map', () => {
  test('has each place once, in rows of seven; federal work is three squares wide', () => {
    expect(TILES.filter((place) => place !== '.').toSorted()).toEqual([...SCOPE_CODES].sort());
    expect(TILES).toHaveLength(4 * 7 - 2);
  });

  test('lies as Canada does: west before east, the territories north', () => {
    expect(TILES.slice(0, 3)).toEqual(['yt', 'nt', 'nu']);
    expect(TILES.slice(7, 14)).toEqual(['bc', 'ab', 'sk', 'mb', 'on', 'qc', 'nl']);
  });
});

test.each([
  ['2026-12-26', 'on', 'law'],
  ['2026-12-26', 'ab', 'optional'],
  ['2026-11-11', 'ns', 'partly'],
  ['2026-09-30', 'nl', 'government'],
  ['2026-09-29', 'on', 'working'],
] as const)('%s in %s is %s', (date, place, shade) => {
  const answer = on(date).find((answer) => answer.place === place);
  expect(findShade(answer?.what ?? 'ordinary')).toBe(shade);
});

test('the firmest answer is the first', () => {
  expect(list(on('2026-12-26'))).toMatch(/^paid statutory holiday ON, CA day of rest .* government staff/);
});

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
