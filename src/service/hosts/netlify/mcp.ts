import { bundledAlmanac } from '../../../core/bundled/law.ts';
import { bundledPay } from '../../../core/bundled/pay-sources.ts';
import { bundledLists } from '../../../core/bundled/time-limits.ts';
import { REQUEST_HEADERS } from '../../api/answer.ts';
import { tablesAtHand } from '../../api/operations/operation.ts';
import { readTarget } from '../../api/target.ts';
import { toWebResponse } from '../../api/web-handler.ts';
import { bundledData } from '../../documents/bundled.ts';
import { createMcpHandler, MCP_HEADERS } from '../../mcp/http.ts';
import { createInstance } from './instance.ts';
import { type EdgeContext, siteOrigin } from './site.ts';

let opened: ReturnType<typeof open> | undefined;

function open() {
  const tables = tablesAtHand(bundledAlmanac(), bundledLists(), bundledPay());
  return { ...createInstance(), tables };
}

/** Answers assistants on Netlify. It is a function of its own, because its code would slow down every start of the API. */
export async function answerMcp(request: Request, context: EdgeContext): Promise<Response> {
  opened ??= open();
  const { siteUrl = siteOrigin(context, request), ports, tables } = opened;
  const handle = createMcpHandler(
    { ...tables, data: bundledData, ...ports, site: { url: siteUrl } },
    { ...ports, siteUrl },
  );
  const names = [...REQUEST_HEADERS, ...MCP_HEADERS];
  const response = await handle({
    method: request.method,
    target: readTarget(request.url),
    headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? undefined])),
    address: context.ip ?? '',
    // The platform limits the size of the body.
    body: async (maxBytes) => {
      const bytes = await request.arrayBuffer();
      return bytes.byteLength > maxBytes ? undefined : new TextDecoder().decode(bytes);
    },
  });
  return toWebResponse(request.method === 'HEAD' ? { ...response, body: null } : response);
}
