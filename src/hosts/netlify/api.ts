import { type ContentOf, composed, createRespond, editionAt, isProblem } from '../../api/answer.ts';
import { createApi, operate } from '../../api/handler.ts';
import { routeOf } from '../../api/request.ts';
import { readTarget } from '../../api/target.ts';
import { toWebHandler } from '../../api/web-handler.ts';
import { readFile } from './files.ts';
import { createInstance, type Instance } from './instance.ts';
import { placesOnly } from './places-only.ts';
import { type EdgeContext, siteOrigin } from './site.ts';

let instance: Instance | undefined;

/** For most questions, these operations have a file with the answer. */
const WITH_FILES: readonly string[] = ['holidays.json', 'holidays.ics'];

/**
 * Answers a request to /api on Netlify's edge: checks the key and counts, then passes on the file that holds the answer, or composes it. If the
 * platform doesn't name the site, its address is that of the request itself.
 */
export async function answerApi(request: Request, context: EdgeContext): Promise<Response> {
  instance ??= createInstance();
  const { siteUrl = siteOrigin(context, request), ports } = instance;
  // The whole request happens in one moment: no year ends between the name of an answer and its body.
  const now = ports.now();
  const ofSite = { ...ports, siteUrl, now: () => now };
  const edition = editionAt(ports.edition, siteUrl);
  const target = readTarget(request.url);
  const route = routeOf(target.path);
  const address = context.ip ?? '';

  if (route === undefined || !WITH_FILES.includes(route.name)) {
    const { almanac, lists } = await loadLaw();
    const { pay } = route?.name === 'holiday-pay.json' ? await import('./pay.ts') : { pay: noTables };
    const api = createApi(almanac, { lists, pay }, { ...ofSite, respond: createRespond(edition) });
    return toWebHandler(api)(request, address);
  }

  const contentOf: ContentOf = async (answer) => {
    const file = await readFile(answer, request, context, ports.warn);
    if (file !== undefined) return { body: file };
    const { almanac, lists } = await loadLaw();
    const service = { ...ofSite, almanac, lists, pay: noTables, site: { url: siteUrl } };
    const again = operate(service, route.name, { query: new URLSearchParams(target.query), now });
    if (isProblem(again)) throw new Error(`${target.path} no longer has an answer`);
    return composed(again);
  };
  const api = createApi(
    placesOnly(),
    { lists: noTables, pay: noTables },
    { ...ofSite, respond: createRespond(edition, contentOf) },
  );
  return toWebHandler(api)(request, address);
}

/** A listing needs no list and no rule on pay. */
function noTables(): never {
  throw new Error('An answer from a file asked for a table');
}

/** The law is a part of the bundle of its own: an answer from a file doesn't wait for it. */
function loadLaw() {
  return import('./law.ts');
}
