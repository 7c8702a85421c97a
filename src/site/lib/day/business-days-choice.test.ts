import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../calendar/day.ts';
import { MAX_ADDED } from '../../../contract/readers.ts';
import { almanac, lists } from '../almanac.ts';
import { readChoice } from './business-days-choice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query), almanac, lists);
const wrong = (query: string) =>
  read(query).problems.map(({ parameter, detail }) => [parameter, detail.en.split(':')[0]]);

const cannotBe = (parameter: string, value: string) => `The parameter “${parameter}” cannot be “${value}”`;

const daysOff = { scope: 'ca', weekend: 'sat,sun', extraHolidays: [], workedHolidays: [] };

describe('the choice of the page of business days', () => {
  test.each([
    ['a date alone', 'date=2026-12-24', { daysOff }],
    ['a place in capitals', 'date=2026-12-24&province=CA-ON', { daysOff: { ...daysOff, scope: 'on' } }],
    ['the most days before', `date=2026-12-24&add=-${MAX_ADDED}`, { daysOff, add: -MAX_ADDED }],
    ['another date', 'date=2026-12-24&to=2027-01-31', { daysOff, to: dayOf('2027-01-31') }],
    [
      'holidays that are kept or not',
      'date=2026-12-24&province=qc&with=easter-monday&without=good-friday,canada-day',
      {
        daysOff: {
          scope: 'qc',
          weekend: 'sat,sun',
          extraHolidays: ['easter-monday'],
          workedHolidays: ['good-friday', 'canada-day'],
        },
      },
    ],
  ])('reads %s', (_name, query, expected) => {
    const choice = { date: dayOf('2026-12-24'), add: undefined, to: undefined, ...expected };
    expect(read(query)).toEqual({ choice, problems: [] });
  });

  test('reads a list with its own weekend', () => {
    const { choice } = read('date=2026-12-24&list=bills-of-exchange-ca');
    const { scope, ...changes } = daysOff;
    expect(choice?.daysOff).toEqual({ ...changes, list: 'bills-of-exchange-ca', weekend: 'sun' });
  });

  test.each([
    ['date=2026-12-24&list=nyse', 'list', 'nyse'],
    ['date=2026-12-24&list=tsx&province=on', 'list', 'tsx'],
    ['date=2027-01-01&list=tsx', 'date', '2027-01-01'],
    ['date=2026-12-24&list=tsx&with=easter-monday', 'with', 'easter-monday'],
    ['date=1899-12-31', 'date', '1899-12-31'],
    ['date=', 'date', ''],
    ['date=2026-12-24&province=zz', 'province', 'zz'],
    ['date=2026-12-24&weekend=mon', 'weekend', 'mon'],
    ['date=2026-12-24&with=Easter', 'with', 'Easter'],
    ['date=2026-12-24&without=no-such-day', 'without', 'no-such-day'],
    ['date=2026-12-24&with=canada-day&without=canada-day', 'without', 'canada-day'],
  ])('answers nothing and says what is wrong with %s', (query, parameter, value) => {
    expect(read(query).choice).toBeUndefined();
    expect(wrong(query)).toEqual([[parameter, cannotBe(parameter, value)]]);
  });

  test('leads from a list of time limits to their page', () => {
    const { choice, problems } = read('date=2026-12-24&list=interpretation-nl&add=10');
    expect(choice).toBeUndefined();
    expect(
      problems.map(({ parameter, detail }) => [parameter, detail.fr.includes('time-limit.json')]),
    ).toEqual([['list', true]]);
  });

  test('takes neither of two values', () => {
    expect(wrong('date=2026-12-24&date=2026-12-25')).toEqual([
      ['date', 'The parameter “date” was given more than once'],
    ]);
  });

  test('a wrong number does not keep the days from being counted, nor a wrong date from being added', () => {
    expect(read(`date=2026-12-24&add=${MAX_ADDED + 1}&to=2027-01-31`).choice?.to).toBe(dayOf('2027-01-31'));
    expect(wrong(`date=2026-12-24&add=${MAX_ADDED + 1}`)).toEqual([
      ['add', cannotBe('add', `${MAX_ADDED + 1}`)],
    ]);
    expect(read('date=2026-12-24&add=5&to=2027-02-29').choice?.add).toBe(5);
    expect(wrong('date=2026-12-24&add=1.5&to=2027-02-29')).toEqual([
      ['add', cannotBe('add', '1.5')],
      ['to', cannotBe('to', '2027-02-29')],
    ]);
  });
});
