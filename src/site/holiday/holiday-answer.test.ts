import { describe, expect, test } from 'vitest';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { readHistories } from '../common/histories.ts';
import { translateTo } from '../i18n/texts.ts';
import { findAnswers, placeSays } from './holiday-answer.ts';
import { allHolidayIds, comingDates } from './holiday-facts.ts';

const says = (id: string, place: ScopeCode, year: number, locale: Locale = 'en') =>
  placeSays(id, place, year, locale, translateTo(locale));

describe('the page of a holiday answers for a place', () => {
  test.each<[string, ScopeCode, number, Locale, string]>([
    ['boxing-day', 'ab', 2027, 'en', 'Optional. Your employer decides.'],
    ['boxing-day', 'on', 2027, 'en', 'A paid statutory holiday.'],
    ['boxing-day', 'nb', 2027, 'en', 'Closed by law. It is not a paid day off.'],
    ['boxing-day', 'qc', 2028, 'en', 'For government staff only. It is a working day for everyone else.'],
    // On a Saturday or Sunday, most people don’t work in any case.
    ['boxing-day', 'qc', 2026, 'fr', 'Congé réservé au personnel du gouvernement.'],
    ['remembrance-day', 'ns', 2027, 'en', 'A day off for many. It has its own law.'],
    ['easter-monday', 'qc', 2027, 'en', 'One of two days off. Your employer chooses.'],
    ['nunavut-day', 'on', 2027, 'en', 'A working day. It is not a holiday here.'],
    ['nunavut-day', 'on', 2028, 'en', 'It is not a holiday here.'],
  ])('%s in %s in %i, %s: %s', (id, place, year, locale, answer) => {
    const { first, second } = says(id, place, year, locale);
    expect(`${first} ${second}`.trim()).toBe(answer);
  });

  test('by the name that the place gives it', () => {
    expect(says('victoria-day', 'qc', 2027).name).toBe('National Patriots’ Day');
    expect(says('nunavut-day', 'nu', 2027, 'fr').name).toBe('Jour du Nunavut');
    expect(findAnswers('victoria-day', 2027, 'en').find(({ place }) => place === 'qc')?.name).toBe(
      'National Patriots’ Day',
    );
    // A different French name isn't another name of the day.
    expect(findAnswers('victoria-day', 2027, 'fr').find(({ place }) => place === 'on')?.name).toBeUndefined();
  });

  test('on the map, a place that does not list a day on a weekend has no working day', () => {
    const inOntario = (year: number) =>
      ['easter-sunday', 'nunavut-day'].map(
        (id) => findAnswers(id, year, 'en').find(({ place }) => place === 'on')?.what,
      );
    expect([inOntario(2027), inOntario(2028)]).toEqual([
      ['weekend', 'ordinary'],
      ['weekend', 'weekend'],
    ]);
  });

  test('with the act, or the official text that says so', () => {
    expect(says('boxing-day', 'on', 2027).source?.title).toMatch(/^Employment Standards Act, 2000/);
    expect(says('easter-monday', 'ab', 2027).source?.url).toMatch(/^https:\/\/.*alberta\.ca\//);
  });

  test('on its own dates, where the law there moves the day off', () => {
    expect(comingDates('remembrance-day')).toContain('2029-11-11');
    expect(says('remembrance-day', 'sk', 2027).dates).toContain('2029-11-12');
    expect(says('remembrance-day', 'ab', 2027).dates).toBeUndefined();
  });

  test('and every place has an answer on every page', () => {
    for (const id of allHolidayIds)
      for (const place of SCOPE_CODES) expect(says(id, place, 2027).first, `${id} in ${place}`).toMatch(/\S/);
  });
});

test('every current holiday gives its origin', async () => {
  const current = allHolidayIds.filter((id) => comingDates(id).length > 0);
  const histories = await readHistories(current);
  const untold = current.filter((id) => {
    const { history: own, names = {} } = histories[id] ?? {};
    return !own && !Object.values(names).some(({ history }) => history);
  });
  // We found no source on the origin of this one.
  expect(untold).toEqual(['harbour-grace-regatta-day']);
});
