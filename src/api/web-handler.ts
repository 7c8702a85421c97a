import type { ApiHandler, ApiResponse, Ports } from './ports.ts';
import { toBytes } from './response/byte-text.ts';
import { settle } from './settle.ts';

/**
 * The handler for hosts that speak the Fetch standard. `address` is the client's, as the host knows it; `readDocument`
 * is for a host that reads through the context of the request.
 */
export function toWebHandler(handler: ApiHandler) {
  return (
    request: Request,
    address: string,
    readDocument?: Ports['readDocument'],
  ): Response | Promise<Response> => {
    const { method, url, headers } = request;
    const header = (name: string): string | undefined => headers.get(name) ?? undefined;
    return settle(handler({ method, target: url, header, address, readDocument }), (answer) =>
      toWebResponse(method === 'HEAD' ? { ...answer, body: null } : answer),
    );
  };
}

export function toWebResponse({ status, headers, body }: ApiResponse): Response {
  const pairs: [name: string, value: string][] = [];
  for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return new Response(toBodyInit(body), { status, headers: pairs });
}

function toBodyInit(body: ApiResponse['body']): BodyInit | null {
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) return body as BodyInit | null;
  return toBytes(body);
}
