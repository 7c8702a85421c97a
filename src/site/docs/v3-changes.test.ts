import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { readProviderData } from '../../law/provider/data.ts';
import { v3Changes } from './v3-changes.ts';

const { saved, names } = await readProviderData('data');
const changes = v3Changes(almanac, 2026, saved.years.get(2026) ?? [], names);

describe('what a client of Nager.Date v3 finds otherwise in 2026', () => {
  test.each([
    ['Thanksgiving', 'Thanksgiving Day'],
    ["St. Stephen's Day", 'Boxing Day'],
    ['National Aboriginal Day', 'National Indigenous Peoples Day'],
    ['Heritage Day', 'Nova Scotia Heritage Day'],
    ['Civic Holiday', 'First Monday in August'],
  ])('%s reads %s', (theirs, ours) => {
    expect(changes.names).toContainEqual(expect.objectContaining({ theirs, ours }));
  });

  test('a name that both have is not listed', () => {
    expect(changes.names.map(({ theirs }) => theirs)).not.toContain('Victoria Day');
  });

  test('three days are no longer global', () => {
    const lost = changes.places.filter(({ theirs, ours }) => theirs.global && !ours.global);
    expect(lost.map(({ id }) => id)).toEqual([
      'victoria-day',
      'truth-and-reconciliation-day',
      'thanksgiving',
    ]);
  });

  test('the places of a day are those of the rows themselves', () => {
    const placesOf = (id: string) => changes.places.find((row) => row.id === id);
    expect(placesOf('boxing-day')).toEqual({
      id: 'boxing-day',
      theirs: { global: false, places: ['CA-AB', 'CA-NB', 'CA-NS', 'CA-ON', 'CA-PE'] },
      ours: { global: false, places: ['CA-ON'] },
    });
    expect(placesOf('remembrance-day')?.ours.places).toHaveLength(11);
    expect(placesOf('remembrance-day')?.theirs.places).not.toContain('CA-MB');
    expect(placesOf('canada-day')).toBeUndefined();
  });
});
