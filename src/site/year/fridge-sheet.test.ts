import { expect, test } from 'vitest';
import { formatDate } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { holidayRows } from '../holiday/holiday-year.ts';
import { owedDates } from '../lieu/owed-dates.ts';
import { fridgeSheet } from './fridge-sheet.ts';
import { placesTable } from './places-table.ts';

const ALL = { rows: holidayRows(2027, 'en'), owed: owedDates(2027, 'en'), given: [] };

const sheetOf = (...places: ScopeCode[]) => fridgeSheet(2027, placesTable(ALL, places));

/** A month's dates with a mark. */
const marked = (sheet: ReturnType<typeof sheetOf>, month: number) =>
  (sheet[month - 1]?.days ?? []).flatMap(({ day, mark }) =>
    mark && mark !== 'weekend' ? [`${formatDate(day).slice(8)} ${mark}`] : [],
  );

test('a sheet has every day of the year once', () => {
  const days = sheetOf('on').flatMap((month) => month.days);
  expect(days).toHaveLength(365);
  expect(new Set(days.map(({ day }) => day)).size).toBe(365);
  expect(sheetOf('on')[7]?.firstWeekday).toBe(0);
});

test('it tells days off in all places from those in some, with their codes', () => {
  const sheet = sheetOf('bc', 'on', 'qc');
  expect(marked(sheet, 5)).toEqual(['22 long', '23 long', '24 all']);
  expect(marked(sheet, 3)).toEqual(['26 some', '29 some']);
  expect(sheet[2]?.notes.map(({ names, places }) => [names, places])).toEqual([
    [
      ['Good Friday'],
      [
        { code: 'bc', isChoice: false },
        { code: 'on', isChoice: false },
        { code: 'qc', isChoice: true },
      ],
    ],
    [['Easter Monday'], [{ code: 'qc', isChoice: true }]],
  ]);
});

test('of one place it has the optional days too, and no codes', () => {
  const sheet = sheetOf('on');
  expect(marked(sheet, 8)).toEqual(['02 some']);
  expect(sheet[7]?.notes.map(({ places }) => places)).toEqual([[]]);
});

test('of one place it tells closing days by law from optional ones; with others, nobody is off on them', () => {
  expect(marked(sheetOf('ns'), 8)).toEqual(['02 some']);
  expect(marked(sheetOf('ns'), 10)).toEqual(['11 closing']);
  expect(marked(sheetOf('nb'), 5)).toEqual(['24 closing']);
  expect(marked(sheetOf('nb', 'ns'), 10)).toEqual([]);
});
