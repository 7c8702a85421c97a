import { type EmblemColour, emblemOf } from '../holiday/emblems.ts';
import { ribbonSvg, type YearRibbon } from './year-ribbon.ts';

type Style = Readonly<Record<string, string | number>>;

/** An element as satori takes it. */
export type Box =
  | {
      readonly type: 'div';
      readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
    }
  | {
      readonly type: 'img';
      readonly props: { readonly src: string; readonly width: number; readonly height: number };
    };

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 64;
const PAPER = '#f7f8f6';
const INK = '#182229';
const MUTED = '#52606a';
const TEAL = '#0a5c63';
const RED = '#b4232c';
const GOLD = '#f0c95c';
const SOFT = '#dcefee';
const LINE = '#7d8a92';

const box = (style: Style, children: string | readonly Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const drawing = (svg: string, width: number, height: number): Box => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${btoa(svg)}`, width, height },
});

/** The first line of a picture: the mark and the name of the site, and of what the picture is. */
export interface Brand {
  readonly mark: string;
  readonly name: string;
  readonly aside: string;
}

/** The frame of every picture: the brand, and what is below it. */
function sheet({ mark, name, aside }: Brand, children: readonly Box[]): Box {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: WIDTH,
      height: HEIGHT,
      padding: `52px ${EDGE}px 56px`,
      background: PAPER,
      color: INK,
    },
    [
      box({ alignItems: 'center', justifyContent: 'space-between', fontSize: 30 }, [
        box({ alignItems: 'center', gap: 14 }, [drawing(mark, 44, 44), box({}, name)]),
        box({ color: MUTED }, aside),
      ]),
      ...children,
    ],
  );
}

/** The year of a place: how many days off, how many long weekends, and all days as squares. */
export interface YearCard {
  readonly brand: Brand;
  readonly heading: string;
  readonly figure: string;
  readonly lines: readonly string[];
  readonly ribbon: YearRibbon;
  /** One for each month, over the column of its first day. */
  readonly months: readonly string[];
}

export function yearBox({ brand, heading, figure, lines, ribbon, months }: YearCard): Box {
  const width = WIDTH - 2 * EDGE;
  return sheet(brand, [
    box({ fontSize: heading.length > 26 ? 56 : 68, lineHeight: 1.05 }, heading),
    box({ alignItems: 'center', gap: 36 }, [
      box({ fontSize: 150, lineHeight: 1, letterSpacing: -5, color: RED }, figure),
      box(
        { flexDirection: 'column', fontSize: 36, lineHeight: 1.3 },
        lines.map((line) => box({}, line)),
      ),
    ]),
    box({ flexDirection: 'column' }, [
      monthRow(ribbon, months),
      drawing(ribbonSvg(ribbon), width, Math.round((width * 7) / ribbon.columns)),
    ]),
  ]);
}

function monthRow({ columns, months }: YearRibbon, names: readonly string[]): Box {
  const step = (WIDTH - 2 * EDGE) / columns;
  const labels = names.map((name, index) =>
    box({ position: 'absolute', left: (months[index] ?? 0) * step, top: 0 }, name),
  );
  return box({ position: 'relative', height: 32, fontSize: 22, color: MUTED }, labels);
}

/** One sentence in two colours over a row of days. */
export interface DaysCard {
  readonly brand: Brand;
  readonly first: string;
  readonly second: string;
  readonly squares: readonly { readonly mark: string; readonly above: string; readonly number: string }[];
  readonly sentence: string;
}

export function daysBox({ brand, first, second, squares, sentence }: DaysCard): Box {
  const GAP = 10;
  const side = (WIDTH - 2 * EDGE - GAP * (squares.length - 1)) / squares.length;
  const fontSize = first.length + second.length > 24 ? 82 : 108;
  return sheet(brand, [
    box({ flexWrap: 'wrap', rowGap: 10, columnGap: 26, fontSize, lineHeight: 1, letterSpacing: -2 }, [
      box({}, first),
      box({ color: RED }, second),
    ]),
    box(
      { gap: GAP },
      squares.map(({ mark, above, number }) =>
        box({ ...squareStyle(mark, side), fontSize: side * 0.4 }, [
          box({ fontSize: side * 0.2 }, above),
          box({ lineHeight: 1.1 }, number),
        ]),
      ),
    ),
    box({ fontSize: 32 }, sentence),
  ]);
}

function squareStyle(mark: string, side: number): Style {
  const shape = {
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: side,
    height: side,
    borderRadius: side * 0.18,
  };
  if (mark === 'take') return { ...shape, border: `4px dashed ${TEAL}`, color: TEAL };
  if (mark === 'owed') return { ...shape, border: `4px solid ${RED}`, color: RED };
  if (mark === 'law') return { ...shape, background: RED, color: '#ffffff' };
  if (mark === 'plain') return { ...shape, background: '#dfe3df' };
  if (mark === 'weekend') return { ...shape, background: SOFT, color: MUTED };
  if (mark === 'start') return { ...shape, border: `4px solid ${LINE}`, color: MUTED };
  if (mark === 'last') return { ...shape, background: INK, color: PAPER };
  return { ...shape, borderRadius: side / 2, background: GOLD, color: '#2b2000' };
}

/** The emblems of all holidays, under what the site is for. */
export interface SiteCard {
  readonly brand: Brand;
  readonly heading: string;
  /** IDs of the holidays. */
  readonly holidays: readonly string[];
}

export function siteBox({ brand, heading, holidays }: SiteCard): Box {
  return sheet(brand, [
    box({ fontSize: 76, lineHeight: 1.05, letterSpacing: -2 }, heading),
    box(
      { flexWrap: 'wrap', columnGap: 34, rowGap: 30 },
      holidays.map((id) => emblem(id, 76)),
    ),
  ]);
}

/** The colours of an emblem in the light theme. */
const EMBLEM_COLOURS: Readonly<Record<EmblemColour, string>> = {
  flag: RED,
  gold: GOLD,
  teal: TEAL,
  orange: '#d9671a',
  ink: INK,
};

function emblem(id: string, side: number): Box {
  const paths = (emblemOf(id) ?? []).map(({ colour, path }) => {
    const paint = EMBLEM_COLOURS[colour];
    return `<path d="${path}" fill="${paint}" stroke="${paint}" stroke-width="3" stroke-linejoin="round"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 70">${paths.join('')}</svg>`;
  return drawing(svg, side, side);
}

/** A place on the map. */
export interface Tile {
  readonly row: number;
  readonly column: number;
  readonly code: string;
  readonly shade: string;
  /** A number below the code. */
  readonly number?: string;
}

/** How many holidays each place has in a year. */
export interface AllPlacesCard {
  readonly brand: Brand;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly tiles: readonly Tile[];
}

export function allPlacesBox({ brand, heading, lines, tiles }: AllPlacesCard): Box {
  return sheet(brand, [
    box({ alignItems: 'stretch', justifyContent: 'space-between', flexGrow: 1, paddingTop: 44 }, [
      box({ flexDirection: 'column', justifyContent: 'space-between', width: 430 }, [
        box({ fontSize: 68, lineHeight: 1.05, letterSpacing: -2 }, heading),
        box(
          { flexDirection: 'column', fontSize: 32, lineHeight: 1.3, color: MUTED },
          lines.map((line) => box({}, line)),
        ),
      ]),
      box({ alignItems: 'flex-end' }, [map(tiles, 82)]),
    ]),
  ]);
}

/** A holiday: its next dates, and where people are off. */
export interface HolidayCard {
  readonly brand: Brand;
  readonly id: string;
  readonly name: string;
  readonly dates: readonly string[];
  readonly tiles: readonly Tile[];
}

export function holidayBox({ brand, id, name, dates, tiles }: HolidayCard): Box {
  return sheet(brand, [
    box({ alignItems: 'center', justifyContent: 'space-between', gap: 40 }, [
      box({ flexShrink: 1, fontSize: name.length > 30 ? 66 : 96, lineHeight: 1.05, letterSpacing: -2 }, name),
      emblem(id, 132),
    ]),
    box({ alignItems: 'flex-end', justifyContent: 'space-between' }, [
      box(
        { flexDirection: 'column', gap: 8, fontSize: 34 },
        dates.map((date, index) => box({ color: index === 0 ? RED : MUTED }, date)),
      ),
      map(tiles, 62),
    ]),
  ]);
}

const TILE_GAP = 6;

function map(tiles: readonly Tile[], side: number): Box {
  const at = (place: number): number => (place - 1) * (side + TILE_GAP);
  const places = tiles.map(({ row, column, code, shade, number }) =>
    box(
      {
        position: 'absolute',
        top: at(row),
        left: at(column),
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width: side,
        height: side,
        borderRadius: side * 0.14,
        fontSize: 24,
        lineHeight: 1,
        ...tileStyle(shade),
      },
      number
        ? [box({ fontSize: 22 }, code), box({ fontSize: number.length > 2 ? 22 : 38 }, number)]
        : [box({ padding: '6px 4px 2px', borderRadius: 4, ...letterStyle(shade) }, code)],
    ),
  );
  return box(
    { position: 'relative', flexShrink: 0, width: at(8) - TILE_GAP, height: at(5) - TILE_GAP },
    places,
  );
}

function tileStyle(shade: string): Style {
  if (shade === 'law') return { background: RED, color: '#ffffff' };
  if (shade === 'partly')
    return {
      border: `3px solid ${RED}`,
      backgroundImage: `linear-gradient(90deg, ${RED} 50%, ${PAPER} 50%)`,
    };
  if (shade === 'optional') return { border: `3px solid ${RED}`, color: RED };
  if (shade === 'closing')
    return {
      border: `3px solid ${RED}`,
      backgroundImage: `linear-gradient(${PAPER} 44%, ${RED} 44%, ${RED} 56%, ${PAPER} 56%)`,
      color: RED,
    };
  if (shade === 'government')
    return {
      border: `1px solid ${MUTED}`,
      backgroundImage: `repeating-linear-gradient(135deg, #bdc3c7 0px, #bdc3c7 4px, ${PAPER} 4px, ${PAPER} 10px)`,
      color: INK,
    };
  return { border: `1px solid ${LINE}`, color: MUTED };
}

/** Letters on a pattern get a paper background, as on the pages. */
const letterStyle = (shade: string): Style =>
  ['partly', 'closing', 'government'].includes(shade) ? { background: PAPER } : {};
