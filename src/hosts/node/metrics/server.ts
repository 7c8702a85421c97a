import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { ApiResponse } from '../../../api/ports.ts';
import { send } from '../send.ts';

/** The metrics as Prometheus reads them, at `GET /metrics` and nowhere else. Not yet listening. */
export function createMetricsServer(registry: Registry): Server {
  return createServer(async (request, response) => {
    try {
      send(response, await answer(request, registry));
    } catch {
      response.destroy();
    }
  });
}

async function answer({ method, url = '' }: IncomingMessage, registry: Registry): Promise<ApiResponse> {
  if (url.split('?', 1)[0] !== '/metrics')
    return refusal(404, 'Only /metrics is served here / Seul /metrics est servi ici\n');
  if (method === 'GET' || method === 'HEAD')
    return {
      status: 200,
      headers: [['Content-Type', registry.contentType]],
      body: await registry.metrics(),
    };
  const refused = refusal(405, 'Only GET and HEAD are allowed / Seuls GET et HEAD sont autorisés\n');
  refused.headers.push(['Allow', 'GET, HEAD']);
  return refused;
}

function refusal(status: number, body: string): ApiResponse {
  return { status, headers: [['Content-Type', 'text/plain; charset=utf-8']], body };
}
