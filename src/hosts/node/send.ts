import type { ServerResponse } from 'node:http';
import type { ApiResponse } from '../../api/ports.ts';

/** Up to here head and body go out as one string, which spares Node a second buffer and a gathering write. */
const ONE_PIECE = 32 * 1024;

/** Writes a whole response. Node itself leaves the body out for HEAD. */
export function send(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  if (body === null) {
    response.writeHead(status, headers).end();
  } else if (typeof body === 'string') {
    headers.push('Content-Length', `${Buffer.byteLength(body)}`);
    response.writeHead(status, headers).end(body);
  } else {
    headers.push('Content-Length', `${body.length}`);
    response.writeHead(status, headers);
    if (body.length <= ONE_PIECE) response.end(asLatin1(body), 'latin1');
    else response.end(body);
  }
}

function asLatin1(body: Uint8Array): string {
  const buffer = Buffer.isBuffer(body) ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return buffer.toString('latin1');
}
