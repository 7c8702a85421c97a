import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { errorCode } from '../common/files.ts';
import { decode, type Fault, plain } from './decode.ts';
import { type ApiVersion, type ProviderRow, VERSIONS } from './rows.ts';

/** Requests pending at once. */
export const CONCURRENCY = 4;

const HEADERS = {
  accept: 'application/json',
  'user-agent': 'statdays-update/1.0 (Canadian statutory holidays; weekly)',
};

const BOUNDS = {
  timeoutMs: 15_000,
  /** A longer body is refused while it streams. */
  maxBytes: 1_000_000,
  /** Attempts after the first. */
  retries: 2,
  /** The pause before the first retry, if the provider asks for none. It doubles with each. */
  pauseMs: 1_000,
  /** The longest Retry-After that is waited for. */
  maxPauseMs: 60_000,
};

export interface AskOptions {
  readonly baseUrl: URL;
  /** Asked in this order for each year, until one gives a good answer. */
  readonly versions: readonly ApiVersion[];
  readonly years: readonly number[];
  /** Why an answer that fits its schema is refused; undefined for a good one. */
  readonly judge: (rows: readonly ProviderRow[], year: number) => string | undefined;
  /** Ends the run: years without an answer by then have a fault. */
  readonly signal: AbortSignal;
  readonly onYear?: (answer: YearAnswer) => void;
  /** Shorter ones for tests. */
  readonly bounds?: Partial<typeof BOUNDS>;
}

export interface YearAnswer {
  readonly year: number;
  /** The first good answer; null if no version gave one. */
  readonly good: { readonly version: ApiVersion; readonly rows: readonly ProviderRow[] } | null;
  /** In plain words. A fault of v4 is here even if v3 then answered. */
  readonly faults: readonly { readonly version: ApiVersion; readonly fault: string }[];
}

interface Run extends AskOptions {
  readonly agent: Agent;
  readonly bounds: typeof BOUNDS;
}

/** Asks for every year, a few at a time; the answers are in the order of the years. Writes nothing. */
export async function askYears(options: AskOptions): Promise<readonly YearAnswer[]> {
  const bounds = { ...BOUNDS, ...options.bounds };
  // undici bounds a body, and names its errors, in this way over HTTP/1.1 only.
  const agent = new Agent({ allowH2: false, maxResponseSize: bounds.maxBytes });
  const answers: YearAnswer[] = [];
  const queue = options.years.values();

  async function work(): Promise<void> {
    for (const year of queue) {
      const answer = await askYear(year, { ...options, agent, bounds });
      answers.push(answer);
      options.onYear?.(answer);
    }
  }

  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } finally {
    await agent.destroy();
  }
  return answers.sort((a, b) => a.year - b.year);
}

async function askYear(year: number, run: Run): Promise<YearAnswer> {
  const faults: { version: ApiVersion; fault: string }[] = [];
  for (const version of run.versions) {
    const answer = await askWithRetries(version, year, run);
    if (answer === 'not served') continue;
    const fault = 'fault' in answer ? answer.fault : run.judge(answer.value, year);
    if (fault !== undefined) faults.push({ version, fault: plain(fault) });
    else if ('value' in answer) return { year, good: { version, rows: answer.value }, faults };
  }
  return { year, good: null, faults };
}

/** `not served`: the version does not serve the year, which is not a fault. */
type Answer = { readonly value: readonly ProviderRow[] } | 'not served' | AskFault;

interface AskFault extends Fault {
  /** Another attempt may succeed. What a schema or a bound refused, it would refuse again. */
  readonly isTransient?: boolean;
  /** The pause that the provider asks for, if any. */
  readonly retryAfterMs?: number | undefined;
}

const STOPPED: AskFault = { fault: 'not answered before the deadline of the run' };

async function askWithRetries(version: ApiVersion, year: number, run: Run): Promise<Answer> {
  const { retries, pauseMs, maxPauseMs } = run.bounds;
  for (let attempt = 0; ; attempt++) {
    const answer = await askOnce(version, year, run);
    if (answer === 'not served' || 'value' in answer || !answer.isTransient || attempt === retries)
      return answer;
    const ms = answer.retryAfterMs ?? pauseMs * 2 ** attempt;
    if (ms > maxPauseMs)
      return {
        fault: `${answer.fault}, with a Retry-After of ${Math.ceil(ms / 1000)} s, longer than this run waits`,
      };
    try {
      await sleep(ms, undefined, { signal: run.signal });
    } catch {
      return STOPPED;
    }
  }
}

async function askOnce(version: ApiVersion, year: number, run: Run): Promise<Answer> {
  const { baseUrl, agent, bounds, signal } = run;
  const { path, schema } = VERSIONS[version];
  const root = baseUrl.href.endsWith('/') ? baseUrl : `${baseUrl.href}/`;
  const timeout = AbortSignal.timeout(bounds.timeoutMs);
  try {
    const { statusCode, headers, body } = await request(new URL(path(year), root), {
      dispatcher: agent,
      headers: HEADERS,
      signal: AbortSignal.any([signal, timeout]),
    });
    const text = await body.text();
    const header = (name: string): string => [headers[name]].flat()[0] ?? '';
    if (statusCode === 400) return 'not served';
    if (statusCode !== 200) return statusFault(statusCode, header);
    const contentType = header('content-type');
    if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType))
      return { fault: `the body is "${contentType}" and not JSON` };
    return decode(text, schema);
  } catch (error) {
    if (signal.aborted) return STOPPED;
    if (timeout.aborted) return { fault: 'no whole answer in time', isTransient: true };
    const code = errorCode(error);
    return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
      ? { fault: `the body is longer than ${bounds.maxBytes} bytes` }
      : { fault: `the connection failed (${code})`, isTransient: true };
  }
}

/** A redirect is not followed: another host could then answer for the provider. */
function statusFault(status: number, header: (name: string) => string): AskFault {
  const location = header('location');
  return {
    fault: location === '' ? `status ${status}` : `status ${status}, a redirect to "${location}"`,
    isTransient: [408, 429, 500, 502, 503, 504].includes(status),
    retryAfterMs: retryAfterMs(header('retry-after')),
  };
}

/** RFC 9110, 10.2.3: seconds, or an HTTP date; undefined for anything else. */
function retryAfterMs(header: string): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(/^[A-Z][a-z]{2,8}, /.test(header) ? header : '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
