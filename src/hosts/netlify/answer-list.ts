import { missingList } from '../../api/missing-list.ts';
import { decodeText } from '../../api/request/target.ts';
import { toWebResponse } from '../../api/web-handler.ts';
import type { ListIndexBody } from '../../contract/schemas/lists.ts';
import { LIST_INDEX_PATH } from '../../documents/paths.ts';
import { holdsKey } from '../../keys/key.ts';
import { SITE_HEADERS } from '../headers.ts';
import { type EdgeContext, siteOrigin } from './context.ts';
import { readStatic } from './read-static.ts';

/** The files of the lists as the site has them; for one that there is not, the problem that the Node host answers. */
export async function answerList(request: Request, context: EdgeContext): Promise<Response> {
  const file = await context.next(request);
  if (file.status !== 404) return file;
  const { pathname } = new URL(request.url);
  const index = holdsKey(request.url) ? undefined : await readStatic(context, request.url, LIST_INDEX_PATH);
  if (!index) return file;
  const lists = JSON.parse(textOf(index.body)) as ListIndexBody;
  const acceptLanguage = request.headers.get('accept-language') ?? '';
  const missing = missingList(
    decodeText(pathname) ?? '',
    acceptLanguage,
    lists,
    siteOrigin(context, request),
  );
  if (!missing) return file;
  missing.headers.push(...SITE_HEADERS);
  return toWebResponse(missing);
}

function textOf(body: Uint8Array | string): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}
