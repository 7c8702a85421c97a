import { describe, expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { writeSentence } from '../../core/questions/question-problems.ts';
import { MAX_ADDED } from '../../core/questions/readers.ts';
import { almanac, lists } from '../common/almanac.ts';
import { countByQuery } from './business-days-choice.ts';

const ask = (query: string) => countByQuery(new URLSearchParams(query), almanac, lists);
const wrong = (query: string) =>
  ask(query).problems.map((problem) => [problem.parameter, writeSentence(problem).en.split(':')[0]]);

const cannotBe = (parameter: string, value: string) => `The “${parameter}” parameter cannot be “${value}”`;

const daysOff = {
  scope: 'ca',
  weekend: 'sat,sun',
  extraHolidays: [],
  workedHolidays: [],
  substitute: 'none',
};

describe('the questions of the page of business days', () => {
  test.each([
    ['a date alone', 'date=2026-12-24', { daysOff }],
    ['a place in capitals', 'date=2026-12-24&province=CA-ON', { daysOff: { ...daysOff, scope: 'on' } }],
    ['the most days before', `date=2026-12-24&add=-${MAX_ADDED}`, { daysOff, add: -MAX_ADDED }],
    ['by custom', 'date=2026-12-24&substitute=next', { daysOff: { ...daysOff, substitute: 'next' } }],
    ['another date', 'date=2026-12-24&to=2027-01-31', { daysOff, to: readDay('2027-01-31') }],
    [
      'a date of one’s own',
      'date=2026-12-24&with=2026-12-31',
      { daysOff: { ...daysOff, ownDays: [readDay('2026-12-31')] } },
    ],
    [
      'holidays that are kept or not',
      'date=2026-12-24&province=qc&with=easter-monday&without=good-friday,canada-day',
      {
        daysOff: {
          ...daysOff,
          scope: 'qc',
          extraHolidays: ['easter-monday'],
          workedHolidays: ['good-friday', 'canada-day'],
        },
      },
    ],
  ])('%s', (_name, query, expected) => {
    const { answers, problems } = ask(query);
    expect(problems).toEqual([]);
    expect(answers).toEqual([expect.objectContaining({ date: readDay('2026-12-24'), ...expected })]);
  });

  test('a list with its own weekend', () => {
    const [answer] = ask('date=2026-12-24&list=bills-of-exchange-ca').answers;
    const { scope, substitute, ...changes } = daysOff;
    expect(answer?.daysOff).toEqual({ ...changes, list: 'bills-of-exchange-ca', weekend: 'sun' });
  });

  test.each([
    ['date=2026-12-24&list=nyse', 'list', 'nyse'],
    ['date=2019-01-01&list=canada-post', 'date', '2019-01-01'],
    ['date=2026-12-24&list=tsx&with=easter-monday', 'with', 'easter-monday'],
    ['date=1899-12-31', 'date', '1899-12-31'],
    ['date=2026-12-24&with=canada-day&without=canada-day', 'without', 'canada-day'],
  ])('answers nothing and says what is wrong with %s', (query, parameter, value) => {
    expect(ask(query).answers).toEqual([]);
    expect(wrong(query)).toEqual([[parameter, cannotBe(parameter, value)]]);
  });

  test('leads from a list of time limits to their page', () => {
    const { answers, problems } = ask('date=2026-12-24&list=interpretation-on&add=10&to=2027-01-31');
    expect(answers).toEqual([]);
    expect(
      problems.map((problem) => [problem.parameter, writeSentence(problem).fr.includes('time-limit.json')]),
    ).toEqual([['list', true]]);
  });

  test('takes neither of two values', () => {
    expect(wrong('date=2026-12-24&date=2026-12-25')).toEqual([
      ['date', 'The “date” parameter appears more than once'],
    ]);
  });

  test('a wrong number does not keep the days from being counted, nor a wrong date from being added to', () => {
    const tooMany = `date=2026-12-24&add=${MAX_ADDED + 1}`;
    expect(ask(`${tooMany}&to=2027-01-31`).answers.map(({ to }) => to)).toEqual([readDay('2027-01-31')]);
    expect(wrong(tooMany)).toEqual([['add', cannotBe('add', `${MAX_ADDED + 1}`)]]);
    expect(ask('date=2026-12-24&add=5&to=2027-02-29').answers.map(({ add }) => add)).toEqual([5]);
    expect(wrong('date=2026-12-24&add=1.5&to=2027-02-29')).toEqual([
      ['add', cannotBe('add', '1.5')],
      ['to', cannotBe('to', '2027-02-29')],
    ]);
  });

  test('adds and counts by two questions, and says once what is wrong with both', () => {
    const { answers } = ask('date=2026-12-24&add=5&to=2027-01-31');
    expect(answers.map(({ add, to }) => [add, to])).toEqual([
      [5, undefined],
      [undefined, readDay('2027-01-31')],
    ]);
    expect(wrong('date=2100-12-20&add=10&to=2100-12-31')).toEqual([['add', cannotBe('add', '10')]]);
    expect(wrong('date=2026-12-24&list=nyse&add=5&to=2027-01-31')).toEqual([
      ['list', cannotBe('list', 'nyse')],
    ]);
  });
});
