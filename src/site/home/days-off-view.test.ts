import { describe, expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac, lists, offices } from '../common/almanac.ts';
import { dateView } from '../date/date-view.ts';
import { placeDays } from '../day/place-days.ts';
import { translateTo } from '../i18n/texts.ts';
import { type DaysView, daysView } from './days-off-view.ts';

function viewOn(date: string, scope: ScopeCode, locale: Locale = 'en'): DaysView {
  return daysView(placeDays(scope, locale), readDay(date), locale, translateTo(locale));
}

const said = ({ sentence: { stop, lead, name, until } }: DaysView): string =>
  `${stop} ${lead} ${name} ${until}`;

test('the next day off on a Saturday says what is owed for it', () => {
  const detail = (scope: ScopeCode) => viewOn('2027-11-12', scope).sentence.detail;
  expect(detail('on')).toBe('Saturday, December 25, 2027. If you don’t work that day, another one is owed.');
  expect(detail('bc')).toBe('Saturday, December 25, 2027.');
});

describe('the sentence', () => {
  test.each([
    {
      name: 'a working day',
      date: '2026-11-21',
      scope: 'ns',
      says: ', your next paid day off is Christmas Day, in 34 days',
    },
    {
      name: 'the eve of a holiday',
      date: '2026-12-31',
      scope: 'on',
      says: ', your next paid day off is New Year’s Day, tomorrow',
    },
    {
      name: 'a holiday',
      date: '2026-12-25',
      scope: 'on',
      says: '?  It is Christmas Day. You are off.',
    },
    {
      name: 'a day by law that not everyone is paid for',
      date: '2026-11-09',
      scope: 'ns',
      says: ', the next statutory holiday is Remembrance Day, in 2 days',
    },
    {
      name: 'such a day itself',
      date: '2026-11-11',
      scope: 'ns',
      says: '?  It is Remembrance Day. ',
    },
    {
      name: 'a Friday before a Sunday whose day off the law moves',
      date: '2029-06-29',
      scope: 'ca',
      says: ', your next paid day off is Canada Day, in 3 days',
    },
    {
      name: 'a day off that the page does not know',
      date: '2099-01-01',
      scope: 'on',
      says: ', the next statutory holiday is beyond this calendar ',
    },
  ] as const)('is right on $name', ({ date, scope, says }) => {
    expect(said(viewOn(date, scope))).toBe(says);
  });

  test('says what the day is on the day itself, and which comes next', () => {
    const { sentence, later } = viewOn('2026-12-25', 'on');
    expect(sentence.detail).toBe('It is paid if you qualify. It is day 1 of your 3-day long weekend.');
    expect([later?.lead, later?.name, later?.until]).toEqual([
      'Your next paid day off is',
      'Boxing Day,',
      'tomorrow',
    ]);
  });

  test('says what today is if only the employer gives it', () => {
    expect(viewOn('2027-03-29', 'on').sentence.note).toBe(
      'Today is Easter Monday. Optional: your employer decides.',
    );
    expect(viewOn('2027-03-30', 'on').sentence.note).toBe('');
  });

  test.each(['2026-12-24', '2026-12-28', '2027-12-24', '2027-12-27', '2027-12-28', '2028-01-03'])(
    'says that many people are off on %s where the page of the date says so',
    (date) => {
      const sources = { almanac, lists, offices, histories: {} };
      const onDatePage = SCOPE_CODES.filter((place) =>
        dateView(sources, readDay(date), place, 'en', translateTo('en')).rest.includes('many people are off'),
      );
      const onHome = SCOPE_CODES.filter((place) =>
        viewOn(date, place).sentence.note?.startsWith('Many people are off today for '),
      );
      expect(onHome).toEqual(onDatePage);
    },
  );

  test('names the holiday on the weekend for which many people are off', () => {
    const notes = ['2027-12-27', '2027-12-28'].map((date) => viewOn(date, 'on').sentence.note);
    expect(notes).toEqual([
      'Many people are off today for Christmas Day.',
      'Many people are off today for Boxing Day.',
    ]);
  });

  test('leads on from a day with its own act to the next paid one', () => {
    expect(viewOn('2026-11-09', 'ns').sentence.note).toBe(
      'This day has its own law: most businesses close, but you may not be paid if you don’t work. Your next paid day off is Christmas Day, in 46 days.',
    );
  });

  test('says from 17:00 of the last working day on that the long weekend has begun, and which day it is', () => {
    const on = (date: string, scope: ScopeCode, isEvening = false) => {
      const { look, sentence } = daysView(
        placeDays(scope, 'en'),
        readDay(date),
        'en',
        translateTo('en'),
        isEvening,
      );
      return [look, sentence.name, sentence.until];
    };
    expect(on('2027-05-21', 'on')[0]).toBeUndefined();
    expect(on('2027-05-21', 'on', true)).toEqual(['weekend', 'Your long weekend has begun.', '']);
    expect(on('2027-05-22', 'on')[2]).toBe('Day 1 of 3.');
    expect(on('2027-05-23', 'on')[1]).toBe('Your long weekend goes on.');
    expect(on('2027-05-24', 'on').slice(0, 2)).toEqual(['gold', 'It is Victoria Day.']);
    // Nobody is sure of Easter in Quebec, nor of August in Ontario.
    expect(on('2027-03-27', 'qc')[0]).toBeUndefined();
    expect(on('2027-07-31', 'on')[0]).toBeUndefined();
  });
});

test('the coming year says which days begin a long weekend, and which only might', () => {
  const weekends = (scope: ScopeCode) =>
    viewOn('2026-11-21', scope).coming.flatMap(({ name, weekend }) =>
      weekend ? `${name}: ${weekend.isSure ? '' : 'perhaps '}${weekend.text}` : [],
    );
  expect(weekends('ns').slice(0, 5)).toEqual([
    'Christmas Day: Long weekend, December 25 to 27',
    'New Year’s Day: Long weekend, January 1 to 3',
    'Nova Scotia Heritage Day: Long weekend, February 13 to 15',
    'Good Friday: Long weekend, March 26 to 28',
    'Victoria Day: perhaps Long weekend, May 22 to 24, if you get the day off',
  ]);
  // An employer in Quebec gives this day or Easter Monday.
  expect(weekends('qc')).toContain(
    'Good Friday: perhaps Long weekend, March 26 to 28, if you get the day off',
  );
});

test('the coming year says which days the employer decides on', () => {
  const days = viewOn('2026-11-21', 'on').coming.map(({ mark, name, kind }) => `${mark} ${name}${kind}`);
  expect(days).toContain('optional Civic HolidayOptional: your employer decides');
  expect(days).toContain('law Boxing Day');
});
