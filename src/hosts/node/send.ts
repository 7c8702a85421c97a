import type { ServerResponse } from 'node:http';
import type { ApiResponse } from '../../api/ports.ts';

/** Writes a whole response; Node itself leaves the body out for HEAD. */
export function send(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  if (body === null) {
    response.writeHead(status, headers).end();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers.push(['Content-Length', `${length}`]);
  response.writeHead(status, headers).end(body);
}
