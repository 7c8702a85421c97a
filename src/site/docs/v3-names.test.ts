import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { sharedHolidays } from '../../core/holidays/shared-holidays.ts';
import { findHolidayId } from '../../law/provider/compare.ts';
import { readProviderData } from '../../law/provider/data.ts';
import { changedNames } from './v3-names.ts';

const { saved, names } = await readProviderData('data');
const rows = saved.years.get(2026) ?? [];
const changed = changedNames(almanac, 2026, rows, names);

describe('differences that a client of Nager.Date v3 finds in 2026', () => {
  test.each([
    ['Thanksgiving', 'Thanksgiving Day'],
    ["St. Stephen's Day", 'Boxing Day'],
    ['National Aboriginal Day', 'National Indigenous Peoples Day'],
    ['Heritage Day', 'Nova Scotia Heritage Day'],
    ['Civic Holiday', 'First Monday in August'],
  ])('%s reads %s', (theirs, ours) => {
    expect(changed).toContainEqual(expect.objectContaining({ theirs, ours }));
  });

  test('a name that both have is not listed', () => {
    expect(changed.map(({ theirs }) => theirs)).not.toContain('Victoria Day');
  });

  test('three days are no longer global', () => {
    const theirs = rows
      .filter(({ counties }) => counties === null)
      .map(({ name }) => findHolidayId(names, name, 'on'));
    const ours = sharedHolidays(almanac, 2026).filter(({ provinces }) => provinces === null);
    expect(theirs.filter((id) => !ours.some((holiday) => holiday.id === id))).toEqual([
      'victoria-day',
      'truth-and-reconciliation-day',
      'thanksgiving',
    ]);
  });
});
