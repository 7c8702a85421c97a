import { copyFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const FAMILY = 'Overpass';
const PACKAGE = '@fontsource-variable/overpass';
const SOURCE = `${PACKAGE}/files/overpass-latin-wght-normal.woff2`;
const REGULAR = 400;
const BOLD = 700;

/** All characters of Canadian English and French. Browsers take others from their own fonts. */
const CHARACTERS = [
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)),
  'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ',
  '«»‘’“”–—…•°×§©²³½†←↑→↓−\u00a0\u202f\u2011',
].join('');

/** A sample of the site's text, to compare the widths of fonts. */
const SAMPLE = [
  'If you work in Nova Scotia, your next paid day off is Christmas Day, in 34 days. Statutory holidays and long weekends of 2027.',
  'Si vous travaillez au Québec, votre prochain congé payé est le jour de Noël, dans 34 jours. Jours fériés et longues fins de semaine de 2027.',
].join(' ');

/** System fonts, each with a free font of the same widths to measure. */
const FALLBACKS = [
  {
    family: 'Overpass like Arial',
    source: '@fontsource/arimo/files/arimo-latin',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    family: 'Overpass like Roboto',
    source: '@fontsource/roboto/files/roboto-latin',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    family: 'Overpass like DejaVu',
    source: '@fontsource/dejavu-sans/files/dejavu-sans-latin',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
  },
] as const;

/** The weights of the pages, and the nearest of a system font. */
const WEIGHTS = [
  { own: REGULAR, name: 'regular', others: 400 },
  { own: 600, name: 'bold', others: 700 },
  { own: BOLD, name: 'bold', others: 700 },
] as const;

type Fallback = (typeof FALLBACKS)[number];
type Weight = (typeof WEIGHTS)[number];

const { resolve } = createRequire(import.meta.url);

const load = (name: string): Promise<Buffer> => readFile(resolve(name));

/** The site's only font: a WOFF2 of these characters, from regular to bold. */
export function siteFont(): Promise<Buffer> {
  return subset({ min: REGULAR, max: BOLD, default: REGULAR }, 'woff2');
}

async function subset(
  wght: number | { min: number; max: number; default: number },
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  return subsetFont(await load(SOURCE), CHARACTERS, { targetFormat, variationAxes: { wght } });
}

/** The heights above and below the baseline, in ems. */
interface LineBox {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** The font's line box, moved to centre its capitals, in buttons too. */
function lineBoxOf({ ascent, descent, lineGap, capHeight, unitsPerEm }: Font): LineBox {
  const height = ascent - descent;
  return {
    ascent: (height + capHeight) / 2 / unitsPerEm,
    descent: (height - capHeight) / 2 / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

const face = ({
  ascent,
  descent,
  lineGap,
}: LineBox): string => `/* Made by \`node tools/fonts.ts\`, of the fonts' own measures: until ours has come, a system font scaled to the same room replaces it. */
@font-face {
  font-family: '${FAMILY}';
  src: url('../fonts/overpass.woff2') format('woff2');
  font-weight: ${REGULAR} ${BOLD};
  font-display: swap;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: ${percent(lineGap)};
}`;

/** The style sheet of the font and of its fallbacks. */
export async function fontStyles(): Promise<string> {
  const faces = FALLBACKS.flatMap((fallback) => WEIGHTS.map((weight) => fallbackFace(fallback, weight)));
  const own = face(lineBoxOf(readFont(await subset(REGULAR, 'sfnt'))));
  return `${[own, ...(await Promise.all(faces))].join('\n\n')}\n`;
}

/** A system font scaled to the width and line height of our font (CSS Fonts 5, section 4, `size-adjust` and the overrides). */
async function fallbackFace(fallback: Fallback, { own, name, others }: Weight): Promise<string> {
  const ours = readFont(await subset(own, 'sfnt'));
  const scale = widthOf(ours) / widthOf(readFont(await load(`${fallback.source}-${others}-normal.woff2`)));
  const { ascent, descent, lineGap } = lineBoxOf(ours);
  return `@font-face {
  font-family: '${fallback.family}';
  src: ${fallback[name].map((local) => `local('${local}')`).join(', ')};
  font-weight: ${own};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};
}`;
}

function readFont(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error('The file must hold one font');
  return font;
}

/** The width of the sample in ems. */
function widthOf(font: Font): number {
  const glyphs = font.glyphsForString(SAMPLE);
  return glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const font = await siteFont();
  writeFileSync(join(root, 'src/site/fonts/overpass.woff2'), font);
  writeFileSync(join(root, 'src/site/styles/fonts.css'), await fontStyles());
  copyFileSync(resolve(`${PACKAGE}/LICENSE`), join(root, 'public/overpass-licence.txt'));
  console.log(`Wrote the site's font, ${font.length} bytes, and its style sheet`);
}
