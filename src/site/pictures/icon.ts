import { Resvg } from '@resvg/resvg-js';
import favicon from '../../../public/favicon.svg?raw';

/** The site's mark as a PNG. @param size of its sides, in pixels; @param background if nothing may show through */
export function iconPng(size: number, background?: string): Uint8Array {
  const options = { fitTo: { mode: 'width', value: size }, ...(background ? { background } : {}) } as const;
  return new Resvg(favicon, options).render().asPng();
}

/** An ICO file that holds one PNG: header of 6 bytes, entry of 16, picture. @param size up to 255 */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const HEAD = 22;
  const file = new Uint8Array(HEAD + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, HEAD, true);
  file.set(png, HEAD);
  return file;
}
