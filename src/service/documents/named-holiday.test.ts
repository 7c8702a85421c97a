import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { aliases, evidence, law } from '../../../tests/support/law/law.ts';
import { namedHolidayBody } from './named-holiday.ts';

const data = {
  almanac,
  evidence,
  aliases,
  site: { url: 'https://statdays.example' },
};
const placesOf = (id: string) =>
  new Map(namedHolidayBody(data, id).places.map((place) => [place.scope, place]));

describe('a holiday by its name', () => {
  test('has the places that keep it in any kind, Canada first', () => {
    expect([...placesOf('boxing-day').keys()].slice(0, 3)).toEqual(['CA', 'CA-AB', 'CA-BC']);
    expect(placesOf('boxing-day').get('CA-AB')?.periods).toMatchObject([{ kind: 'optional', since: 1997 }]);
    expect([...placesOf('nunavut-day').keys()]).toEqual(['CA-NU']);
  });

  test('has the names that it had, and what people call it', () => {
    const { aliasesEn, aliasesFr } = namedHolidayBody(data, 'canada-day');
    expect(aliasesEn.slice(0, 2)).toEqual(['Dominion Day', 'Memorial Day']);
    expect(aliasesEn).toContain('july long weekend');
    expect(aliasesFr).toContain('fête de la confédération');
    expect(aliasesEn).not.toContain('Canada Day');
  });

  test.each([
    ['CA-ON', 'remembrance-day'],
    ['CA-QC', 'easter-monday'],
    ['CA-MB', 'august-monday'],
  ])('in %s gives no first year of %s, which is only where the data start', (place, id) => {
    const [period] = placesOf(id).get(place)?.periods ?? [];
    expect([period?.since, ...(period?.acts.map(({ since }) => since) ?? [])]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    [
      'a move',
      'CA-SK',
      'christmas-day',
      'canada-stat-holidays-com-saskatchewan-2022-restates-the-saskatchewan',
    ],
    ['a proclaimed date', 'CA', 'thanksgiving', 'canada-gazette-1921-10-22-proclamation-regimentalrogue-com'],
  ])('leads to the text behind %s', (_what, scope, id, text) => {
    const { places, sources } = namedHolidayBody(data, id);
    const periods = places.find((place) => place.scope === scope)?.periods ?? [];
    expect(periods.flatMap(({ evidence }) => evidence.dates ?? [])).toContain(text);
    expect(sources.map((source) => source.id)).toContain(text);
  });

  test('says by which act, and how it rests on it, period by period', () => {
    const [, today] = placesOf('canada-day').get('CA-PE')?.periods ?? [];
    expect(
      today?.acts.map(({ since, until, act, basis }) => [since, until, act?.name.slice(0, 40), basis]),
    ).toEqual([
      [1983, 1988, 'Holidays Act, R.S.C. 1970, c. H-7', 'legal'],
      [1989, 1992, 'Holidays Act, R.S.C. 1985, c. H-5', 'legal'],
      [1993, 1999, 'Employment Standards Act, S.P.E.I. 1992,', 'legal'],
      [undefined, 2025, 'Employment Standards Act, S.P.E.I. 1992,', 'paid'],
      [2026, undefined, 'Employment Standards Act, S.P.E.I. 2024,', 'paid'],
    ]);
    expect(today?.paidBy).toBe(2000);
  });

  test('tells its dates, with the day off where the law moves it', () => {
    const days = placesOf('canada-day').get('CA-ON')?.days ?? [];
    expect(days.map(({ date }) => date.slice(0, 4))).toEqual(
      Array.from({ length: 12 }, (_, index) => `${2025 + index}`),
    );
    expect(days).toContainEqual({ date: '2029-07-01', observedDate: '2029-07-02' });
  });

  test.each(Object.keys(law.holidays))('%s: exactly the sources that it names are there', (id) => {
    const { places, sources } = namedHolidayBody(data, id);
    const named = places.flatMap(({ periods }) =>
      periods.flatMap(({ acts, evidence: { since, now, dates = [] } }) => [
        ...since,
        ...now,
        ...dates,
        ...acts.flatMap((act) => act.evidence),
      ]),
    );
    expect(sources.map((source) => source.id).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('is undefined for a holiday that the law does not know', () => {
    expect(() => namedHolidayBody(data, 'no-such-day')).toThrow(RangeError);
  });
});
