import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingList } from '../../../api/missing-list.ts';
import type { ApiResponse } from '../../../api/ports.ts';
import { readTarget, toOriginForm } from '../../../api/request/target.ts';
import { NOT_STORED } from '../../../api/response/cache-control.ts';
import { ALLOWED_METHODS, type Header, PREFLIGHT_HEADERS } from '../../../api/response/headers.ts';
import type { Awaitable } from '../../../common/awaitable.ts';
import { errorCode } from '../../../common/error-code.ts';
import type { ListIndexBody } from '../../../contract/schemas/lists.ts';
import { LIST_INDEX_PATH } from '../../../documents/paths.ts';
import { holdsKey, withoutKeyParameters } from '../../../keys/key.ts';
import { type Bilingual, toLocale } from '../../../language/locale.ts';
import { redirectToLanguage } from '../../../language/redirect.ts';
import { isData, SITE_HEADERS } from '../../headers.ts';
import { send } from '../send.ts';
import type { FileStore } from './files.ts';
import { problemRefusal, refusal } from './refusal.ts';
import { createServeFile } from './serve-file.ts';

/** Throws or rejects where a file cannot be read: `failedPage` is the answer then. */
export type Pages = (
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
) => Awaitable<unknown>;

/** The site, and the documentation, which errors name as their `type`: addresses that have no language. */
const WITHOUT_LANGUAGE = /^\/(?:docs(?:\/.*)?)?$/;
const LISTS = '/lists/';
const NOT_FOUND: Bilingual<string> = { en: 'Not found', fr: 'Introuvable' };
const MALFORMED: Bilingual<string> = { en: 'Malformed address', fr: 'Adresse mal formée' };
const ALLOW: Header = ['Allow', ALLOWED_METHODS];

/** Everything that is not the API: files, folders' index pages, the ways to the reader's language, and the 404 page. */
export function createPages(files: FileStore, siteUrl: string): Pages {
  const serveFile = createServeFile(files);
  let lists: ListIndexBody | undefined;

  function notFound(request: IncomingMessage, response: ServerResponse, path: string): Awaitable<unknown> {
    const page = isData(path) || holdsKey(path) ? undefined : pageThatSaysSo(path);
    const served = page !== undefined && serveFile(request, response, { path: page, status: 404 });
    return served || send(response, missingListAt(path, request) ?? refusal(404, NOT_FOUND, path));
  }

  function missingListAt(path: string, { headers }: IncomingMessage): ApiResponse | undefined {
    if (!path.startsWith(LISTS) || holdsKey(path)) return undefined;
    lists ??= readLists();
    if (!lists) return undefined;
    const answer = missingList(path, headers['accept-language'] ?? '', lists, siteUrl);
    answer?.headers.push(...SITE_HEADERS);
    return answer;
  }

  function readLists(): ListIndexBody | undefined {
    const index = files.read(LIST_INDEX_PATH);
    return index && (JSON.parse(`${index.body}`) as ListIndexBody);
  }

  /** In the language of the address; in both where it has none. */
  function pageThatSaysSo(path: string): string | undefined {
    const locale = toLocale(path.split('/')[1] ?? '');
    const inLanguage = locale ? [`/${locale}/404/index.html`] : [];
    return [...inLanguage, '/404.html'].find((page) => files.has(page));
  }

  return (request, response, target) => {
    const { path, query, fault } = readTarget(target);
    if (fault === 'too-long') return send(response, problemRefusal('target-too-long', target));
    if (fault !== undefined) return send(response, refusal(400, MALFORMED, target));
    if (!ALLOWED_METHODS.split(', ').includes(request.method ?? ''))
      return send(response, methodNotAllowed(path));
    if (request.method === 'OPTIONS') return send(response, options(path));
    if (holdsKey(path)) return notFound(request, response, path);
    const keyless = withoutKeyParameters(query);
    if (keyless !== query && !isData(path)) return send(response, redirect(302, path, keyless));
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const served =
      files.has(file) && serveFile(request, response, { path: file, isStored: keyless === query });
    if (served) return served;
    if (files.has(`${path}/index.html`)) return send(response, redirect(301, `${path}/`, query));
    if (WITHOUT_LANGUAGE.test(path)) return send(response, toLanguage(request, target));
    return notFound(request, response, path);
  };
}

/** Alike for what there is and what there is not; also of `*`, the server as a whole (RFC 9110 9.3.7). */
function options(path: string): ApiResponse {
  const headers = isData(path) ? [...PREFLIGHT_HEADERS] : [ALLOW, ...SITE_HEADERS];
  return { status: 204, headers, body: null };
}

/** To a path of this site: a leading `//` would name another one. A key's redirect is kept nowhere. */
function redirect(status: 301 | 302, path: string, query: string): ApiResponse {
  const location = `${encodeURI(path).replace(/^\/+/, '/')}${query === '' ? '' : `?${query}`}`;
  const stored: Header[] = status === 301 ? [] : [['Cache-Control', NOT_STORED]];
  return { status, headers: [['Location', location], ...stored, ...SITE_HEADERS], body: '' };
}

function toLanguage({ headers }: IncomingMessage, target: string): ApiResponse {
  const address = new URL(toOriginForm(target), 'http://localhost');
  const { status, headers: redirect } = redirectToLanguage(address, headers['accept-language'] ?? '');
  return { status, headers: [...redirect, ...SITE_HEADERS], body: '' };
}

/** What takes the place of a page or file that could not be read: it is missing only where the disk says so. */
export function failedPage(error: unknown, target: string): ApiResponse {
  return errorCode(error) === 'ENOENT'
    ? refusal(404, NOT_FOUND, target)
    : problemRefusal('unavailable', target);
}

export function methodNotAllowed(path: string): ApiResponse {
  const answer = problemRefusal('method-not-allowed', path);
  answer.headers.push(ALLOW);
  return answer;
}
