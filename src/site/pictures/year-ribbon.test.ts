import { describe, expect, test } from 'vitest';
import { placeDays } from '../home/place-days.ts';
import { ribbonSvg, yearRibbon } from './year-ribbon.ts';

describe('yearRibbon', () => {
  test.each([
    { year: 2026, columns: 53, days: 365 },
    { year: 2028, columns: 53, days: 366 },
  ])('has the days of $year in the columns of their weeks', ({ year, columns, days }) => {
    const ribbon = yearRibbon(year, placeDays('on', 'en'), new Map());
    expect([ribbon.columns, ribbon.squares.length, ribbon.months.length]).toEqual([columns, days, 12]);
    expect(new Set(ribbon.squares.map(({ column, row }) => `${column} ${row}`)).size).toBe(days);
  });

  test('draws each day off by law in red', () => {
    const svg = ribbonSvg(yearRibbon(2026, placeDays('ns', 'en'), new Map()));
    expect(svg.match(/fill="#b4232c"/g)).toHaveLength(7);
  });
});
