import pLimit from 'p-limit';
import { Agent, type Dispatcher, interceptors, request } from 'undici';
import type { z } from 'zod';
import { type ApiVersion, type ProviderRow, VERSIONS } from './rows.ts';

const CONCURRENCY = 4;

const TIMEOUT_MS = 15_000;
const MAX_QUOTE_LENGTH = 80;

const HEADERS = {
  accept: 'application/json',
  'user-agent': 'statdays-update/1.0 (Canadian statutory holidays; weekly)',
};

export interface AskOptions {
  readonly baseUrl: URL;
  /** Asked in this order for each year, until one gives a good answer. */
  readonly versions: readonly ApiVersion[];
  readonly years: readonly number[];
  /** Why an answer that fits its schema is refused; undefined for a good one. */
  readonly judge: (rows: readonly ProviderRow[], year: number) => string | undefined;
  /** Ends the run: years without an answer by then have a fault. */
  readonly deadline: AbortSignal;
  /** The pause before the first of two retries; it doubles. The provider's Retry-After wins. @default 1000 */
  readonly pauseMs?: number;
}

export interface YearAnswer {
  readonly year: number;
  /** The first good answer; null if no version gave one. */
  readonly good: { readonly version: ApiVersion; readonly rows: readonly ProviderRow[] } | null;
  /** In plain words. A fault of v4 is here even if v3 then answered. */
  readonly faults: readonly { readonly version: ApiVersion; readonly fault: string }[];
}

interface Run extends AskOptions {
  readonly dispatcher: Dispatcher;
}

/** Asks for every year, a few at a time; the answers are in the order of the years. Writes nothing. */
export async function askYears(options: AskOptions): Promise<readonly YearAnswer[]> {
  const agent = new Agent({ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  const retry = interceptors.retry({
    maxRetries: 2,
    minTimeout: options.pauseMs ?? 1_000,
    maxTimeout: 60_000,
    throwOnError: false,
  });
  const run = { ...options, dispatcher: agent.compose(retry) };
  try {
    return await pLimit(CONCURRENCY).map(options.years, (year) => askYear(year, run));
  } finally {
    await agent.destroy();
  }
}

async function askYear(year: number, run: Run): Promise<YearAnswer> {
  const faults: { version: ApiVersion; fault: string }[] = [];
  for (const version of run.versions) {
    const answer = await ask(version, year, run);
    if (answer === 'not served') continue;
    const fault = 'fault' in answer ? answer.fault : run.judge(answer.rows, year);
    if (fault !== undefined) faults.push({ version, fault });
    else if ('rows' in answer) return { year, good: { version, rows: answer.rows }, faults };
  }
  return { year, good: null, faults };
}

/** A fault is in words. `not served`: the version does not serve the year, which is not a fault. */
type Answer = { readonly rows: readonly ProviderRow[] } | { readonly fault: string } | 'not served';

async function ask(
  version: ApiVersion,
  year: number,
  { baseUrl, dispatcher, deadline }: Run,
): Promise<Answer> {
  const { path, schema } = VERSIONS[version];
  const root = baseUrl.href.endsWith('/') ? baseUrl : `${baseUrl.href}/`;
  try {
    const { statusCode, body } = await request(new URL(path(year), root), {
      dispatcher,
      headers: HEADERS,
      signal: deadline,
    });
    const text = await body.text();
    if (statusCode === 400) return 'not served';
    return statusCode === 200 ? readRows(text, schema) : { fault: `status ${statusCode}` };
  } catch (error) {
    if (deadline.aborted) return { fault: 'not answered before the deadline of the run' };
    return { fault: `the connection failed: ${error instanceof Error ? error.message : error}` };
  }
}

/** Reads JSON by a schema; a fault names the first field that does not fit, with its value, but quotes no whole row: each year has others. */
export function readRows(text: string, schema: z.ZodType<readonly ProviderRow[]>): Answer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: `not JSON: ${quote(text)}` };
  }
  const { data, error } = schema.safeParse(json);
  if (data) return { rows: data };
  const [{ path, message } = { path: [], message: 'unexpected' }] = error.issues;
  const value = path.reduce<unknown>((parent, key) => Object(parent)[key], json);
  const place = path.join('.') || 'the body';
  return { fault: [place, message, ...(Object(value) === value ? [] : [quote(value)])].join(': ') };
}

const quote = (value: unknown): string => JSON.stringify(value)?.slice(0, MAX_QUOTE_LENGTH) ?? 'absent';
