import type { KeySource } from '../../contract/problem.ts';
import type { Call } from '../request/call.ts';

export type Credential =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed'; readonly source: KeySource }
  | { readonly kind: 'key'; readonly key: string; readonly source: KeySource };

const NONE: Credential = { kind: 'none' };

/** Scheme in any case and token (RFC 9110 11.1, RFC 6750 2.1). */
const BEARER = /^bearer +(\S+) *$/i;
const BEARER_SCHEME = /^bearer(?: |$)/i;

/** X-API-Key wins over Authorization, which wins over api_key. An empty header is a malformed key, not an absent one. */
export function credentialOf({ request, keyParameter }: Call): Credential {
  const header = request.headers['x-api-key'];
  if (header !== undefined) return toCredential(header.trim(), 'x-api-key');
  const authorization = request.headers.authorization;
  if (authorization !== undefined) return fromAuthorization(authorization);
  return keyParameter === '' ? NONE : toCredential(keyParameter, 'api_key');
}

function fromAuthorization(header: string): Credential {
  const source = BEARER_SCHEME.test(header) ? 'authorization' : 'other-scheme';
  return toCredential(BEARER.exec(header)?.[1] ?? '', source);
}

function toCredential(key: string, source: KeySource): Credential {
  return key === '' ? { kind: 'malformed', source } : { kind: 'key', key, source };
}
