import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { type Box, HEIGHT, WIDTH } from './picture-card.ts';

/** A picture to draw, and by which name to answer. */
export interface PictureTask {
  readonly name: string;
  readonly box: Box;
}

export interface DrawnPicture {
  readonly name: string;
  readonly png: Uint8Array;
}

const font = await readFile(
  createRequire(import.meta.url).resolve('@fontsource/overpass/files/overpass-latin-700-normal.woff'),
);

async function draw(box: Box): Promise<Uint8Array> {
  const svg = await satori(box as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Overpass', data: font, weight: 700, style: 'normal' }],
  });
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}

parentPort?.on('message', async ({ name, box }: PictureTask) => {
  parentPort?.postMessage({ name, png: await draw(box) } satisfies DrawnPicture);
});
