import type { Count } from '../counters/counter.ts';
import { WINDOW_MS } from '../counters/counter.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { holdsKey } from '../keys/key.ts';
import { addLimitHeaders, addUncountedHeaders, overLimit } from './caller/allowance.ts';
import { createIdentify, type Identity } from './caller/identify.ts';
import { createOperations } from './operations/operations.ts';
import { routeOf } from './operations/route.ts';
import type { ApiHandler, ApiRequest, ApiResponse, MaybePromise, Ports } from './ports.ts';
import { errorLocale } from './request/language.ts';
import { type Query, readQuery, valueIn } from './request/query.ts';
import { type RequestTarget, readTarget } from './request/target.ts';
import type { KeptBy } from './response/cache-control.ts';
import { CORS_HEADERS, preflight } from './response/cors.ts';
import { isProblem, type Problem, problem, toProblemResponse } from './response/problem.ts';
import { settle, settleOr } from './settle.ts';

const TARGET_PROBLEMS = {
  'too-long': problem(414, 'target-too-long'),
  malformed: problem(400, 'bad-request'),
};

const UNAVAILABLE = problem(503, 'unavailable', { headers: ['Retry-After', '60'] });

/** A request on its way through the stages, each of which is one file. */
interface Pass {
  readonly request: ApiRequest;
  readonly target: RequestTarget;
  readonly query: Query;
  readonly now: number;
}

/**
 * The service as one function: caller, count, limit, key, route, parameters, operation, validators, headers.
 * Any failure on the way is a problem response with the same headers; nothing is thrown.
 */
export function createApi(almanac: Almanac, ports: Ports): ApiHandler {
  const operations = createOperations(almanac, ports);
  const identify = createIdentify(ports);

  function countOf({ caller }: Identity, now: number): MaybePromise<Count> {
    return settleOr(
      () => ports.counter.count(caller, now),
      (error) => {
        ports.warn(`A request could not be counted: ${String(error)}`);
        return { used: 1, endsAt: now + WINDOW_MS };
      },
    );
  }

  function operate(pass: Pass, identity: Identity): MaybePromise<ApiResponse | Problem> {
    const { request, target, query, now } = pass;
    if (target.fault !== undefined) return TARGET_PROBLEMS[target.fault];
    const operation = routeOf(target.path, request.method);
    if (isProblem(operation)) return operation;
    return operations[operation]({
      query,
      now,
      acceptEncoding: request.header('accept-encoding'),
      readDocument: request.readDocument,
      ifMatch: request.header('if-match'),
      ifNoneMatch: request.header('if-none-match'),
      keptBy: keptBy(pass, identity),
    });
  }

  function operateSafely(pass: Pass, identity: Identity): MaybePromise<ApiResponse | Problem> {
    return settleOr(
      () => operate(pass, identity),
      (error) => {
        ports.warn(`A request to ${pass.target.path} failed: ${String(error)}`);
        return UNAVAILABLE;
      },
    );
  }

  function admit(pass: Pass, identity: Identity, count: Count): MaybePromise<ApiResponse> {
    const { now, query, request } = pass;
    const refused = overLimit(identity.allowance, count, now) ?? identity.problem;
    return settle(refused ?? operateSafely(pass, identity), (answer) => {
      const response = isProblem(answer)
        ? toProblemResponse(answer, errorLocale(query, request.header('accept-language')), ports.siteUrl)
        : answer;
      response.headers.push(...COMMON_HEADERS);
      addLimitHeaders(response.headers, identity.allowance, count, now);
      return response;
    });
  }

  /** OPTIONS is not counted: it tells what this process knows of the address. */
  function uncounted(response: ApiResponse, { address }: ApiRequest, now: number): ApiResponse {
    addUncountedHeaders(response.headers, ports, address, now);
    return response;
  }

  return (request) => {
    const now = ports.now();
    if (request.method === 'OPTIONS') return uncounted(preflight(), request, now);
    const target = readTarget(request.target);
    const query = readQuery(target.query);
    const pass: Pass = { request, target, query, now };
    return settle(identify(request, query, now), (identity) =>
      settle(countOf(identity, now), (count) => admit(pass, identity, count)),
    );
  };
}

/** No cache files an answer under an address with a key, and none but the client's own keeps what was said to a partner. */
function keptBy({ request, query }: Pass, { allowance }: Identity): KeptBy {
  if (valueIn(query, 'api_key') !== undefined || holdsKey(request.target)) return 'nobody';
  return allowance.bucket === 'partner' ? 'client' : 'everybody';
}

const COMMON_HEADERS: readonly string[] = [...CORS_HEADERS, 'X-Content-Type-Options', 'nosniff'];
