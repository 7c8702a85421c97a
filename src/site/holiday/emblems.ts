/** Colours of an emblem by letter; emblem.css defines them. */
const COLOURS = { r: 'flag', g: 'gold', t: 'teal', o: 'orange', k: 'ink' } as const;

/** Emblems of the best-known holidays: seven rows of seven squares. */
const EMBLEMS: Readonly<Record<string, readonly string[]>> = {
  // Sparks.
  'new-years-day': ['g..g..g', '.g.g.g.', '.......', 'gg.r.gg', '.......', '.g.g.g.', 'g..g..g'],
  'good-friday': ['...k...', '...k...', '.kkkkk.', '...k...', '...k...', '...k...', '...k...'],
  // A crown.
  'victoria-day': ['...r...', 'g..g..g', 'gg.g.gg', 'ggggggg', 'ggggggg', '.......', 'rrrrrrr'],
  // A fleur-de-lis.
  'saint-jean-baptiste-day': ['...t...', '..ttt..', 't.ttt.t', 'tt.t.tt', '.ttttt.', '...t...', '..ttt..'],
  // A maple leaf.
  'canada-day': ['...r...', '..rrr..', 'r.rrr.r', 'rrrrrrr', '.rrrrr.', '..rrr..', '...r...'],
  // A hammer.
  'labour-day': ['.kkkkk.', '.kkkkkk', '.kkkkk.', '...g...', '...g...', '...g...', '...g...'],
  // An orange shirt.
  'truth-and-reconciliation-day': [
    '.oo.oo.',
    'ooooooo',
    'ooooooo',
    'o.ooo.o',
    '..ooo..',
    '..ooo..',
    '..ooo..',
  ],
  // A pumpkin.
  thanksgiving: ['...tt..', '...t...', '.ooooo.', 'ooooooo', 'ooooooo', 'ooooooo', '.ooooo.'],
  // A poppy.
  'remembrance-day': ['.rr.rr.', 'rrrrrrr', 'rrrrrrr', '.rkkkr.', 'rrrrrrr', 'rrrrrrr', '.rr.rr.'],
  // A tree and its star.
  'christmas-day': ['...g...', '...t...', '..ttt..', '...t...', '.ttttt.', 'ttttttt', '...k...'],
};

/** A holiday's emblem: an SVG path for each colour, ten units a square; undefined if it has none. */
export function emblemOf(
  id: string,
): readonly { readonly colour: string; readonly path: string }[] | undefined {
  const rows = EMBLEMS[id];
  if (!rows) return undefined;
  return Object.entries(COLOURS).flatMap(([letter, colour]) => {
    const squares = rows.flatMap((row, y) =>
      [...row].flatMap((square, x) => (square === letter ? [`M${10 * x + 2} ${10 * y + 2}h6v6h-6z`] : [])),
    );
    return squares.length === 0 ? [] : [{ colour, path: squares.join('') }];
  });
}
