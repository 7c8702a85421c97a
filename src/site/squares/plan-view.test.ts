import { describe, expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { toIcs } from '../../service/documents/calendars/ics.ts';
import { placeDays } from '../day/place-days.ts';
import { translateTo } from '../i18n/texts.ts';
import { monthsAfter, type PlansView, plansView, toCalendarEvent, yearAfter } from './plan-view.ts';

const TODAY = readDay('2026-11-23');

const viewOf = (code: ScopeCode, locale: Locale, withOptional = false, span = yearAfter(2027, TODAY)) =>
  plansView(placeDays(code, locale), span, withOptional, locale, translateTo(locale));

const namesOf = ({ best, others, longer }: PlansView): readonly string[] =>
  [best, ...[...others, ...longer].flatMap(({ plans }) => plans)].map((plan) => plan?.names ?? '');

test('plans that take and give the same are one row, and the key has the mark of each day that is drawn', () => {
  const { best, others, longer, marks } = viewOf('on', 'en');
  const rows = [...others, ...longer].map(({ take, get, plans }) => `${take} ${get}: ${plans.length}`);
  expect(rows).toEqual([
    'Take 3 days, get 10: 1',
    'Take 4 days, get 9: 6',
    'Take 1 day, get 4: 1',
    'Take 7 days, get 16: 2',
    'Take 8 days, get 17: 2',
  ]);
  // For those who have three days, though one day wins as many.
  expect(viewOf('qc', 'fr').others.find(({ take }) => take === 'Prenez 3\u00a0jours,')?.get).toBe(
    'obtenez-en 6',
  );
  expect(best?.names).toBe('Christmas Day, Boxing Day and New Year’s Day');
  expect(marks).toEqual(['take', 'law', 'owed', 'long']);
  // The one plan around Easter, if the employer gives one of two days.
  const inMarch = { first: readDay('2027-03-01'), last: readDay('2027-03-31') };
  expect(viewOf('qc', 'fr', true, inMarch).marks).toContain('choice');
});

describe('a plan', () => {
  test.each([
    {
      place: 'on',
      locale: 'en',
      says: 'Take 3 days, get 10. Ask for December 27 (in lieu of Christmas Day), December 28 (in lieu of Boxing Day) and January 3 (in lieu of New Year’s Day). Book December 29 to 31. If you don’t get them, the same time off costs 6 vacation days.',
      back: 'Back on Tuesday, January 4, 2028.',
    },
    {
      place: 'qc',
      locale: 'fr',
      says: 'Prenez 5\u00a0jours, obtenez-en 11. Prenez congé le 25\u00a0juin, du 28 au 30\u00a0juin et le 2\u00a0juillet.',
      back: 'Retour au travail le lundi 5\u00a0juillet.',
    },
  ] as const)('of $place is said in $locale', ({ place, locale, says, back }) => {
    const { best } = viewOf(place, locale, false, yearAfter(2027, readDay('2027-01-05')));
    expect([best?.said, best?.back]).toEqual([says, back]);
  });

  test.each([
    [
      'on',
      /^Take 3 days, get 10\. Ask for December 28 \(in lieu of Boxing Day\)/,
      'law law long owed take take take law long long',
    ],
    [
      'ab',
      /^Take 4 days, get 10\. Book December 28 to 31/,
      'law long long take take take take law long long',
    ],
  ] as const)('of %s counts the day owed for Boxing Day only if the act owes one', (place, says, squares) => {
    const { best } = viewOf(place, 'en', false, yearAfter(2026, TODAY));
    expect(best?.said).toMatch(says);
    expect(best?.squares.map(({ mark }) => mark).join(' ')).toBe(squares);
  });

  test('has a square for each of its days, told apart by what it is, the first in its column', () => {
    const { best } = viewOf('qc', 'en', false, yearAfter(2027, readDay('2027-01-05')));
    expect(best?.squares.map(({ mark }) => mark).join(' ')).toBe(
      'law take long long take take take law take long long',
    );
    expect([best?.column, best?.squares[7]]).toEqual([
      4,
      { mark: 'law', spoken: 'Thursday, July 1: Canada Day', above: 'July', inside: '1' },
    ]);
  });

  test('counts optional days only if asked for', () => {
    const names = (withOptional: boolean) => {
      return namesOf(viewOf('on', 'en', withOptional)).join('; ');
    };
    expect([names(false).includes('Easter Monday'), names(true).includes('Easter Monday')]).toEqual([
      false,
      true,
    ]);
  });

  test('never counts a closing day, which nobody gives', () => {
    expect(viewOf('nb', 'en', true)).toEqual(viewOf('nb', 'en', false));
  });

  test('counts one day if the employer gives one of two', () => {
    const names = namesOf(viewOf('qc', 'en', true)).join('; ');
    expect([names.includes('Good Friday'), names.includes('Easter Monday')]).toEqual([true, false]);
  });

  test.each(SCOPE_CODES)(
    'that is the best of a year or of the coming months in %s wins the most days',
    (code) => {
      for (const span of [yearAfter(2026, TODAY), yearAfter(2027, TODAY), monthsAfter(TODAY)]) {
        const { best, others } = viewOf(code, 'en', false, span);
        const won = [best, ...others.flatMap(({ plans }) => plans)].map((view) =>
          view ? view.squares.length - view.plan.taken.length : 0,
        );
        expect(won).toEqual(won.toSorted((a, b) => b - a));
        expect(won[0]).toBeGreaterThan(0);
      }
    },
  );

  test.each(['on', 'qc', 'nu', 'yt'] as const)(
    'of the coming twelve months begins after today in %s',
    (code) => {
      for (const date of ['2026-11-23', '2026-12-30', '2027-07-01', '2028-02-29']) {
        const { best } = viewOf(code, 'en', false, monthsAfter(readDay(date)));
        expect(best?.plan.taken[0]).toBeGreaterThan(readDay(date));
      }
    },
  );
});

test('the calendar of a plan is one event of all its days, in lines of 75 octets at most', () => {
  const { best } = viewOf('qc', 'fr', false, yearAfter(2027, readDay('2027-01-05')));
  if (!best) throw new Error('There is no plan');
  const event = toCalendarEvent(best, 'https://example.org/fr/quebec/2027/jours-a-prendre/');
  const text = toIcs({ locale: 'fr' }, [event]);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  // A single event goes into a calendar that somebody has.
  expect(text).not.toMatch(/^(NAME|X-WR-CALNAME):/m);
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      // Of the event, as in the service's calendars: the clock would make the same file another one.
      expect.stringMatching(/^DTSTAMP:20261124T\d{6}Z$/),
      'DTSTART;VALUE=DATE:20270624',
      'DTEND;VALUE=DATE:20270705',
      'SUMMARY:Prenez 5\u00a0jours\\, obtenez-en 11',
      'DESCRIPTION:Prenez congé le 25\u00a0juin\\, du 28 au 30\u00a0juin et le 2\u00a0juillet. Retour au travail le lundi 5\u00a0juillet.',
    ]),
  );
});
