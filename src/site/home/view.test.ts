import { embeddedPeriods } from 'statdays:periods';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac, lists, offices } from '../common/almanac.ts';
import { dateView } from '../date/date-view.ts';
import { placeDays } from '../day/place-days.ts';
import { textsFor, textsOf } from '../i18n/texts.ts';
import { TEXTS } from './built-view.ts';
import { type DaysView, daysView } from './view.ts';

function viewOn(date: string, scope: ScopeCode, locale: Locale = 'en'): DaysView {
  const texts = textsFor(locale, ...TEXTS);
  return daysView(placeDays(scope, locale), dayOf(date), locale, texts);
}

const sentence = ({ slots: { stop, lead, name, until } }: DaysView): string =>
  `${stop} ${lead} ${name} ${until}`;

test('the next day off on a Saturday says what is owed for it', () => {
  const detail = (scope: ScopeCode) => viewOn('2027-11-12', scope).slots.detail;
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
    expect(sentence(viewOn(date, scope))).toBe(says);
  });

  test('says what the day is on the day itself, and which comes next', () => {
    const { slots } = viewOn('2026-12-25', 'on');
    expect(slots['detail']).toBe(
      'A paid statutory holiday, if you qualify. Day 1 of your 3-day long weekend.',
    );
    expect([slots['laterLead'], slots['laterName'], slots['laterUntil']]).toEqual([
      'Your next paid day off is',
      'Boxing Day,',
      'tomorrow',
    ]);
  });

  test('says what today is if only the employer gives it', () => {
    expect(viewOn('2027-03-29', 'on').slots['note']).toBe(
      'Today is Easter Monday. Optional: your employer decides.',
    );
    expect(viewOn('2027-03-30', 'on').slots['note']).toBe('');
  });

  test.each(['2026-12-24', '2026-12-28', '2027-12-24', '2027-12-27', '2027-12-28', '2028-01-03'])(
    'says that many people are off on %s where the page of the date says so',
    (date) => {
      const sources = { almanac, lists, offices, periods: embeddedPeriods() };
      const onDatePage = SCOPE_CODES.filter((place) =>
        dateView(sources, dayOf(date), place, 'en', textsOf('en')).rest.includes('many people are off'),
      );
      const onHome = SCOPE_CODES.filter((place) =>
        viewOn(date, place).slots['note']?.startsWith('Many people are off today for '),
      );
      expect(onHome).toEqual(onDatePage);
    },
  );

  test('names the holiday on the weekend for which many people are off', () => {
    const notes = ['2027-12-27', '2027-12-28'].map((date) => viewOn(date, 'on').slots['note']);
    expect(notes).toEqual([
      'Many people are off today for Christmas Day.',
      'Many people are off today for Boxing Day.',
    ]);
  });

  test('leads on from a day with its own act to the next paid one', () => {
    expect(viewOn('2026-11-09', 'ns').slots['note']).toBe(
      'This day has its own law: most businesses close, but you may not be paid if you don’t work. Your next paid day off is Christmas Day, in 46 days.',
    );
  });

  test('says from 17:00 of the last working day on that the long weekend has begun, and which day it is', () => {
    const texts = textsFor('en', ...TEXTS);
    const on = (date: string, scope: ScopeCode, isEvening = false) => {
      const { look, slots } = daysView(placeDays(scope, 'en'), dayOf(date), 'en', texts, isEvening);
      return [look, slots['name'], slots['until']];
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

describe('the long weekends', () => {
  test('are those of the coming year, by law or where the employer gives the day', () => {
    expect(
      viewOn('2026-11-21', 'ns').longWeekends.map(({ mark, slots }) => `${mark} ${slots['dates']}`),
    ).toEqual([
      'long December 25 to 27, 2026',
      'long January 1 to 3, 2027',
      'long February 13 to 15, 2027',
      'long March 26 to 28, 2027',
      'optional May 22 to 24, 2027',
      'optional July 31 to August 2, 2027',
      'long September 4 to 6, 2027',
      'optional October 9 to 11, 2027',
    ]);
  });

  test('begin with one that is on', () => {
    expect(viewOn('2026-09-06', 'on').longWeekends[0]?.slots).toMatchObject({
      until: 'on now',
      dates: 'September 5 to 7, 2026',
    });
  });
});

test('the coming year says which days the employer decides on', () => {
  const days = viewOn('2026-11-21', 'on').days.map(
    ({ mark, slots }) => `${mark} ${slots['name']}${slots['kind']}`,
  );
  expect(days).toContain('optional Civic HolidayOptional: your employer decides');
  expect(days).toContain('law Boxing Day');
});
