/** The table for half a byte: 16 entries cost a cold start nothing. */
const CRC_OF_HALF_BYTE = [
  0, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c, 0xedb88320,
  0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
];

/** CRC-32 of ISO/IEC 3309 (as in zip and PNG) of an ASCII text. Our own, since the edge has no node:zlib and the npm package is unmaintained. */
export function crc32(text: string): number {
  let register = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    register ^= text.charCodeAt(index);
    for (let half = 0; half < 2; half++)
      register = (register >>> 4) ^ (CRC_OF_HALF_BYTE[register & 0xf] ?? 0);
  }
  return (register ^ 0xffffffff) >>> 0;
}
