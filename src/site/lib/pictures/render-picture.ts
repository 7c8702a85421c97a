import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { indexedPng } from './indexed-png.ts';
import { type PictureCard, pictureBox } from './picture-card.ts';

const FONT = '@fontsource/overpass/files/overpass-latin-700-normal.woff';
const WIDTH = 1200;
const HEIGHT = 630;

let font: Promise<Buffer> | undefined;

/** A PNG of 1200 by 630 pixels. */
export async function renderPicture(card: PictureCard): Promise<Uint8Array> {
  font ??= readFile(createRequire(import.meta.url).resolve(FONT));
  const svg = await satori(pictureBox(card) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Overpass', data: await font, weight: 700, style: 'normal' }],
  });
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return indexedPng(picture) ?? picture.asPng();
}
