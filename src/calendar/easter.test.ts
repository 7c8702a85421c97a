import { easter } from 'date-easter';
import { expect, test } from 'vitest';
import { formatDate } from './day.ts';
import { easterSunday } from './easter.ts';

test('Easter Sunday of all 201 years agrees with date-easter', () => {
  for (let year = 1900; year <= 2100; year++) {
    const { month, day } = easter(year);
    const expected = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    expect(formatDate(easterSunday(year))).toBe(expected);
  }
});
