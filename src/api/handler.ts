import { OPERATION_NAMES, type OperationName, operationPath } from '../contract/operations.ts';
import type { Almanac } from '../holidays/almanac.ts';
import {
  ALLOWED_METHODS,
  type Answer,
  type ApiResponse,
  CORS_HEADERS,
  cacheControl,
  type Header,
  isProblem,
  PREFLIGHT_HEADERS,
  type Problem,
  problem,
  RETRY_LATER,
  type Respond,
  type StoredBy,
} from './answer.ts';
import {
  type Caller,
  countRequest,
  createIdentify,
  limitHeaders,
  overLimit,
  uncountedHeaders,
} from './caller.ts';
import { businessDays } from './operations/business-days.ts';
import { holidayPay } from './operations/holiday-pay.ts';
import { calendar, listing } from './operations/listing.ts';
import { nextHoliday } from './operations/next-holiday.ts';
import type { Operation, Service } from './operations/operation.ts';
import { status } from './operations/status.ts';
import { timeLimit } from './operations/time-limit.ts';
import * as v3 from './operations/v3.ts';
import { week } from './operations/week.ts';
import type { ApiHandler, ApiRequest, Ports } from './ports.ts';
import { type Question, readQuestion } from './questions.ts';
import { type Call, type PathTexts, type Route, readValues, routeOf } from './request.ts';

const OPERATIONS: { readonly [Name in OperationName]: Operation<Name> } = {
  'holidays.json': listing,
  'week.json': week,
  'business-days.json': businessDays,
  'time-limit.json': timeLimit,
  'holiday-pay.json': holidayPay,
  'week.txt': (service, values, call) => week(service, { ...values, format: 'text' }, call),
  'business-days.txt': (service, values, call) => businessDays(service, { ...values, format: 'text' }, call),
  'time-limit.txt': (service, values, call) => timeLimit(service, { ...values, format: 'text' }, call),
  'holidays.ics': calendar,
  'next-holiday.svg': nextHoliday,
  'status.json': status,
  'v3/PublicHolidays/{year}/{countryCode}': v3.publicHolidays,
  'v3/LongWeekend/{year}/{countryCode}': v3.longWeekends,
  'v3/NextPublicHolidays/{countryCode}': v3.nextPublicHolidays,
  'v3/IsTodayPublicHoliday/{countryCode}': v3.isTodayPublicHoliday,
};

const TARGET_PROBLEMS = { 'too-long': problem('target-too-long'), malformed: problem('bad-request') };
const NOT_FOUND = problem('not-found', { allowed: OPERATION_NAMES.map(operationPath) });
const METHOD_NOT_ALLOWED = problem('method-not-allowed', {}, [['Allow', ALLOWED_METHODS]]);
const UNAVAILABLE = problem('unavailable', {}, [RETRY_LATER]);
const COMMON_HEADERS: readonly Header[] = [...CORS_HEADERS, ['X-Content-Type-Options', 'nosniff']];

/**
 * The service as one function. Whatever goes wrong on the way is a problem response with the headers of every response.
 *
 * @param tables asked for when a request first needs them
 */
export function createApi(
  almanac: Almanac,
  tables: Pick<Service, 'lists' | 'pay'>,
  ports: Ports,
): ApiHandler {
  const { siteUrl, version, edition, startedAt, observer, warn, respond, questionAt = readQuestion } = ports;
  const service: Service = { almanac, ...tables, site: { url: siteUrl }, version, edition, startedAt };
  const identify = createIdentify(ports);

  /** Caller, count, route, values, answer, response; it waits only for what is not there yet. */
  async function handle(request: ApiRequest): Promise<ApiResponse> {
    const { method, target, headers, address } = request;
    if (method === 'OPTIONS') return preflight(request);
    const now = ports.now();
    const question = questionAt(target);
    const { query, holdsKey } = question;
    const call: Call = { method, target, headers, address, query, holdsKey, now };
    const identified = identify(call);
    const caller = identified instanceof Promise ? await identified : identified;
    const counted = countRequest(ports, caller, now);
    const count = counted instanceof Promise ? await counted : counted;
    const limited = overLimit(caller.allowance, count, now);
    if (limited) observer.limited(caller.allowance.bucket);
    const answered = limited ?? caller.problem ?? responseTo(call, caller, question);
    const outcome = answered instanceof Promise ? await answered : answered;
    const response = isProblem(outcome) ? await inWords(outcome, call) : outcome;
    response.headers.push(...COMMON_HEADERS, ...limitHeaders(caller.allowance, count, now));
    return response;
  }

  function responseTo(call: Call, caller: Caller, question: Question): ReturnType<Respond> {
    function failed(error: unknown): Problem {
      warn(`A request to ${call.target.path} failed: ${String(error)}`);
      return UNAVAILABLE;
    }
    try {
      const answer = answerTo(call, question);
      if (isProblem(answer)) return answer;
      const stored = cacheControl(storedBy(question, caller), answer.expiresAt, call.now);
      const response = respond(answer, call, stored, question.isRepeated);
      return response instanceof Promise ? response.catch(failed) : response;
    } catch (error) {
      return failed(error);
    }
  }

  function answerTo(call: Call, question: Question): Answer | Problem {
    const { target, method, now } = call;
    if (target.fault !== undefined) return TARGET_PROBLEMS[target.fault];
    const route = routeOf(target.path);
    if (route === undefined) return NOT_FOUND;
    if (method !== 'GET' && method !== 'HEAD') return METHOD_NOT_ALLOWED;
    const { last } = question;
    if (last && last.since <= now && now < last.until) return last.answer;
    const answer = operate(service, route.name, call, route.texts);
    if (question.isRepeated && !isProblem(answer) && answer.choice !== undefined) {
      const until = answer.expiresAt ?? Number.POSITIVE_INFINITY;
      question.last = { answer: withoutFindings(answer, route, call), since: now, until };
    }
    return answer;
  }

  /** An answer as it is remembered: what was found on the way to it can be large, so its body is composed from the question again. */
  function withoutFindings(
    answer: Answer,
    { name, texts }: Route,
    { method, target, query, holdsKey, now }: Call,
  ): Answer {
    const call: Call = { method, target, query, holdsKey, now, headers: {}, address: '' };
    const compose = () => {
      const again = operate(service, name, call, texts);
      if (isProblem(again) || !again.compose) throw new Error(`${target.path} no longer has an answer`);
      return again.compose();
    };
    return { ...answer, compose };
  }

  /** The words of problems are loaded with the first: most answers need none. */
  async function inWords(refusal: Problem, call: Call): Promise<ApiResponse> {
    const { errorLocale, toProblemResponse } = await import('./problems.ts');
    return toProblemResponse(refusal, errorLocale(call), siteUrl);
  }

  function preflight({ address }: ApiRequest): ApiResponse {
    const headers = [...PREFLIGHT_HEADERS, ...uncountedHeaders(ports, address, ports.now())];
    return { status: 204, headers, body: null };
  }

  return handle;
}

/** The answer of an operation to a query, or what is wrong with that. @param texts of the parameters in the path */
export function operate<Name extends OperationName>(
  service: Service,
  name: Name,
  call: Pick<Call, 'query' | 'now'>,
  texts: PathTexts = {},
): Answer | Problem {
  const values = readValues(name, call, texts);
  return isProblem(values) ? values : OPERATIONS[name](service, values, call);
}

/** Nobody stores an answer under an address with a key, and only the client's own cache what a partner was told. */
function storedBy({ holdsKey }: Question, { allowance }: Caller): StoredBy {
  if (holdsKey) return 'nobody';
  return allowance.bucket === 'partner' ? 'client' : 'everybody';
}
