import type { ServerResponse } from 'node:http';
import type { ApiResponse } from '../../api/ports.ts';
import { keptOrMade } from '../../common/kept-or-made.ts';

/** In bytes. What is larger is asked for too seldom to be held in two forms. */
const MAX_TEXT_BYTES = 32 * 1024;

/** Of the bodies that are held in memory, and so go out again. */
const texts = new WeakMap<Uint8Array, string>();

/** Writes a whole response; Node itself leaves the body out for HEAD. */
export function send(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  if (body === null) {
    response.writeHead(status, headers).end();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers.push(['Content-Length', `${length}`]);
  response.writeHead(status, headers);
  const isSmall = typeof body !== 'string' && length <= MAX_TEXT_BYTES;
  const text = isSmall ? keptOrMade(texts, body, () => textOf(body)) : undefined;
  if (text === undefined) response.end(body);
  else response.end(text, 'latin1');
}

/** One character a byte: Node writes such a text in one piece with the headers, and bytes in a piece of their own. */
function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
