import { expect, test } from 'vitest';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import { type Day, isWeekend, readDay } from '../../calendar/day.ts';
import { yearsFrom } from '../law.ts';
import { givesADay, owedOn, usualDay } from '../owed.ts';
import { SCOPE_CODES, type ScopeCode } from '../scope.ts';
import { isOff } from './by-law.ts';
import { nextFreeDay, nextFreeDays } from './next-free.ts';

/** Every holiday on a weekend for which an act owes something, 1990 to 2100. */
const OWED = SCOPE_CODES.flatMap((place) =>
  yearsFrom(1990, 2100)
    .flatMap((year) => almanac.statutory(place, year))
    .flatMap((holiday) => (holiday.inLieu ? [{ place, holiday, inLieu: holiday.inLieu }] : [])),
);

const between = (first: Day, last: Day): readonly Day[] =>
  Array.from({ length: Math.max(last - first - 1, 0) }, (_, index) => first + 1 + index);

const isFreeIn = (place: ScopeCode) => (day: Day) => !isOff(almanac, place, day);

test('the day that an act names is free, and none is free between it and the holiday', () => {
  const faults = OWED.filter(({ place, holiday, inLieu }) => {
    const observed = readDay(holiday.observedDate);
    return inLieu.days.map(readDay).some((day) => {
      const [first, last] = [Math.min(day, observed), Math.max(day, observed)];
      return !isFreeIn(place)(day) || between(first, last).some(isFreeIn(place));
    });
  });
  expect(OWED.length).toBeGreaterThan(1500);
  expect(faults).toEqual([]);
});

test('the day that most employers give is free, is not another holiday’s, and is the nearest such day', () => {
  for (const place of SCOPE_CODES) {
    const here = OWED.filter((one) => one.place === place);
    const given = here.map(({ holiday }) => usualDay(almanac, place, holiday));
    expect(new Set(given).size).toBe(given.length);
    for (const [index, { holiday }] of here.entries()) {
      const day = given[index] ?? 0;
      expect(isFreeIn(place)(day)).toBe(true);
      const nearer = between(readDay(holiday.observedDate), day).filter(isFreeIn(place));
      expect(nearer.filter((one) => !given.includes(one))).toEqual([]);
    }
  }
});

test('a date page asks the same rule as the listing: each day of an act may be off', () => {
  const faults = OWED.filter(({ place, holiday, inLieu }) => {
    const days = givesADay(inLieu) ? inLieu.days.map(readDay) : [];
    return days.some((day) => !owedOn(almanac, place, day).some((owed) => owed.holiday.id === holiday.id));
  });
  expect(faults).toEqual([]);
});

test('holidays side by side get a day each; one before looks back', () => {
  const saturday = readDay('2027-12-25');
  const isWorkday = (day: Day): boolean => !isWeekend(day);
  expect(nextFreeDays([saturday, saturday + 1], isWorkday)).toEqual([saturday + 2, saturday + 3]);
  expect(nextFreeDay(saturday, isWorkday, -1)).toBe(saturday - 1);
});
