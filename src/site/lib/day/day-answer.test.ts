import { describe, expect, test } from 'vitest';
import { dayOf, yearOf } from '../../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { almanac } from '../almanac.ts';
import { answerOf } from './day-answer.ts';
import { daySentence } from './day-sentence.ts';

function sentence(date: string, locale: Locale, places: readonly ScopeCode[] = SCOPE_CODES): string {
  const daysOf = (place: ScopeCode) => almanac.listing(place, yearOf(dayOf(date)));
  const { date: before, answer } = daySentence(
    dayOf(date),
    answerOf(daysOf, date, places),
    locale,
    textsOf(locale),
  );
  return `${before} ${answer}`;
}

describe('the sentence on a date', () => {
  test.each<[string, string, Locale, readonly ScopeCode[], string]>([
    [
      'several places in English',
      '2027-08-02',
      'en',
      ['on', 'qc', 'bc', 'sk'],
      'Monday, August 2, 2027: a paid day off by law in British Columbia and Saskatchewan; optional in Ontario; an ordinary Monday in Quebec.',
    ],
    [
      'several places in French, each with its preposition',
      '2027-08-02',
      'fr',
      ['on', 'qc', 'bc', 'nb'],
      'Lundi 2\u00a0août 2027\u00a0: congé payé selon la loi en Colombie-Britannique et au Nouveau-Brunswick; facultatif en Ontario; lundi ordinaire au Québec.',
    ],
    [
      'a day off everywhere',
      '2027-07-01',
      'en',
      SCOPE_CODES,
      'Thursday, July 1, 2027: a paid day off by law everywhere in Canada.',
    ],
    [
      'an ordinary day everywhere',
      '2027-08-03',
      'fr',
      SCOPE_CODES,
      'Mardi 3\u00a0août 2027\u00a0: mardi ordinaire partout au Canada.',
    ],
    [
      'a Sunday from which the law moves the day off, and where it does not',
      '2029-07-01',
      'en',
      ['ns', 'ca'],
      'Sunday, July 1, 2029: a paid day off by law in Nova Scotia; a holiday whose day off by law is another date in federally regulated work.',
    ],
    [
      'federal work comes last',
      '2027-09-30',
      'en',
      ['ca', 'bc'],
      'Thursday, September 30, 2027: a paid day off by law in British Columbia and federally regulated work.',
    ],
  ])('%s', (_name, date, locale, places, text) => {
    expect(sentence(date, locale, places)).toBe(text);
  });
});

test('no law moves a day off into another year, so that the year of a date answers for it', () => {
  const moved = SCOPE_CODES.flatMap((scope) =>
    yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) =>
      almanac.days(scope, year).filter(({ observed }) => yearOf(observed) !== year),
    ),
  );
  expect(moved).toEqual([]);
});
