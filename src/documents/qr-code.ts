import { encode } from 'uqr';

/** Quiet zone of a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code in SVG, black on white in every theme: scanners need the contrast. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
