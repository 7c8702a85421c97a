import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLOURS = 256;
const INDEXED = 3;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, by row. */
  readonly pixels: Uint8Array;
}

/**
 * A PNG (ISO/IEC 15948) whose pixels are places in a table of colours, a byte each, so that no pixel repeats its colour. Undefined where
 * there are more than 256 colours or one is not opaque.
 */
export function indexedPng({ width, height, pixels }: Pixels): Uint8Array | undefined {
  const places = new Map<number, number>();
  // Each row begins with its filter, which is none: places that are next to each other say nothing of each other's colours.
  const rows = new Uint8Array(height * (width + 1));
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  let last: number | undefined;
  let place = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const colour = view.getUint32(4 * (row * width + column));
      // Most pixels have the colour of the one before.
      if (colour !== last) {
        place = places.get(colour) ?? places.size;
        places.set(colour, place);
        last = colour;
      }
      rows[row * (width + 1) + 1 + column] = place;
    }
  }
  const colours = [...places.keys()];
  if (colours.length > MAX_COLOURS || colours.some((colour) => (colour & 0xff) !== 0xff)) return undefined;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >>> 24, (colour >> 16) & 0xff, (colour >> 8) & 0xff])),
    ),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, INDEXED], 8);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(typed.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(typed, 4);
  bytes.writeUInt32BE(crc32(typed), typed.length + 4);
  return bytes;
}
