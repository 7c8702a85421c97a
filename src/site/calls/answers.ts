import { bundledPay } from '../../core/bundled/pay-sources.ts';
import { createRespond } from '../../service/api/answer.ts';
import { createApi } from '../../service/api/handler.ts';
import { tablesAtHand } from '../../service/api/operations/operation.ts';
import { readTarget } from '../../service/api/target.ts';
import { bundledData } from '../../service/documents/bundled.ts';
import { createDataFiles } from '../../service/documents/data-files.ts';
import { almanac, lists } from '../common/almanac.ts';

const files = createDataFiles(bundledData());
const NEVER = Number.MAX_SAFE_INTEGER;
const uncounted = () => ({ used: 1, resetsAt: NEVER });

/**
 * The service's real response to a request, so that no example in the documentation can be wrong; JSON is on several lines.
 * @param request path and query of an operation or a data file, with every parameter whose default depends on today
 * @throws {RangeError} if the response is an error
 */
export async function answerTo(request: string, siteUrl: string): Promise<string> {
  const text = await (request.startsWith('/api/') ? ofOperation(request, siteUrl) : ofFile(request, siteUrl));
  return /^[{[]/.test(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

async function ofFile(path: string, siteUrl: string): Promise<string> {
  const text = await files.fileAt(path)?.compose({ url: siteUrl });
  if (text === undefined) throw new RangeError(`There is no file ${path}`);
  return text;
}

async function ofOperation(request: string, siteUrl: string): Promise<string> {
  const api = createApi(tablesAtHand(almanac, lists, bundledPay()), {
    counter: { count: uncounted, peek: uncounted },
    keys: { find: () => undefined },
    // No such day is served, so an example that depends on today fails the build.
    now: () => NEVER,
    siteUrl,
    version: '',
    edition: '',
    startedAt: 0,
    limits: { anonymous: NEVER, partner: NEVER },
    respond: createRespond(''),
    warn: console.warn,
  });
  const { status, body } = await api({
    method: 'GET',
    target: readTarget(request),
    headers: {},
    address: '127.0.0.1',
  });
  const text = typeof body === 'string' ? body : '';
  if (status !== 200) throw new RangeError(`No example for ${request}: ${text}`);
  return text;
}
