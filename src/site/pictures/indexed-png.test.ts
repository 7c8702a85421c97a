import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

/** What another program reads out of a PNG. */
function decode(png: Uint8Array, width: number, height: number): Uint8Array {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg).render().pixels;
}

function picture(width: number, height: number, colour: (index: number) => number) {
  const pixels = new Uint8Array(4 * width * height);
  const view = new DataView(pixels.buffer);
  for (let index = 0; index < width * height; index++) view.setUint32(4 * index, colour(index));
  return { width, height, pixels };
}

const opaque = (index: number): number => ((index * 0x01_02_03) << 8) | 0xff;

describe('a picture as a PNG with a table of colours', () => {
  test.each([
    ['one colour', 7, 3, () => 0x10_20_30_ff],
    ['256 colours', 16, 32, (index: number) => opaque(index % 256)],
  ])('of %s is read as the same pixels', (_name, width, height, colour) => {
    const original = picture(width, height, colour);
    const png = indexedPng(original);
    expect(png && [...decode(png, width, height)]).toEqual([...original.pixels]);
  });

  test.each([
    ['257 colours', opaque],
    ['one that is not opaque', (index: number) => (index === 5 ? 0x10_20_30_80 : 0x10_20_30_ff)],
  ])('is none of %s', (_name, colour) => {
    expect(indexedPng(picture(257, 1, colour))).toBeUndefined();
  });
});
