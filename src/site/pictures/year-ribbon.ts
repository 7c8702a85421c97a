import { type Day, toCivilDate, toDay, weekdayOf } from '../../calendar/day.ts';
import type { PlaceDays } from '../home/days-off.ts';
import { type Mark, marksOf } from '../home/ribbon.ts';

/** A year as squares, a column a week from its Monday. */
export interface YearRibbon {
  readonly columns: number;
  readonly squares: readonly {
    readonly column: number;
    readonly row: number;
    readonly mark: Mark;
  }[];
  /** The column of the first day of each month, January first. */
  readonly months: readonly number[];
}

/** @param owed working days that may be off for a holiday on a weekend */
export function yearRibbon(year: number, place: PlaceDays, owed: ReadonlyMap<Day, unknown>): YearRibbon {
  const first = toDay(year, 1, 1);
  const rowOf = (day: number): number => (weekdayOf(day) + 6) % 7;
  const monday = first - rowOf(first);
  const days = Array.from({ length: toDay(year + 1, 1, 1) - first }, (_, index) => first + index);
  const markOf = marksOf(place);
  const columnOf = (day: number): number => Math.floor((day - monday) / 7);
  return {
    columns: columnOf(days.at(-1) ?? first) + 1,
    squares: days.map((day) => ({
      column: columnOf(day),
      row: rowOf(day),
      mark: owed.has(day) ? 'owed' : markOf(day),
    })),
    months: days.filter((day) => toCivilDate(day).day === 1).map(columnOf),
  };
}

const COLOURS = {
  law: '#b4232c',
  long: '#f0c95c',
  weekend: '#dcefee',
  plain: '#dfe3df',
  owed: '#fbe3e2',
} as const;
const STEP = 10;
const SIDE = 8.6;

/** The ribbon as an SVG in the colours of the light theme, ten units a day. */
export function ribbonSvg({ columns, squares }: YearRibbon): string {
  const shapes = squares.map(({ column, row, mark }, index) => {
    const [x, y] = [column * STEP + 0.7, row * STEP + 0.7];
    const square = (style: string, inset = 0): string =>
      `<rect x="${x + inset}" y="${y + inset}" width="${SIDE - 2 * inset}" height="${SIDE - 2 * inset}" rx="1.5" ${style}/>`;
    // Both days of a weekend are one pill, as on the home page.
    const isWhole = (saturday: number): boolean =>
      squares[saturday]?.row === 5 &&
      squares[saturday]?.mark === 'long' &&
      squares[saturday + 1]?.mark === 'long';
    if (isWhole(index))
      return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE + STEP}" rx="${SIDE / 2}" fill="${COLOURS.long}"/>`;
    if (isWhole(index - 1)) return '';
    if (mark === 'long')
      return `<circle cx="${x + SIDE / 2}" cy="${y + SIDE / 2}" r="${SIDE / 2}" fill="${COLOURS.long}"/>`;
    if (mark === 'optional') return square(`fill="none" stroke="${COLOURS.law}" stroke-width="1.2"`, 0.6);
    if (mark === 'closing')
      return `${square(`fill="none" stroke="${COLOURS.law}" stroke-width="1.2"`, 0.6)}<rect x="${x}" y="${y + SIDE / 2 - 0.6}" width="${SIDE}" height="1.2" fill="${COLOURS.law}"/>`;
    if (mark === 'choice')
      return `${square(`fill="none" stroke="${COLOURS.law}" stroke-width="1.2"`, 0.6)}<rect x="${x}" y="${y}" width="${SIDE / 2}" height="${SIDE}" fill="${COLOURS.law}"/>`;
    if (mark === 'owed')
      return `${square(`fill="${COLOURS.plain}"`)}<rect x="${x}" y="${y + SIDE / 2}" width="${SIDE}" height="${SIDE / 2}" rx="1" fill="${COLOURS.owed}"/>${square(`fill="none" stroke="${COLOURS.law}" stroke-width="0.8"`, 0.4)}`;
    if (mark === 'law') return square(`fill="${COLOURS.law}"`);
    return square(`fill="${row > 4 ? COLOURS.weekend : COLOURS.plain}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * STEP} ${7 * STEP}">${shapes.join('')}</svg>`;
}
