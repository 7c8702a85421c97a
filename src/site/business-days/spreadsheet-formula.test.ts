import { expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { spreadsheetFormula } from './spreadsheet-formula.ts';

const date = readDay('2027-01-04');
const end = { to: readDay('2027-03-31') };

test('counts both dates with the names and separators of Excel in each language', () => {
  const count = { date, end, weekend: 'sat,sun', holidays: 9 } as const;
  expect(spreadsheetFormula(count, 'en')).toBe('=NETWORKDAYS(DATE(2027,1,4),DATE(2027,3,31),A1:A9)');
  expect(spreadsheetFormula(count, 'fr')).toBe('=NB.JOURS.OUVRES(DATE(2027;1;4);DATE(2027;3;31);A1:A9)');
});

test('adds days, before a date too, with another weekend and without holidays', () => {
  const back = { date, end: { add: -10 }, weekend: 'fri,sat', holidays: 0 } as const;
  expect(spreadsheetFormula(back, 'en')).toBe('=WORKDAY.INTL(DATE(2027,1,4),-10,7)');
  expect(spreadsheetFormula({ ...back, weekend: 'none', holidays: 3 }, 'fr')).toBe(
    '=SERIE.JOUR.OUVRE.INTL(DATE(2027;1;4);-10;"0000000";A1:A3)',
  );
});
