import { type ApiHandler, type ApiResponse, REQUEST_HEADERS, type ReadDocument } from './ports.ts';

/** The handler for hosts that speak the Fetch standard. @param address the client's, as the host knows it */
export function toWebHandler(handler: ApiHandler) {
  return async (request: Request, address: string, readDocument: ReadDocument): Promise<Response> => {
    const { method, url } = request;
    const headers = Object.fromEntries(
      REQUEST_HEADERS.map((name) => [name, request.headers.get(name) ?? undefined]),
    );
    const answer = await handler({ method, target: url, headers, address, readDocument });
    return toWebResponse(method === 'HEAD' ? { ...answer, body: null } : answer);
  };
}

export function toWebResponse({ status, headers, body }: ApiResponse): Response {
  return new Response(body as BodyInit | null, { status, headers });
}
