import type { KeySource } from '../../core/questions/question-problems.ts';
import { isWellFormedKey } from '../keys/key.ts';
import { type Allowance, type Count, WINDOW_MS, WINDOW_SECONDS } from '../keys/limits.ts';
import { type Header, type Problem, problem } from './answer.ts';
import type { Ports } from './ports.ts';
import type { Call } from './request.ts';

export interface Caller {
  readonly name: string;
  readonly allowance: Allowance;
  readonly problem: Problem | undefined;
}

interface Credential {
  readonly key: string;
  readonly source: KeySource;
}

/** Scheme in any case and token (RFC 9110 11.1, RFC 6750 2.1). */
const BEARER = /^bearer +(\S+) *$/i;
const BEARER_SCHEME = /^bearer(?: |$)/i;

const CHALLENGE = 'Bearer realm="statdays", error="invalid_token"';
const KEYS_UNAVAILABLE = problem('keys-unavailable', {}, [['Retry-After', '60']]);
/** A caller without an address can't be counted, and there are no answers without a limit. */
const NO_ADDRESS = problem('unavailable', {}, [['Retry-After', '60']]);

export type CallerPorts = Pick<Ports, 'counter' | 'keys' | 'limits' | 'observer' | 'warn'>;

/**
 * Names and counts callers. A bad key counts against its address; a good key has a counter of its own. The problem says why a call gets no
 * answer: its caller is over the limit, or the key is bad.
 */
export function createAdmit(ports: CallerPorts) {
  const { counter, keys, limits, observer, warn } = ports;

  async function identify(call: Call): Promise<Caller> {
    if (call.address === '') return anonymous(call, NO_ADDRESS);
    const credential = readCredential(call);
    return credential ? holder(call, credential) : anonymous(call);
  }

  function anonymous({ address }: Call, problem?: Problem): Caller {
    const allowance: Allowance = { bucket: 'anonymous', limit: limits.anonymous };
    return { name: anonymousCaller(address), allowance, problem };
  }

  async function holder(call: Call, { key, source }: Credential): Promise<Caller> {
    const unknown = problem('unknown-key', { source }, [['WWW-Authenticate', CHALLENGE]]);
    if (!isWellFormedKey(key)) return anonymous(call, unknown);
    try {
      const partner = await keys.find(key, call.now);
      if (!partner) return anonymous(call, unknown);
      const { id, limit = limits.partner } = partner;
      return { name: `key:${id}`, allowance: { bucket: 'partner', limit }, problem: undefined };
    } catch (error) {
      observer?.keyStoreFailed();
      // A store's message may quote the key.
      warn(`The key store does not answer: ${error instanceof Error ? error.name : 'unknown error'}`);
      return anonymous(call, KEYS_UNAVAILABLE);
    }
  }

  /** If the counter fails, the call is answered all the same. */
  async function countRequest({ name }: Caller, now: number): Promise<Count> {
    try {
      return await counter.count(name, now);
    } catch (error) {
      observer?.counterStoreFailed();
      warn(`A request could not be counted: ${String(error)}`);
      return { used: 1, resetsAt: now + WINDOW_MS };
    }
  }

  return async (call: Call) => {
    const caller = await identify(call);
    const { allowance } = caller;
    const count = await countRequest(caller, call.now);
    const limited = overLimit(caller, count, call.now);
    if (limited) observer?.limited(allowance.bucket);
    return {
      caller,
      problem: limited ?? caller.problem,
      headers: limitHeaders(allowance, count, call.now),
    };
  };
}

/** X-API-Key wins over Authorization, which wins over api_key. An empty header is a malformed key. */
function readCredential({ headers, query, holdsKey }: Call): Credential | undefined {
  const header = headers['x-api-key'];
  if (header !== undefined) return { key: header.trim(), source: 'x-api-key' };
  const { authorization } = headers;
  if (authorization !== undefined) {
    const source = BEARER_SCHEME.test(authorization) ? 'authorization' : 'other-scheme';
    return { key: BEARER.exec(authorization)?.[1] ?? '', source };
  }
  const parameter = holdsKey && query.get('api_key');
  return parameter ? { key: parameter, source: 'api_key' } : undefined;
}

/** The 429 of a caller who is over the limit. It says if the key is unknown: a caller who mistyped one would never learn it. */
function overLimit(
  { allowance, problem: keyProblem }: Caller,
  { used, resetsAt }: Count,
  now: number,
): Problem | undefined {
  if (used <= allowance.limit) return undefined;
  const wait = Math.max(1, secondsUntil(resetsAt, now));
  const source = keyProblem?.code === 'unknown-key' ? keyProblem.source : undefined;
  return problem('too-many-requests', { allowance, source }, [['Retry-After', `${wait}`]]);
}

/** X-RateLimit-* and the fields of draft-ietf-httpapi-ratelimit-headers. */
function limitHeaders({ bucket, limit }: Allowance, { used, resetsAt }: Count, now: number): Header[] {
  const remaining = Math.max(0, limit - used);
  return [
    ['X-RateLimit-Limit', `${limit}`],
    ['X-RateLimit-Remaining', `${remaining}`],
    ['X-RateLimit-Reset', `${Math.ceil(resetsAt / 1000)}`],
    ['X-RateLimit-Bucket', bucket],
    ['RateLimit', `"${bucket}";r=${remaining};t=${secondsUntil(resetsAt, now)}`],
    ['RateLimit-Policy', `"${bucket}";q=${limit};w=${WINDOW_SECONDS}`],
  ];
}

/** For OPTIONS, which isn't counted. If processes share a counter, this one may know less than the store. */
export function uncountedHeaders({ counter, limits }: CallerPorts, address: string, now: number): Header[] {
  const count = counter.peek(anonymousCaller(address), now);
  return limitHeaders({ bucket: 'anonymous', limit: limits.anonymous }, count, now);
}

function secondsUntil(resetsAt: number, now: number): number {
  return Math.max(0, Math.ceil((resetsAt - now) / 1000));
}

/** Prefixes of 96 bits before an IPv4 address: mapped to IPv6 (RFC 4291 2.5.5.2), and through NAT64 (RFC 6052 2.1). */
const CARRIERS = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];
/** Characters that can't end the host of a URL. */
const ADDRESS = /^[\da-f:.]+$/i;

/** Whom an address counts as: an IPv4 address, also one in a carrier, as itself; an IPv6 address as its /64; anything else as `unknown`. */
export function anonymousCaller(address: string): string {
  return `ip:${address.includes(':') ? toNetwork(address) : address}`;
}

function toNetwork(address: string): string {
  // Drop the zone: `fe80::1%eth0` (RFC 4007 11).
  const groups = readGroups(address.replace(/%[\da-z]+$/i, ''));
  if (groups === undefined) return 'unknown';
  if (!CARRIERS.includes(groups.slice(0, 6).join(':'))) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, parsed by the platform's URL (URL Standard 3.5). */
function readGroups(address: string): readonly string[] | undefined {
  const url = `http://[${address}]`;
  if (!ADDRESS.test(address) || !URL.canParse(url)) return undefined;
  const [head = [], tail = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
