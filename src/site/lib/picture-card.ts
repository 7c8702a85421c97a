/** What an Open Graph picture says. */
export interface PictureCard {
  readonly name: string;
  readonly heading: string;
  readonly figure: string;
  readonly line: string;
  /** Of the year's weeks, in order: whether it holds a holiday, a part of a long weekend, or neither. */
  readonly weeks: readonly ('holiday' | 'long' | 'plain')[];
}

/** An element as satori takes it. */
export interface Box {
  readonly type: 'div';
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

type Style = Readonly<Record<string, string | number>>;

const INK = '#182229';
const COLOURS = { holiday: '#b4232c', long: '#f0cf74', plain: '#dcefee' } as const;

const box = (style: Style, children: string | readonly Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The picture's layout, 1200 by 630. */
export function pictureBox({ name, heading, figure, line, weeks }: PictureCard): Box {
  return box({ flexDirection: 'column', width: 1200, height: 630, background: '#f7f8f6', color: INK }, [
    box({ flexDirection: 'column', flexGrow: 1, padding: '56px 64px 0' }, [
      box({ fontSize: 34, color: '#0a5c63' }, name),
      box({ marginTop: 18, fontSize: heading.length > 26 ? 62 : 76, lineHeight: 1.1 }, heading),
      box({ alignItems: 'flex-end', marginTop: 8, gap: 36 }, [
        box({ fontSize: 230, lineHeight: 1, letterSpacing: -8, color: '#0a5c63' }, figure),
        box({ width: 520, paddingBottom: 46, fontSize: 36, lineHeight: 1.25 }, line),
      ]),
    ]),
    box({ alignItems: 'flex-end', padding: '0 64px 48px', gap: 5 }, weeks.map(weekBar)),
  ]);
}

function weekBar(week: PictureCard['weeks'][number]): Box {
  const height = week === 'plain' ? 36 : 64;
  return box({ flexGrow: 1, height, borderRadius: 4, background: COLOURS[week] });
}
