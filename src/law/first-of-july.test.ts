import { describe, expect, test } from 'vitest';
import { almanac } from '../../tests/support/law/almanac.ts';
import type { Confidence } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';

type Outcome = `${'moves' | 'stays'} ${Confidence}`;

/** Whether the day off of July 1 moved to July 2 in a year in which July 1 is a Sunday, and how surely that is known. */
function outcome(scope: ScopeCode, year: number): Outcome | undefined {
  const day = almanac.statutory(scope, year).find(({ id }) => id === 'canada-day');
  if (!day) return undefined;
  expect(day.date).toBe(`${year}-07-01`);
  expect([`${year}-07-01`, `${year}-07-02`]).toContain(day.observedDate);
  return `${day.observedDate === day.date ? 'stays' : 'moves'} ${day.confidence}`;
}

/*
 * The federal act moves the legal holiday throughout Canada. A provincial act that says "Canada Day" follows it; one that says "July 1"
 * does not: Newfoundland and Labrador's always, Nova Scotia's since 2018, Manitoba's since 2019, Prince Edward Island's since 2026. No text
 * of the territories was read.
 */
describe('July 1 on a Sunday', () => {
  test.each<[ScopeCode, Outcome, Outcome, Outcome, Outcome]>([
    //       2007            2012            2018            2029
    ['ca', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['ab', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['bc', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['mb', 'moves high', 'moves high', 'moves high', 'stays medium'],
    ['nb', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['nl', 'stays medium', 'stays medium', 'stays medium', 'stays high'],
    ['ns', 'moves high', 'moves high', 'stays high', 'stays high'],
    ['nt', 'moves medium', 'moves medium', 'moves medium', 'moves medium'],
    ['nu', 'moves medium', 'moves medium', 'moves medium', 'moves medium'],
    ['on', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['pe', 'moves high', 'moves high', 'moves high', 'stays medium'],
    ['qc', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['sk', 'moves high', 'moves high', 'moves high', 'moves high'],
    ['yt', 'moves medium', 'moves medium', 'moves medium', 'moves medium'],
  ])('%s in 2007, 2012, 2018 and 2029', (scope, ...expected) => {
    expect([2007, 2012, 2018, 2029].map((year) => outcome(scope, year))).toEqual(expected);
  });

  test.each<[string, ScopeCode, number, Outcome | undefined]>([
    ['moved as Dominion Day too', 'on', 1979, 'moves high'],
    ['moved in the provinces of 1905', 'ab', 1906, 'moves high'],
    ['was a Sunday in 1900, before Alberta', 'ab', 1900, undefined],
    ['was Memorial Day from 1949 and stayed', 'nl', 1951, 'stays medium'],
    ['was a Sunday in 1945, before Newfoundland joined', 'nl', 1945, undefined],
  ])('%s', (_name, scope, year, expected) => {
    expect(outcome(scope, year)).toBe(expected);
  });
});
