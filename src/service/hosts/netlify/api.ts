import { scopes, zones } from '../../../core/bundled/names.ts';
import { type Answer, composed, createRespond, type Encode, editionAt } from '../../api/answer.ts';
import { createApi } from '../../api/handler.ts';
import type { Tables } from '../../api/operations/operation.ts';
import { toWebHandler } from '../../api/web-handler.ts';
import { createInstance, type Instance } from './instance.ts';
import { type EdgeContext, siteOrigin } from './site.ts';

let instance: Instance | undefined;

/** The law and the rules on pay are parts of the bundle of their own: an answer from a file doesn't wait for them. */
const TABLES: Tables = {
  clocks: () => ({ scopes, zones }),
  almanac: async () => (await import('./law.ts')).bundledAlmanac(),
  lists: async () => (await import('./law.ts')).bundledLists(),
  pay: async () => (await import('../../../core/bundled/pay-sources.ts')).bundledPay(),
};

/**
 * Answers a request to /api on Netlify's edge: checks the key and counts, then passes on the file that holds the answer, or composes it. If the
 * platform doesn't name the site, its address is that of the request itself.
 */
export async function answerApi(request: Request, context: EdgeContext): Promise<Response> {
  instance ??= createInstance();
  const { siteUrl = siteOrigin(context, request), ports } = instance;

  const encode: Encode = async (answer) => {
    const file = await readFile(answer, request, context, ports.warn);
    return file === undefined ? composed(answer) : { body: file };
  };

  const respond = createRespond(editionAt(ports.edition, siteUrl), encode);
  return toWebHandler(createApi(TABLES, { ...ports, siteUrl, respond }))(request, context.ip ?? '');
}

async function readFile(
  { dataFile, contentType = '' }: Answer,
  request: Request,
  context: EdgeContext,
  warn: (message: string) => void,
): Promise<string | undefined> {
  if (dataFile === undefined) return undefined;
  try {
    const response = await context.next(new Request(new URL(dataFile, request.url)));
    const isAsExpected =
      response.status === 200 && essence(response.headers.get('content-type')) === essence(contentType);
    if (isAsExpected) return await response.text();
    warn(`${dataFile} cannot be read (status ${response.status}); its content is composed`);
  } catch (error) {
    warn(`${dataFile} cannot be read (${String(error)}); its content is composed`);
  }
  return undefined;
}

/** `text/calendar` of `text/calendar; charset=utf-8` (RFC 9110 8.3.1). */
function essence(contentType: string | null): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
