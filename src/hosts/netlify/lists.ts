import { readTarget } from '../../api/target.ts';
import { toWebResponse } from '../../api/web-handler.ts';
import { holdsKey } from '../../keys/key.ts';
import { SITE_HEADERS } from '../site-headers.ts';
import { type EdgeContext, siteOrigin } from './site.ts';

/** The files of the lists as the site has them; where there is none, the problem that the Node host answers. */
export async function answerList(request: Request, context: EdgeContext): Promise<Response> {
  const file = await context.next(request);
  if (file.status !== 404 || holdsKey(request.url)) return file;
  // Most files are there, and need neither.
  const [{ missingList }, { lists }] = await Promise.all([
    import('../../api/problems.ts'),
    import('./list-years.ts'),
  ]);
  const { path } = readTarget(request.url);
  const acceptLanguage = request.headers.get('accept-language') ?? '';
  const missing = missingList(path, acceptLanguage, lists, siteOrigin(context, request));
  missing?.headers.push(...SITE_HEADERS);
  return missing ? toWebResponse(missing) : file;
}
