import type { Awaitable } from '../../common/awaitable.ts';
import type { KeySource } from '../../contract/question-problems.ts';
import { isWellFormedKey } from '../../keys/key.ts';
import type { Allowance } from '../../keys/limits.ts';
import type { PartnerKey } from '../../keys/record.ts';
import type { Ports } from '../ports.ts';
import type { Call } from '../request/call.ts';
import { type Problem, problem } from '../response/problem.ts';
import { anonymousCaller, partnerCaller } from './network-address.ts';

/** Who calls, how much is allowed, and what is wrong with the key that came. */
export interface Caller {
  /** Name of the caller's counter. */
  readonly name: string;
  readonly allowance: Allowance;
  readonly problem: Problem | undefined;
}

/** What came as a key; empty where its header holds none. */
interface Credential {
  readonly key: string;
  readonly source: KeySource;
}

/** Scheme in any case and token (RFC 9110 11.1, RFC 6750 2.1). */
const BEARER = /^bearer +(\S+) *$/i;
const BEARER_SCHEME = /^bearer(?: |$)/i;

const CHALLENGE = 'Bearer realm="statdays", error="invalid_token"';
const KEYS_UNAVAILABLE = problem('keys-unavailable', {}, [['Retry-After', '60']]);
/** Nobody can be counted: better no answer than answers without a limit. */
const NO_ADDRESS = problem('unavailable', {}, [['Retry-After', '60']]);

/**
 * Names the caller. A bad key falls back to nothing: it is refused, and counted as one request of the address. A good one is found
 * whatever others at the same address do.
 */
export function createIdentify({
  keys,
  limits,
  observer,
  warn,
}: Pick<Ports, 'keys' | 'limits' | 'observer' | 'warn'>) {
  const anonymousAllowance: Allowance = { bucket: 'anonymous', limit: limits.anonymous };

  function anonymous({ request }: Call, refusal?: Problem): Caller {
    return { name: anonymousCaller(request.address), allowance: anonymousAllowance, problem: refusal };
  }

  function partner({ id, limit = limits.partner }: PartnerKey): Caller {
    return { name: partnerCaller(id), allowance: { bucket: 'partner', limit }, problem: undefined };
  }

  async function withKey(call: Call, { key, source }: Credential): Promise<Caller> {
    try {
      const partnerKey = await keys.find(key, call.now);
      return partnerKey ? partner(partnerKey) : anonymous(call, unknownKey(source));
    } catch (error) {
      observer.keyStoreFailed();
      // The message of a store may quote the key.
      warn(`The key store does not answer: ${error instanceof Error ? error.name : 'unknown error'}`);
      return anonymous(call, KEYS_UNAVAILABLE);
    }
  }

  return (call: Call): Awaitable<Caller> => {
    if (call.request.address === '') return anonymous(call, NO_ADDRESS);
    const credential = credentialOf(call);
    if (!credential) return anonymous(call);
    return isWellFormedKey(credential.key)
      ? withKey(call, credential)
      : anonymous(call, unknownKey(credential.source));
  };
}

/** Says where the key came from, and nothing of the key. */
function unknownKey(source: KeySource): Problem {
  return problem('unknown-key', { source }, [['WWW-Authenticate', CHALLENGE]]);
}

/** X-API-Key wins over Authorization, which wins over api_key. An empty header is a malformed key, not an absent one. */
function credentialOf({ request, keyParameter }: Call): Credential | undefined {
  const header = request.headers['x-api-key'];
  if (header !== undefined) return { key: header.trim(), source: 'x-api-key' };
  const { authorization } = request.headers;
  if (authorization !== undefined) return fromAuthorization(authorization);
  return keyParameter === '' ? undefined : { key: keyParameter, source: 'api_key' };
}

function fromAuthorization(header: string): Credential {
  const source = BEARER_SCHEME.test(header) ? 'authorization' : 'other-scheme';
  return { key: BEARER.exec(header)?.[1] ?? '', source };
}
