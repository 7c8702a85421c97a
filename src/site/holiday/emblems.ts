/** Colours of an emblem by letter. */
const COLOURS = { r: 'flag', g: 'gold', t: 'teal', o: 'orange', k: 'ink' } as const;

export type EmblemColour = (typeof COLOURS)[keyof typeof COLOURS];

/** The colours on a page, in its theme. */
export const ON_PAGES: Readonly<Record<EmblemColour, string>> = {
  flag: 'var(--flag)',
  gold: 'var(--gold)',
  teal: 'var(--accent)',
  orange: '#d9671a',
  ink: 'var(--ink)',
};

/** The emblem of each holiday that is still observed: seven rows of seven squares. */
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
  // A candle.
  'christmas-eve': ['...g...', '..ggg..', '...g...', '...k...', '..rrr..', '..rrr..', '.ttttt.'],
  // A gift.
  'boxing-day': ['.rr.rr.', '..rrr..', 'gggrggg', 'gggrggg', 'tttrttt', 'tttrttt', 'tttrttt'],
  // A clock at midnight.
  'new-years-eve': ['.kkkkk.', 'k..g..k', 'k..g..k', 'k..g..k', 'k.....k', 'k.....k', '.kkkkk.'],
  // The second day.
  'january-2': ['.ggggg.', 'g.....g', '......g', '....gg.', '..gg...', '.g.....', 'ggggggg'],
  // A house.
  'family-day': ['...r...', '..rrr..', '.rrrrr.', 'rrrrrrr', '.ttttt.', '.tt.tt.', '.tt.tt.'],
  // A museum.
  'heritage-day': ['...k...', '.kkkkk.', 'kkkkkkk', '.g.g.g.', '.g.g.g.', '.g.g.g.', 'kkkkkkk'],
  // A shamrock.
  'st-patricks-day': ['..ttt..', '..ttt..', 'ttt.ttt', 'ttttttt', 'ttt.ttt', '...t...', '..t....'],
  // An egg.
  'easter-sunday': ['..ttt..', '.ttttt.', '.ggggg.', 'ggggggg', 'ooooooo', '.ooooo.', '..ooo..'],
  // A rabbit.
  'easter-monday': ['.k...k.', '.k...k.', '.k...k.', '.kkkkk.', '.k.k.k.', '.kkrkk.', '..kkk..'],
  // A shield.
  'st-georges-day': ['kkkrkkk', 'k..r..k', 'k..r..k', 'rrrrrrr', 'k..r..k', '.k.r.k.', '..krk..'],
  // The sun at its highest.
  'indigenous-peoples-day': ['g..g..g', '.g...g.', '..ggg..', 'g.ggg.g', '..ggg..', '.g...g.', 'g..g..g'],
  // A ship under sail.
  'june-day': ['...k...', '..gkgg.', '.ggkggg', '.ggkggg', '...k...', 'rrrrrrr', '.rrrrr.'],
  // An inuksuk.
  'nunavut-day': ['..rrr..', '...r...', 'rrrrrrr', '..rrr..', '..r.r..', '..r.r..', '.rr.rr.'],
  // A drum.
  'orangemens-day': ['k.....k', '.k...k.', 'ooooooo', 'g.g.g.g', '.g.g.g.', 'g.g.g.g', 'ooooooo'],
  // A sail.
  'harbour-grace-regatta-day': ['...g...', '...gg..', '...ggg.', '...gggg', '...k...', 'ttttttt', '.ttttt.'],
  // A rowing boat.
  'regatta-day': ['k.k.k.k', '.k.k.k.', 'r..r..r', 'rrrrrrr', '.rrrrr.', '.......', 't.t.t.t'],
  // A pan of gold.
  'discovery-day': ['.......', '...g...', '..g.g..', 'kg.g.gk', 'kkkkkkk', '.kkkkk.', '..kkk..'],
  // A cup.
  'gold-cup-parade-day': ['ggggggg', 'g.ggg.g', 'g.ggg.g', '.ggggg.', '...g...', '..ggg..', '.kkkkk.'],
  // A parasol in the sun.
  'august-monday': ['..rrr.g', '.rgrgr.', 'rgrgrgr', '...k...', '...k...', '...k...', 'ggggggg'],
};

/** A holiday's emblem: an SVG path for each colour, ten units a square; undefined for a former holiday. */
export function drawEmblem(
  id: string,
): readonly { readonly colour: EmblemColour; readonly path: string }[] | undefined {
  const rows = EMBLEMS[id];
  if (!rows) return undefined;
  return Object.entries(COLOURS).flatMap(([letter, colour]) => {
    const squares = rows.flatMap((row, y) =>
      [...row].flatMap((square, x) => (square === letter ? [`M${10 * x + 2} ${10 * y + 2}h6v6h-6z`] : [])),
    );
    return squares.length === 0 ? [] : [{ colour, path: squares.join('') }];
  });
}
