import type { ServerResponse } from 'node:http';
import type { ApiResponse } from '../../api/ports.ts';

/**
 * Writes a whole response; Node itself leaves the body out for HEAD. A text goes out as one string with the head, which spares Node
 * a second buffer and a gathering write.
 */
export function send(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  if (body === null) {
    response.writeHead(status, headers).end();
  } else if (typeof body === 'string') {
    headers.push('Content-Length', `${Buffer.byteLength(body)}`);
    response.writeHead(status, headers).end(body);
  } else if ('byteText' in body) {
    headers.push('Content-Length', `${body.byteText.length}`);
    response.writeHead(status, headers).end(body.byteText, 'latin1');
  } else {
    headers.push('Content-Length', `${body.length}`);
    response.writeHead(status, headers).end(body);
  }
}
