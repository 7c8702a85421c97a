/** Targets of this length and more are refused (RFC 9110 15.5.15); 8 KB is what most servers on the way take. */
const TOO_LONG = 8192;

const HTTP_ORIGIN = /^https?:\/\/[^/?#]*/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const ENCODED_SLASH = /%(?:2f|5c)/i;

export interface RequestTarget {
  /** Decoded; empty where it could not be read. */
  readonly path: string;
  /** As it came, without the question mark; of a target that is too long, the parameters that its first 8 KB hold whole. */
  readonly query: string;
  readonly fault: 'too-long' | 'malformed' | undefined;
}

/**
 * Path and query of a request target in origin form or absolute form (RFC 9112 3.2), split by hand, as every request passes here
 * (`npm run bench`). The query comes with a fault too: its `locale` and `api_key` hold for the error.
 */
export function readTarget(target: string): RequestTarget {
  if (target.length >= TOO_LONG) return { path: '', query: firstParameters(target), fault: 'too-long' };
  const local = toOriginForm(target);
  const mark = local.indexOf('?');
  const path = mark === -1 ? local : local.slice(0, mark);
  const query = mark === -1 ? '' : local.slice(mark + 1);
  if (!target.includes('%')) return { path, query, fault: undefined };
  return decodeTarget(path, query);
}

/** `/api/week.json?date=…` of `http://host/api/week.json?date=…`; any other target as it is. */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const origin = HTTP_ORIGIN.exec(target);
  if (!origin) return target;
  const rest = target.slice(origin[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** `/api` and below, in any case, also where it is percent-encoded. */
export function isApi(target: string): boolean {
  const path = target.includes('%') ? readTarget(target).path || target : target;
  return /^\/api(?:[/?]|$)/i.test(path);
}

/** A parameter that the cut goes through is left out: half a key is no key. */
function firstParameters(target: string): string {
  const mark = target.indexOf('?');
  const end = target.lastIndexOf('&', TOO_LONG - 1);
  return mark === -1 || end < mark ? '' : target.slice(mark + 1, end);
}

function decodeTarget(path: string, query: string): RequestTarget {
  const decoded = decodePath(path);
  if (BROKEN_ESCAPE.test(query)) return { path: decoded ?? '', query, fault: 'malformed' };
  if (decoded === undefined) return { path: '', query, fault: 'malformed' };
  return { path: decoded, query, fault: undefined };
}

/** An encoded slash separates nothing (RFC 3986 2.2), so such a path stays encoded and matches no operation. */
function decodePath(path: string): string | undefined {
  if (ENCODED_SLASH.test(path)) return BROKEN_ESCAPE.test(path) ? undefined : path;
  const decoded = decodeText(path);
  return decoded?.includes('\0') ? undefined : decoded;
}

/** Undoes percent-encoding; undefined for a bad escape and for bytes that are not UTF-8. */
export function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
