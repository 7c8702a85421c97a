import { createApi } from '../../api/create-api.ts';
import { toWebHandler } from '../../api/web-handler.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import { law } from '../../holidays/tables.ts';
import type { EdgeContext } from './edge-context.ts';
import { createEdgePorts } from './edge-ports.ts';
import { readStatic } from './read-static.ts';

type Answer = ReturnType<typeof toWebHandler>;

/** Made with the first request, which brings the address of the site, and used by all later ones of the instance. */
let answerOfInstance: Answer | undefined;

/** Answers a request to /api on Netlify's edge. */
export function answer(request: Request, context: EdgeContext): Response | Promise<Response> {
  const { origin } = new URL(request.url);
  answerOfInstance ??= createAnswer(context.site.url ?? origin);
  return answerOfInstance(request, context.ip, (path) => readStatic(context, origin, path));
}

function createAnswer(siteUrl: string): Answer {
  const almanac = createAlmanac(law);
  return toWebHandler(createApi(almanac, createEdgePorts(siteUrl)));
}
