import QuickLRU from 'quick-lru';
import { createApi } from '../../api/create-api.ts';
import { toWebHandler } from '../../api/web-handler.ts';
import type { Awaitable } from '../../common/awaitable.ts';
import { keptOrMade } from '../../common/kept-or-made.ts';
import { bundledAlmanac } from '../../holidays/lists/bundled.ts';
import { bundledLists } from '../../holidays/lists/bundled-rules.ts';
import { type EdgeContext, siteOrigin } from './context.ts';
import { createEdgePorts } from './ports.ts';
import { readStatic } from './read-static.ts';

type Answer = ReturnType<typeof toWebHandler>;

/** A site has one address, and a few more where the platform does not name it and requests come to its other names. */
const MAX_ADDRESSES = 5;

/** Made with the first request, since an instance that starts may never get one. */
let answerOfSite: ((siteUrl: string) => Answer) | undefined;

/** Answers a request to /api on Netlify's edge. Where the platform does not name the site, its address is that of the request itself. */
export function answer(request: Request, context: EdgeContext): Awaitable<Response> {
  answerOfSite ??= createAnswers();
  const answerRequest = answerOfSite(siteOrigin(context, request));
  return answerRequest(request, context.ip ?? '', (path) => readStatic(context, request.url, path));
}

/** The counters and keys of the instance are one, whatever address an answer names. */
function createAnswers(): (siteUrl: string) => Answer {
  const { siteUrl: ownSiteUrl, ...ports } = createEdgePorts();
  const answers = new QuickLRU<string, Answer>({ maxSize: MAX_ADDRESSES });
  return (siteUrlOfPlatform) => {
    const siteUrl = ownSiteUrl ?? siteUrlOfPlatform;
    return keptOrMade(answers, siteUrl, () =>
      toWebHandler(createApi(bundledAlmanac(), bundledLists, { ...ports, siteUrl })),
    );
  };
}
