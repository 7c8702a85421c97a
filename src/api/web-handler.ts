import type { ApiHandler, ApiResponse, ReadDocument } from './ports.ts';

/** The handler for hosts that speak the Fetch standard. @param address the client's, as the host knows it */
export function toWebHandler(handler: ApiHandler) {
  return async (request: Request, address: string, readDocument: ReadDocument): Promise<Response> => {
    const { method, url, headers } = request;
    const header = (name: string): string | undefined => headers.get(name) ?? undefined;
    const answer = await handler({ method, target: url, header, address, readDocument });
    return toWebResponse(method === 'HEAD' ? { ...answer, body: null } : answer);
  };
}

export function toWebResponse({ status, headers, body }: ApiResponse): Response {
  return new Response(body as BodyInit | null, { status, headers });
}
