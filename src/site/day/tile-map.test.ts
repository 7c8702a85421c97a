import { describe, expect, test } from 'vitest';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { almanac } from '../common/almanac.ts';
import { answerOf } from './day-answer.ts';
import { answersByWhat, shadeOf, TILES } from './tile-map.ts';

/** A date's answers in all places. */
const on = (date: string) => answerOf((place) => almanac.listing(place, Number(date.slice(0, 4))), date);

describe('the map', () => {
  test('has each place once, and no two on one square', () => {
    expect(TILES.map(({ place }) => place).toSorted()).toEqual([...SCOPE_CODES].sort());
    expect(new Set(TILES.map(({ row, column }) => `${row} ${column}`)).size).toBe(SCOPE_CODES.length);
  });

  test('lies as Canada does: west before east, the territories north', () => {
    const west = TILES.filter(({ row }) => row === 2).map(({ place }) => place);
    expect(west).toEqual(['bc', 'ab', 'sk', 'mb', 'on', 'qc', 'nl']);
    expect(TILES.filter(({ row }) => row === 1).map(({ place }) => place)).toEqual(['yt', 'nt', 'nu']);
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
  expect(shadeOf(answer?.what ?? 'ordinary')).toBe(shade);
});

test('the answers of a day have every place once, the firmest answer first', () => {
  const groups = answersByWhat(on('2026-12-26'));
  expect(groups[0]).toMatchObject({ what: 'paid', places: [{ place: 'ca' }, { place: 'on' }] });
  expect(groups.flatMap(({ places }) => places.map(({ place }) => place)).toSorted()).toEqual(
    [...SCOPE_CODES].sort(),
  );
});
