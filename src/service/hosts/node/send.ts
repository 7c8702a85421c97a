import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { openLarge, readBytes } from './built-files.ts';
import type { FileBody, HostResponse } from './pages.ts';

/** A download that gets slower than 1 KB a second ends, because it holds the place of others. */
const MIN_BYTES = 60 * 1024;
const WITHIN_MS = 60_000;

/**
 * Sends a response and waits until the system has all of it, or the client has left; for HEAD, Node itself leaves the body out. Rejects if a
 * file cannot be read, before the headers are out, or if a client leaves its download.
 */
export async function send(response: ServerResponse, { status, headers, body }: HostResponse): Promise<void> {
  if (body !== null && typeof body === 'object' && 'file' in body) {
    headers.push(['Content-Length', `${body.end - body.start + 1}`]);
    return sendFile(response, status, headers, body);
  }
  if (body !== null) headers.push(['Content-Length', `${Buffer.byteLength(body)}`]);
  response.writeHead(status, headers);
  response.end(body ?? undefined);
  await closed(response);
}

/** `finish` never comes if the client leaves first; `close` always does. */
function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });
}

async function sendFile(
  response: ServerResponse,
  status: number,
  headers: HostResponse['headers'],
  { file, start, end }: FileBody,
): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.writeHead(status, headers).end();
    return closed(response);
  }
  const handle = await openLarge(file);
  let watch: NodeJS.Timeout | undefined;
  try {
    const { socket } = response;
    // If the client has left, `pipeline` would wait for it forever.
    if (response.destroyed || !socket) return;
    response.writeHead(status, headers);
    let before = socket.bytesWritten;
    watch = setInterval(() => {
      if (socket.bytesWritten - before < MIN_BYTES) response.destroy();
      before = socket.bytesWritten;
    }, WITHIN_MS);
    await pipeline(readBytes(handle, file, start, end), response);
    await closed(response);
  } finally {
    clearInterval(watch);
    await handle.close();
  }
}
