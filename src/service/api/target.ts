/** Longer targets are refused (RFC 9110 15.5.15). Most servers take 8 KB. */
const TOO_LONG = 8192;

const HTTP_ORIGIN = /^https?:\/\/[^/?#]*/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const ENCODED_SLASH = /%(?:2f|5c)/i;
const API = /^\/api(?:[/?]|$)/i;

export interface Target {
  /** In origin form (RFC 9112 3.2.2): `/api/week.json?date=2026-11-21`. */
  readonly text: string;
  /** Decoded; empty if it could not be read. */
  readonly path: string;
  /** As it came, without the question mark. If the target is too long, only the parameters within its first 8 KB. */
  readonly query: string;
  readonly problem: 'too-long' | 'malformed' | undefined;
  /** Whether it is `/api` or below, in any case, even percent-encoded. */
  readonly isApi: boolean;
}

/** Reads a target. A bad target has a query too: the response heeds its `locale` and `api_key`. */
export function readTarget(target: string): Target {
  const text = toOriginForm(target);
  const mark = text.indexOf('?');
  const raw = mark === -1 ? text : text.slice(0, mark);
  if (target.length >= TOO_LONG)
    return { text, path: '', query: firstParameters(text, mark), problem: 'too-long', isApi: API.test(raw) };
  const query = mark === -1 ? '' : text.slice(mark + 1);
  if (!text.includes('%')) return { text, path: raw, query, problem: undefined, isApi: API.test(raw) };
  const path = decodePath(raw);
  const problem = path === undefined || BROKEN_ESCAPE.test(query) ? 'malformed' : undefined;
  return { text, path: path ?? '', query, problem, isApi: API.test(path ?? raw) };
}

function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const origin = HTTP_ORIGIN.exec(target);
  if (!origin) return target;
  const rest = target.slice(origin[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Leaves out a parameter that the cut goes through, which may be half a key. */
function firstParameters(text: string, mark: number): string {
  const end = text.lastIndexOf('&', TOO_LONG - 1);
  return mark === -1 || end < mark ? '' : text.slice(mark + 1, end);
}

/** An encoded slash separates nothing (RFC 3986 2.2), so such a path stays encoded and matches no operation. */
function decodePath(path: string): string | undefined {
  if (ENCODED_SLASH.test(path)) return BROKEN_ESCAPE.test(path) ? undefined : path;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
