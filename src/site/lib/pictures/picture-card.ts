import { ribbonSvg, type YearRibbon } from './year-ribbon.ts';

/** What an Open Graph picture says. */
export interface PictureCard {
  readonly name: string;
  readonly heading: string;
  readonly figure: string;
  readonly lines: readonly string[];
  readonly ribbon: YearRibbon;
  /** One for each month, over the column of its first day. */
  readonly months: readonly string[];
}

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

const WIDTH = 1200;
const EDGE = 64;
const INK = '#182229';
const TEAL = '#0a5c63';

const box = (style: Style, children: string | readonly Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The picture's layout, 1200 by 630. */
export function pictureBox({ name, heading, figure, lines, ribbon, months }: PictureCard): Box {
  return box({ flexDirection: 'column', width: WIDTH, height: 630, background: '#f7f8f6', color: INK }, [
    box({ flexDirection: 'column', flexGrow: 1, padding: `48px ${EDGE}px 0` }, [
      box({ fontSize: 34, color: TEAL }, name),
      box({ marginTop: 12, fontSize: heading.length > 26 ? 58 : 76, lineHeight: 1.1 }, heading),
      box({ alignItems: 'center', marginTop: 8, gap: 36 }, [
        box({ marginLeft: -10, fontSize: 180, lineHeight: 1, letterSpacing: -6, color: TEAL }, figure),
        box(
          { flexDirection: 'column', fontSize: 36, lineHeight: 1.3 },
          lines.map((line) => box({}, line)),
        ),
      ]),
    ]),
    box({ flexDirection: 'column', padding: `0 ${EDGE}px 44px` }, [
      monthRow(ribbon, months),
      picture(ribbon),
    ]),
  ]);
}

function monthRow({ columns, months }: YearRibbon, names: readonly string[]): Box {
  const step = (WIDTH - 2 * EDGE) / columns;
  const labels = names.map((name, index) =>
    box({ position: 'absolute', left: (months[index] ?? 0) * step, top: 0 }, name),
  );
  return box({ position: 'relative', height: 32, fontSize: 22, color: '#52606a' }, labels);
}

function picture(ribbon: YearRibbon): Box {
  const width = WIDTH - 2 * EDGE;
  const src = `data:image/svg+xml;base64,${btoa(ribbonSvg(ribbon))}`;
  return { type: 'img', props: { src, width, height: Math.round((width * 7) / ribbon.columns) } };
}
