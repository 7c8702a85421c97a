import { describe, expect, test } from 'vitest';
import { lists } from '../../../tests/support/law/almanac.ts';
import { formatDate } from '../calendar/day.ts';

/** The days of a list in a year from one date on, up to another. */
function days(list: string, from: string, to: string): readonly string[] {
  const year = Number(from.slice(0, 4));
  return lists
    .days(list, year)
    .map(({ date, id }) => `${formatDate(date)} ${id}`)
    .filter((day) => day.slice(0, 10) >= from && day.slice(0, 10) <= to);
}

/** Worked by hand from the words of the acts. */
describe('the words of the act, applied to a calendar', () => {
  test.each<[act: string, list: string, from: string, to: string, expected: readonly string[]]>([
    [
      'Ontario, r. 1.03(1): Christmas on a Saturday: "the following Monday and Tuesday are holidays"',
      'civil-procedure-on',
      '2027-12-20',
      '2027-12-31',
      [
        '2027-12-25 christmas-day',
        '2027-12-26 boxing-day',
        '2027-12-27 christmas-day-in-lieu',
        '2027-12-28 christmas-day-in-lieu',
      ],
    ],
    [
      'on a Sunday: the Monday is Boxing Day itself',
      'civil-procedure-on',
      '2033-12-20',
      '2033-12-31',
      ['2033-12-25 christmas-day', '2033-12-26 boxing-day', '2033-12-27 christmas-day-in-lieu'],
    ],
    [
      'Ontario, s. 88(5): on a Saturday "the following Monday is also a holiday"',
      'interpretation-on',
      '2027-12-20',
      '2027-12-31',
      ['2027-12-25 christmas-day', '2027-12-26 boxing-day', '2027-12-27 christmas-day-in-lieu'],
    ],
    [
      'Federal Courts, r. 2: Christmas on a Sunday, without Boxing Day',
      'federal-courts-ca',
      '2022-12-20',
      '2022-12-31',
      ['2022-12-25 christmas-day', '2022-12-26 christmas-day-in-lieu', '2022-12-27 christmas-day-in-lieu'],
    ],
    [
      'the federal public service: each of the two moves past the other',
      'federal-public-service',
      '2027-12-20',
      '2027-12-31',
      [
        '2027-12-25 christmas-day',
        '2027-12-26 boxing-day',
        '2027-12-27 christmas-day-in-lieu',
        '2027-12-28 boxing-day-in-lieu',
      ],
    ],
    [
      'a Sunday July 1: Holidays Act, s. 2(2): "July 2 is a legal holiday"',
      'interpretation-ca',
      '2029-07-01',
      '2029-07-31',
      ['2029-07-02 canada-day'],
    ],
    [
      'a Sunday July 1 in the Ontario courts',
      'civil-procedure-on',
      '2029-07-01',
      '2029-07-31',
      ['2029-07-01 canada-day', '2029-07-02 canada-day-in-lieu'],
    ],
    [
      'Alberta’s directive: Christmas on a Sunday, so Boxing Day on the Tuesday',
      'public-service-ab',
      '2033-12-20',
      '2033-12-31',
      [
        '2033-12-25 christmas-day',
        '2033-12-26 boxing-day',
        '2033-12-27 boxing-day-in-lieu',
        '2033-12-28 christmas-floater',
      ],
    ],
  ])('%s', (_act, list, from, to, expected) => {
    expect(days(list, from, to)).toEqual(expected);
  });
});

test.each([
  ['Monday', 2028, '2028-12-27'],
  ['Tuesday', 2029, '2029-12-24'],
  ['Wednesday', 2024, '2024-12-27'],
  ['Thursday', 2025, '2025-12-24'],
  ['Friday', 2026, '2026-12-24'],
  ['Saturday', 2027, '2027-12-24'],
  ['Sunday', 2033, '2033-12-28'],
])('Alberta’s Christmas floater when Christmas is a %s', (_weekday, year, expected) => {
  expect(days('public-service-ab', `${year}-12-20`, `${year}-12-31`)).toContain(
    `${expected} christmas-floater`,
  );
});

describe('a day is listed from the first that a text attests', () => {
  test.each<[list: string, year: number, listed: readonly string[], missing: readonly string[]]>([
    ['interpretation-ca', 1900, ['easter-monday', 'christmas-day'], ['labour-day', 'sovereigns-birthday']],
    ['interpretation-ca', 1996, ['victoria-day', 'labour-day'], ['truth-and-reconciliation-day']],
    [
      'bills-of-exchange-ca',
      1900,
      ['easter-monday', 'victoria-day', 'canada-day', 'labour-day', 'epiphany', 'conception-day'],
      ['remembrance-day', 'new-years-day-in-lieu'],
    ],
    [
      'bills-of-exchange-ca',
      1907,
      ['victoria-day', 'canada-day', 'labour-day'],
      ['easter-monday', 'epiphany', 'ascension', 'all-saints-day', 'conception-day'],
    ],
  ])('%s in %i', (list, year, listed, missing) => {
    const ids = lists.days(list, year).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...listed]));
    expect(missing.filter((id) => ids.includes(id))).toEqual([]);
  });

  test('and what an act says goes on to 2100, while what is published leaves out the years that were not read', () => {
    const last = (id: string) => lists.years(id).at(-1);
    const published = ['tsx', 'canada-post', 'payments', 'cra'];
    expect(lists.ids.filter((id) => last(id) !== 2100)).toEqual(published);
    expect(lists.years('canada-post').slice(0, 4)).toEqual([2017, 2018, 2023, 2024]);
    expect(lists.years('cra').slice(0, 2)).toEqual([2016, 2026]);
  });
});

describe('projected years', () => {
  test('the exchange moves Christmas and Boxing Day 2027 past the weekend, and closes early on December 24', () => {
    const projected = lists.projectedDays('tsx', 2027).slice(-3);
    expect(projected.map(({ date, id, closes }) => `${formatDate(date)} ${id} ${closes}`)).toEqual([
      '2027-12-24 christmas-eve 13:00',
      '2027-12-27 christmas-day-in-lieu day',
      '2027-12-28 boxing-day-in-lieu day',
    ]);
  });

  test('count only if they are asked for, for ten years', () => {
    const last = lists.years('payments').at(-1) ?? 0;
    expect(lists.days('payments', last + 1)).toEqual([]);
    expect(lists.withProjections.years('payments').at(-1)).toBe(last + 10);
    expect(lists.withProjections.days('payments', last + 1)).toHaveLength(10);
    expect(lists.withProjections.years('cra')).toEqual(lists.years('cra'));
  });
});
