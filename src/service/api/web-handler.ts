import { type ApiResponse, REQUEST_HEADERS } from './answer.ts';
import type { ApiHandler } from './ports.ts';
import { readTarget } from './target.ts';

/** The handler for hosts with Request and Response. @param address the client's */
export function toWebHandler(handler: ApiHandler) {
  return async ({ method, url, headers: given }: Request, address: string): Promise<Response> => {
    const headers = Object.fromEntries(REQUEST_HEADERS.map((name) => [name, given.get(name) ?? undefined]));
    const response = await handler({ method, target: readTarget(url), headers, address });
    return toWebResponse(method === 'HEAD' ? { ...response, body: null } : response);
  };
}

export function toWebResponse({ status, headers, body }: ApiResponse): Response {
  return new Response(body as BodyInit | null, { status, headers });
}
