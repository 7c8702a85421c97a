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
    // A bar of the same red is inside the ring of each closing day.
    expect(svg.match(/height="8.6" rx="1.5" fill="#b4232c"/g)).toHaveLength(7);
  });

  test('draws a bar through each closing day', () => {
    const bars = (code: 'nb' | 'on') =>
      ribbonSvg(yearRibbon(2027, placeDays(code, 'en'), new Map())).match(/height="1.2"/g)?.length;
    expect([bars('nb'), bars('on')]).toEqual([3, undefined]);
  });
});
