import { OPERATION_NAMES, type OperationName, operationPath } from '../contract/operations.ts';
import {
  ALLOWED_METHODS,
  type Answer,
  type ApiResponse,
  CORS_HEADERS,
  cacheControl,
  type Header,
  isProblem,
  type JsonAnswer,
  PREFLIGHT_HEADERS,
  type Problem,
  problem,
  RETRY_LATER,
  type StoredBy,
} from './answer.ts';
import { type Caller, createAdmit, uncountedHeaders } from './caller.ts';
import { answerCalendar, answerListing } from './operations/listing.ts';
import type { OperationHandler, Service, Tables } from './operations/operation.ts';
import { answerBusinessDays, answerHolidayPay, answerTimeLimit, answerWeek } from './operations/questions.ts';
import { answerStatus } from './operations/status.ts';
import * as v3 from './operations/v3.ts';
import type { ApiHandler, ApiRequest, Ports } from './ports.ts';
import { type Call, findRoute, type PathTexts, readCall, readQuestion } from './request.ts';

const OPERATIONS: { readonly [Name in OperationName]: OperationHandler<Name> } = {
  'holidays.json': answerListing,
  'week.json': answerWeek,
  'business-days.json': answerBusinessDays,
  'time-limit.json': answerTimeLimit,
  'holiday-pay.json': answerHolidayPay,
  'week.txt': asText(answerWeek, ({ iso }) => iso.week),
  'business-days.txt': asText(
    answerBusinessDays,
    ({ result, businessDays, isBusinessDay }) => result ?? businessDays ?? isBusinessDay,
  ),
  'time-limit.txt': asText(answerTimeLimit, ({ result }) => result),
  'holidays.ics': answerCalendar,
  'status.json': answerStatus,
  'v3/PublicHolidays/{year}/{countryCode}': v3.publicHolidays,
  'v3/LongWeekend/{year}/{countryCode}': v3.listLongWeekends,
  'v3/NextPublicHolidays/{countryCode}': v3.nextPublicHolidays,
  'v3/IsTodayPublicHoliday/{countryCode}': v3.isTodayPublicHoliday,
};

const TARGET_PROBLEMS = { 'too-long': problem('target-too-long'), malformed: problem('bad-request') };
const NOT_FOUND = problem('not-found', { allowed: OPERATION_NAMES.map(operationPath) });
const METHOD_NOT_ALLOWED = problem('method-not-allowed', {}, [['Allow', ALLOWED_METHODS]]);
const UNAVAILABLE = problem('unavailable', {}, [RETRY_LATER]);
const COMMON_HEADERS: readonly Header[] = [...CORS_HEADERS, ['X-Content-Type-Options', 'nosniff']];

/**
 * The service as one function. If anything goes wrong, the response is a problem with the usual headers.
 *
 * @example const response = await createApi(tablesAtHand(almanac, lists, pay), ports)(request)
 */
export function createApi(tables: Tables, ports: Ports): ApiHandler {
  const { siteUrl, version, edition, startedAt, warn, respond } = ports;
  const service: Service = { ...tables, site: { url: siteUrl }, version, edition, startedAt };
  const admit = createAdmit(ports);

  async function handle(request: ApiRequest): Promise<ApiResponse> {
    if (request.method === 'OPTIONS') return preflight(request);
    const call = readCall(request, ports.now());
    const { caller, problem, headers } = await admit(call);
    const reply = problem ?? (await responseTo(call, caller));
    const response = isProblem(reply) ? await inWords(reply, call) : reply;
    response.headers.push(...COMMON_HEADERS, ...headers);
    return response;
  }

  async function responseTo(call: Call, caller: Caller): Promise<ApiResponse | Problem> {
    try {
      const answer = await answerTo(call);
      if (isProblem(answer)) return answer;
      return await respond(answer, call, cacheControl(storedBy(call, caller), answer.expiresAt, call.now));
    } catch (error) {
      warn(`A request to ${call.target.path} failed: ${String(error)}`);
      return UNAVAILABLE;
    }
  }

  async function answerTo(call: Call): Promise<Answer | Problem> {
    const { target, method } = call;
    if (target.problem !== undefined) return TARGET_PROBLEMS[target.problem];
    const route = findRoute(target.path);
    if (route === undefined) return NOT_FOUND;
    if (method !== 'GET' && method !== 'HEAD') return METHOD_NOT_ALLOWED;
    return operate(service, route.name, call, route.texts);
  }

  /** The words of problems are loaded with the first problem. */
  async function inWords(problem: Problem, call: Call): Promise<ApiResponse> {
    const { errorLocale, toProblemResponse } = await import('./problems.ts');
    return toProblemResponse(problem, errorLocale(call), siteUrl);
  }

  function preflight({ address }: ApiRequest): ApiResponse {
    const headers = [...PREFLIGHT_HEADERS, ...uncountedHeaders(ports, address, ports.now())];
    return { status: 204, headers, body: null };
  }

  return handle;
}

/** Answers a query of an operation. @param texts of the parameters in the path */
export async function operate<Name extends OperationName>(
  service: Service,
  name: Name,
  call: Pick<Call, 'query' | 'now'>,
  texts: PathTexts = {},
): Promise<Answer | Problem> {
  const question = readQuestion(name, call, service.clocks, texts);
  return isProblem(question) ? question : OPERATIONS[name](service, question, call);
}

/** Nobody stores an answer under an address with a key; only the client's own cache stores a partner's. */
function storedBy({ holdsKey }: Call, { allowance }: Caller): StoredBy {
  if (holdsKey) return 'nobody';
  return allowance.bucket === 'partner' ? 'client' : 'everybody';
}

/** One value of a JSON answer as plain text. No line break: a spreadsheet would keep it. */
function asText<Name extends OperationName, Document extends object>(
  operation: OperationHandler<Name, JsonAnswer<Document>>,
  valueIn: (document: Document) => string | number | boolean,
): OperationHandler<Name> {
  return async (service, question, call) => {
    const answer = await operation(service, question, call);
    if (isProblem(answer)) return answer;
    return {
      ...answer,
      choice: `${answer.choice}.text`,
      contentType: 'text/plain; charset=utf-8',
      compose: async () => String(valueIn(await answer.document())),
    };
  };
}
