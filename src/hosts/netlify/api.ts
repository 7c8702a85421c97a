import { createRespond, editionAt } from '../../api/answer.ts';
import { createApi } from '../../api/handler.ts';
import { toWebHandler } from '../../api/web-handler.ts';
import { bundledAlmanac } from '../../holidays/bundled.ts';
import { bundledPay } from '../../holidays/bundled-pay.ts';
import { bundledLists } from '../../holidays/bundled-rules.ts';
import { createInstance } from './instance.ts';
import { type EdgeContext, siteOrigin } from './site.ts';

/** A site has one address, and a few more where the platform does not name it and requests come to its other names. */
const MAX_ADDRESSES = 5;

type Handle = ReturnType<typeof toWebHandler>;

let handlerOf: ((siteUrl: string) => Handle) | undefined;

/** Answers a request to /api on Netlify's edge. Where the platform does not name the site, its address is that of the request itself. */
export async function answerApi(request: Request, context: EdgeContext): Promise<Response> {
  handlerOf ??= createHandlers();
  return handlerOf(siteOrigin(context, request))(request, context.ip ?? '');
}

function createHandlers(): (siteUrl: string) => Handle {
  const { siteUrl: ownSiteUrl, ports: ofInstance } = createInstance();
  const { edition } = ofInstance;
  const handlers = new Map<string, Handle>();
  return (siteUrlOfPlatform) => {
    const siteUrl = ownSiteUrl ?? siteUrlOfPlatform;
    const known = handlers.get(siteUrl);
    if (known) return known;
    const ports = { ...ofInstance, siteUrl, respond: createRespond(editionAt(edition, siteUrl)) };
    const handler = toWebHandler(
      createApi(bundledAlmanac(), { lists: bundledLists, pay: bundledPay }, ports),
    );
    const [oldest] = handlers.keys();
    if (oldest !== undefined && handlers.size === MAX_ADDRESSES) handlers.delete(oldest);
    handlers.set(siteUrl, handler);
    return handler;
  };
}
