import { describe, expect, test } from 'vitest';
import { law } from '../../tests/support/law/law.ts';
import { createAlmanac } from '../holidays/almanac.ts';
import type { Confidence } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';

const almanac = createAlmanac(law);

const confidence = (scope: ScopeCode, year: number, id: string): Confidence | undefined =>
  almanac.statutory(scope, year).find((holiday) => holiday.id === id)?.confidence;

describe('a day is as sure as the least sure of its row, its date and its move', () => {
  test.each<[string, ScopeCode, number, string, Confidence]>([
    ['a row before the text that attests it', 'ca', 1986, 'boxing-day', 'medium'],
    ['and from that text on', 'ca', 1987, 'boxing-day', 'high'],
    ['a proclaimed date that was not read', 'on', 1910, 'thanksgiving', 'medium'],
    ['one that was', 'on', 1911, 'thanksgiving', 'high'],
    ['one that the prose contradicts', 'on', 1908, 'thanksgiving', 'low'],
    ['the year of an amendment', 'ca', 1952, 'victoria-day', 'medium'],
    ['the year before', 'ca', 1951, 'victoria-day', 'high'],
    ['a Sunday on which a move is assumed', 'sk', 2011, 'christmas-day', 'low'],
    ['the same day in a year in which it is no Sunday', 'sk', 2012, 'christmas-day', 'high'],
    ['a Sunday on which the move is attested', 'sk', 2022, 'christmas-day', 'high'],
    ['a move that one secondary source gives', 'nt', 2029, 'canada-day', 'medium'],
    ['no move that year', 'nt', 2028, 'canada-day', 'high'],
    ['a first paid year that one transcription gives', 'nl', 2017, 'remembrance-day', 'medium'],
    ['and the first list that has the day', 'nl', 2018, 'remembrance-day', 'high'],
    ['a federal act for all of Canada', 'ab', 1931, 'remembrance-day', 'high'],
    ['the territories included', 'yt', 1931, 'remembrance-day', 'high'],
    [
      'one for all provinces, before a text that counts the territories in',
      'nt',
      1988,
      'labour-day',
      'medium',
    ],
    ['and after', 'nt', 1989, 'labour-day', 'high'],
  ])('%s: %s %i %s', (_name, scope, year, id, expected) => {
    expect(confidence(scope, year, id)).toBe(expected);
  });
});

test('of 2026 one statutory day alone is not sure', () => {
  const unsure = SCOPE_CODES.flatMap((scope) =>
    almanac
      .statutory(scope, 2026)
      .filter((holiday) => holiday.confidence !== 'high')
      .map((holiday) => `${scope} ${holiday.id} ${holiday.confidence}`),
  );
  expect(unsure).toEqual(['nu truth-and-reconciliation-day medium']);
});
