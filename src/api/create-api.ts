import { type Awaitable, andThen, orElse } from '../common/awaitable.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { Lists } from '../holidays/lists/lists.ts';
import { holdsKey } from '../keys/key.ts';
import { type Count, WINDOW_MS } from '../keys/limits.ts';
import { addLimitHeaders, addUncountedHeaders, overLimit } from './caller/allowance.ts';
import { type Caller, createIdentify } from './caller/identify.ts';
import { createOperations } from './operations/operations.ts';
import type { ApiHandler, ApiRequest, ApiResponse, Ports } from './ports.ts';
import { Call } from './request/call.ts';
import type { KeptBy } from './response/cache-control.ts';
import { CORS_HEADERS, type Header, PREFLIGHT_HEADERS } from './response/headers.ts';
import { isProblem, type Problem, problem } from './response/problem.ts';
import { toResponse } from './response/representation.ts';

const UNAVAILABLE = problem('unavailable', {}, [['Retry-After', '60']]);
const COMMON_HEADERS: readonly Header[] = [...CORS_HEADERS, ['X-Content-Type-Options', 'nosniff']];

/**
 * The service as one function: caller, count, limit, key, operation, validators, headers. Any failure on the way is a problem response
 * with the same headers; nothing is thrown.
 *
 * @param lists asked for when a request first needs them
 */
export function createApi(almanac: Almanac, lists: () => Lists, ports: Ports): ApiHandler {
  const operation = createOperations(almanac, lists, ports);
  const identify = createIdentify(ports);

  function countOf({ name }: Caller, now: number): Awaitable<Count> {
    return orElse(
      () => ports.counter.count(name, now),
      (error) => {
        ports.observer.counterStoreFailed();
        ports.warn(`A request could not be counted: ${String(error)}`);
        return { used: 1, endsAt: now + WINDOW_MS };
      },
    );
  }

  function operate(call: Call, caller: Caller): Awaitable<ApiResponse | Problem> {
    return orElse(
      () =>
        andThen(operation(call), (result) =>
          isProblem(result) ? result : toResponse(result, call, keptBy(call, caller)),
        ),
      (error) => {
        ports.warn(`A request to ${call.target.path} failed: ${String(error)}`);
        return UNAVAILABLE;
      },
    );
  }

  /** What puts a problem into words is loaded with the first: most answers need none. */
  async function inWords(refusal: Problem, call: Call): Promise<ApiResponse> {
    const { errorLocale, toProblemResponse } = await import('./response/problem-response.ts');
    return toProblemResponse(refusal, errorLocale(call), ports.siteUrl);
  }

  function finish(response: ApiResponse, call: Call, caller: Caller, count: Count): ApiResponse {
    response.headers.push(...COMMON_HEADERS);
    addLimitHeaders(response.headers, caller.allowance, count, call.now);
    return response;
  }

  function answer(request: ApiRequest): Awaitable<ApiResponse> {
    const call = new Call(request, ports.now());
    return andThen(identify(call), (caller) =>
      andThen(countOf(caller, call.now), (count) =>
        andThen(answerCounted(call, caller, count), (response) => finish(response, call, caller, count)),
      ),
    );
  }

  function answerCounted(call: Call, caller: Caller, count: Count): Awaitable<ApiResponse> {
    const limited = overLimit(caller.allowance, count, call.now);
    if (limited) ports.observer.limited(caller.allowance.bucket);
    return andThen(limited ?? caller.problem ?? operate(call, caller), (outcome) =>
      isProblem(outcome) ? inWords(outcome, call) : outcome,
    );
  }

  function answerOptions({ address }: ApiRequest): ApiResponse {
    const headers = [...PREFLIGHT_HEADERS];
    addUncountedHeaders(headers, ports, address, ports.now());
    return { status: 204, headers, body: null };
  }

  return (request) => (request.method === 'OPTIONS' ? answerOptions(request) : answer(request));
}

/** No cache files an answer under an address with a key, and none but the client's own keeps what was said to a partner. */
function keptBy({ request, keyParameter }: Call, { allowance }: Caller): KeptBy {
  if (keyParameter !== '' || holdsKey(request.target)) return 'nobody';
  return allowance.bucket === 'partner' ? 'client' : 'everybody';
}
