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

/** Days to take off, and what they give. */
export interface PlanCard {
  readonly brand: Brand;
  readonly take: string;
  readonly get: string;
  readonly squares: readonly { readonly mark: string; readonly above: string; readonly number: string }[];
  readonly sentence: string;
}

export function planBox({ brand, take, get, squares, sentence }: PlanCard): Box {
  const GAP = 10;
  const side = (WIDTH - 2 * EDGE - GAP * (squares.length - 1)) / squares.length;
  const fontSize = take.length + get.length > 24 ? 82 : 108;
  return sheet(brand, [
    box({ flexWrap: 'wrap', rowGap: 10, columnGap: 26, fontSize, lineHeight: 1, letterSpacing: -2 }, [
      box({}, take),
      box({ color: RED }, get),
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
  return { ...shape, borderRadius: side / 2, background: GOLD, color: '#2b2000' };
}

/** A holiday: its next dates, and where people are off. */
export interface HolidayCard {
  readonly brand: Brand;
  readonly name: string;
  readonly dates: readonly string[];
  readonly tiles: readonly {
    readonly row: number;
    readonly column: number;
    readonly code: string;
    readonly shade: string;
  }[];
}

const TILE = 62;
const TILE_GAP = 6;

export function holidayBox({ brand, name, dates, tiles }: HolidayCard): Box {
  const at = (place: number): number => (place - 1) * (TILE + TILE_GAP);
  const map = tiles.map(({ row, column, code, shade }) =>
    box(
      {
        position: 'absolute',
        top: at(row),
        left: at(column),
        alignItems: 'center',
        justifyContent: 'center',
        width: TILE,
        height: TILE,
        borderRadius: TILE * 0.14,
        fontSize: 24,
        ...tileStyle(shade),
      },
      code,
    ),
  );
  return sheet(brand, [
    box({ fontSize: name.length > 30 ? 66 : 96, lineHeight: 1.05, letterSpacing: -2 }, name),
    box({ alignItems: 'flex-end', justifyContent: 'space-between' }, [
      box(
        { flexDirection: 'column', gap: 8, fontSize: 34 },
        dates.map((date, index) => box({ color: index === 0 ? RED : MUTED }, date)),
      ),
      box({ position: 'relative', width: at(8) - TILE_GAP, height: at(5) - TILE_GAP }, map),
    ]),
  ]);
}

function tileStyle(shade: string): Style {
  if (shade === 'law') return { background: RED, color: '#ffffff' };
  if (shade === 'partly') return { border: `4px solid ${RED}`, background: '#fbe3e2', color: RED };
  if (shade === 'optional') return { border: `3px solid ${RED}`, color: RED };
  if (shade === 'closing')
    return {
      border: `3px solid ${RED}`,
      backgroundImage: `linear-gradient(transparent 44%, ${RED} 44%, ${RED} 56%, transparent 56%)`,
      color: RED,
    };
  if (shade === 'government') return { border: `3px dashed ${MUTED}`, color: MUTED };
  return { border: '1px solid #7d8a92', color: MUTED };
}
