import { anonymousCaller, partnerCaller } from './callers.ts';
import { type Credential, type CredentialSource, credentialOf } from './credentials.ts';
import { isWellFormedKey } from './key-format.ts';
import type { Allowance } from './limit.ts';
import { createMemoryCounter } from './memory-counter.ts';
import type { ApiRequest, Count, MaybePromise, PartnerKey, Ports } from './ports.ts';
import { type Problem, problem } from './problem.ts';
import type { Query } from './query.ts';
import { settle, settleOr } from './settle.ts';

/** Addresses of one generation whose readings of the key store are counted. */
const READERS = 10_000;

/** Who calls, how much is allowed, and what is wrong with the key that came. */
export interface Identity {
  readonly caller: string;
  readonly allowance: Allowance;
  readonly problem: Problem | undefined;
  /** Set where the key was not looked up because the address has used up its readings; takes the place of counting. */
  readonly count?: Count;
}

type Key = Extract<Credential, { kind: 'key' }>;
type Found = PartnerKey | undefined | 'unread' | 'unavailable';

const UNKNOWN_KEY = problem(401, 'unknown-key', {
  headers: ['WWW-Authenticate', 'Bearer realm="statdays", error="invalid_token"'],
});
const KEYS_UNAVAILABLE = problem(503, 'keys-unavailable', { headers: ['Retry-After', '60'] });

/**
 * Names the caller. A bad key falls back to nothing: it is refused, and counted as one request of the address.
 *
 * Keys never seen before are looked up for an address as often a minute as it may ask without a key, so that made-up ones
 * cannot flood the key store. These readings are counted apart: a partner who shares an address with many others must get
 * through when the others have used up its anonymous requests.
 */
export function createIdentify({ keys, limits, warn }: Pick<Ports, 'keys' | 'limits' | 'warn'>) {
  const readings = createMemoryCounter(READERS);
  const anonymousAllowance: Allowance = { bucket: 'anonymous', limit: limits.anonymous };

  function anonymous(request: ApiRequest, found?: Problem): Identity {
    return { caller: anonymousCaller(request.address), allowance: anonymousAllowance, problem: found };
  }

  function partner({ id, limit = limits.partner }: PartnerKey): Identity {
    return { caller: partnerCaller(id), allowance: { bucket: 'partner', limit }, problem: undefined };
  }

  function find(key: string, now: number, mayRead: () => boolean): MaybePromise<Found> {
    return settleOr<Found>(
      () => keys.find(key, now, mayRead),
      (error) => {
        warn(`The key store does not answer: ${error instanceof Error ? error.name : 'unknown error'}`);
        return 'unavailable';
      },
    );
  }

  /** The problem says where the key came from, and nothing of the key. */
  function unknown(request: ApiRequest, source: CredentialSource): Identity {
    return anonymous(request, { ...UNKNOWN_KEY, source });
  }

  function identifyKey(request: ApiRequest, { key, source }: Key, now: number): MaybePromise<Identity> {
    let count: Count = { used: 0, endsAt: now };
    const mayRead = (): boolean => {
      count = readings.count(anonymousCaller(request.address), now);
      return count.used <= limits.anonymous;
    };
    return settle(find(key, now, mayRead), (found) => {
      if (found === 'unread') return { ...anonymous(request), count };
      if (found === 'unavailable') return anonymous(request, KEYS_UNAVAILABLE);
      return found ? partner(found) : unknown(request, source);
    });
  }

  return (request: ApiRequest, query: Query, now: number): MaybePromise<Identity> => {
    const credential = credentialOf(request, query);
    if (credential.kind === 'none') return anonymous(request);
    if (credential.kind === 'malformed' || !isWellFormedKey(credential.key))
      return unknown(request, credential.source);
    return identifyKey(request, credential, now);
  };
}
