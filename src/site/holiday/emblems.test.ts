import { expect, test } from 'vitest';
import { drawEmblem } from './emblems.ts';
import { allHolidayIds, comingDates } from './holiday-facts.ts';

test('every holiday that is still observed has an emblem, and no two have the same', () => {
  const observed = allHolidayIds.filter((id) => comingDates(id).length > 0);
  expect(observed.filter((id) => drawEmblem(id) === undefined)).toEqual([]);
  expect(new Set(observed.map((id) => JSON.stringify(drawEmblem(id)))).size).toBe(observed.length);
});
