import { describe, expect, test } from 'vitest';
import { almanac } from '../../tests/support/law/almanac.ts';
import { paid, weekendRules } from '../../tests/support/law/law.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { CONFIDENCES, type Confidence, covers, LAST_YEAR, yearsFrom } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import type { Sentence } from './schema.ts';

const confidence = (scope: ScopeCode, year: number, id: string): Confidence | undefined =>
  almanac.statutory(scope, year).find((holiday) => holiday.id === id)?.confidence;

describe('a day is as sure as the least sure of its row, its date and its move', () => {
  test.each<[string, ScopeCode, number, string, Confidence]>([
    ['a row before the text that attests it', 'ca', 1986, 'boxing-day', 'medium'],
    ['and from that text on', 'ca', 1987, 'boxing-day', 'high'],
    ['a date whose proclamation was not read', 'on', 1910, 'thanksgiving', 'medium'],
    ['the years of one that was', 'on', 1921, 'thanksgiving', 'high'],
    ['one that the prose contradicts', 'on', 1908, 'thanksgiving', 'low'],
    ['the year of an amendment', 'ca', 1952, 'victoria-day', 'medium'],
    ['the year before', 'ca', 1951, 'victoria-day', 'high'],
    ['a Sunday on which a move is assumed', 'sk', 2016, 'christmas-day', 'low'],
    ['the same day in a year in which it is no Sunday', 'sk', 2017, 'christmas-day', 'high'],
    ['a Sunday on which a secondary source has the move', 'sk', 2022, 'christmas-day', 'medium'],
    ['a move that one secondary source gives', 'nt', 2029, 'canada-day', 'medium'],
    ['no move that year', 'nt', 2028, 'canada-day', 'high'],
    ['a first paid year that one transcription gives', 'nl', 2017, 'remembrance-day', 'medium'],
    ['and the first list that has the day', 'nl', 2018, 'remembrance-day', 'high'],
    ['a federal act for all of Canada', 'ab', 1931, 'remembrance-day', 'high'],
    ['the territories included', 'yt', 1931, 'remembrance-day', 'high'],
    [
      'one for all provinces, before a text that counts the territories in',
      'nt',
      1906,
      'labour-day',
      'medium',
    ],
    ['and after', 'nt', 1907, 'labour-day', 'high'],
    [
      'a day on whose list sources contradict each other',
      'nu',
      2026,
      'truth-and-reconciliation-day',
      'medium',
    ],
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

/** What a scope says in words of a day of a year, by its id or by its name. */
function sentencesOn(
  scope: ScopeCode,
  { id, nameEn, notes: own }: Holiday,
  year: number,
): readonly Sentence[] {
  const { weekend, notes } = weekendRules[scope];
  return [
    ...notes
      .filter((note) => covers(note, year) && (!note.onlyWhereOff || note.en === own?.en))
      .filter((note) => note.holidays.includes(id) || note.en.includes(nameEn)),
    ...[weekend, paid[scope].paid].filter(({ en }) => en.includes(nameEn)),
  ];
}

/** Rules and notes were read in today's texts: what they say of a day is held against the years from 2026 on. */
test.each(SCOPE_CODES)('no day of %s is less sure than a rule or a note that names it', (scope) => {
  const isSurer = (a: Confidence, b: Confidence) => CONFIDENCES.indexOf(a) < CONFIDENCES.indexOf(b);
  const contradictions = yearsFrom(2026, LAST_YEAR).flatMap((year) =>
    almanac.listing(scope, year).flatMap((holiday) =>
      sentencesOn(scope, holiday, year)
        .filter(({ confidence }) => isSurer(confidence, holiday.confidence))
        .map(({ en }) => `${year} ${holiday.id} ${holiday.confidence}: ${en}`),
    ),
  );
  expect(contradictions).toEqual([]);
});

test('every optional day of today says why it is one, and carries a sentence of its own', () => {
  const silent = SCOPE_CODES.flatMap((scope) =>
    almanac.listing(scope, 2026).filter(({ kind, basis, notes }) => kind === 'optional' && !(basis && notes)),
  );
  expect(silent).toEqual([]);
});

test('of 2026 no optional day is inferred', () => {
  const inferred = SCOPE_CODES.flatMap((scope) =>
    almanac
      .listing(scope, 2026)
      .filter(({ kind, confidence }) => kind === 'optional' && confidence === 'low'),
  );
  expect(inferred).toEqual([]);
});
