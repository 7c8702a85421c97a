import type { Allowance } from '../../counters/limits.ts';
import type { PartnerKey } from '../../keys/finder.ts';
import { isWellFormedKey } from '../../keys/key.ts';
import type { ApiRequest, MaybePromise, Ports } from '../ports.ts';
import type { Query } from '../request/query.ts';
import { type Problem, problem } from '../response/problem.ts';
import { settle, settleOr } from '../settle.ts';
import { type Credential, type CredentialSource, credentialOf } from './credential.ts';
import { anonymousCaller, partnerCaller } from './network-address.ts';

/** Who calls, how much is allowed, and what is wrong with the key that came. */
export interface Identity {
  readonly caller: string;
  readonly allowance: Allowance;
  readonly problem: Problem | undefined;
}

type Key = Extract<Credential, { kind: 'key' }>;
type Found = PartnerKey | undefined | 'unavailable';

const UNKNOWN_KEY = problem(401, 'unknown-key', {
  headers: ['WWW-Authenticate', 'Bearer realm="statdays", error="invalid_token"'],
});
/** Nobody can be counted: better no answer than answers without a limit. */
const NO_ADDRESS = problem(503, 'unavailable', { headers: ['Retry-After', '60'] });
const KEYS_UNAVAILABLE = problem(503, 'keys-unavailable', { headers: ['Retry-After', '60'] });

/**
 * Names the caller. A bad key falls back to nothing: it is refused, and counted as one request of the address. A good one is found
 * whatever others at the same address do.
 */
export function createIdentify({ keys, limits, warn }: Pick<Ports, 'keys' | 'limits' | 'warn'>) {
  const anonymousAllowance: Allowance = { bucket: 'anonymous', limit: limits.anonymous };

  function anonymous(request: ApiRequest, found?: Problem): Identity {
    return { caller: anonymousCaller(request.address), allowance: anonymousAllowance, problem: found };
  }

  function partner({ id, limit = limits.partner }: PartnerKey): Identity {
    return { caller: partnerCaller(id), allowance: { bucket: 'partner', limit }, problem: undefined };
  }

  function find(key: string, now: number): MaybePromise<Found> {
    return settleOr<Found>(
      () => keys.find(key, now),
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
    return settle(find(key, now), (found) => {
      if (found === 'unavailable') return anonymous(request, KEYS_UNAVAILABLE);
      return found ? partner(found) : unknown(request, source);
    });
  }

  return (request: ApiRequest, query: Query, now: number): MaybePromise<Identity> => {
    if (request.address === '') return anonymous(request, NO_ADDRESS);
    const credential = credentialOf(request, query);
    if (credential.kind === 'none') return anonymous(request);
    if (credential.kind === 'malformed' || !isWellFormedKey(credential.key))
      return unknown(request, credential.source);
    return identifyKey(request, credential, now);
  };
}
