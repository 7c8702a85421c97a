import type { z } from 'zod';
import {
  holidaysBodySchema,
  problemSchema,
  statusBodySchema,
  weekBodySchema,
} from '../../src/service/contract/schemas/bodies.ts';
import { businessDaysBodySchema, timeLimitBodySchema } from '../../src/service/contract/schemas/days.ts';
import { holidayPayBodySchema } from '../../src/service/contract/schemas/pay.ts';
import { v3HolidaysSchema, v3LongWeekendsSchema } from '../../src/service/contract/schemas/v3.ts';

/** A request and what the contract says of its answer. */
export interface ContractCase {
  readonly name: string;
  readonly method?: string;
  /** Path and query as they are sent. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the request once without and once with If-None-Match, made from the first answer's ETag. */
  readonly ifNoneMatch?: (etag: string) => string;
  /** The same with If-Match. */
  readonly ifMatch?: (etag: string) => string;
  readonly status: number;
  /** Headers by name; null for one that must not come. */
  readonly expects?: Readonly<Record<string, string | RegExp | null>>;
  readonly body: BodyKind;
  /** Values of a JSON body by dotted path, for example `holidays.0.id`. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Texts that the body holds. */
  readonly contains?: readonly string[];
  /** The whole body. */
  readonly is?: string;
  /** Only a raw connection can send it: an HTTP client would rewrite the target. */
  readonly isRaw?: true;
}

export type BodyKind =
  | 'holidays'
  | 'week'
  | 'business-days'
  | 'time-limit'
  | 'holiday-pay'
  | 'status'
  | 'v3-holidays'
  | 'v3-long-weekends'
  | 'problem'
  | 'calendar'
  | 'text'
  | 'empty';

export interface CaseRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CaseAnswer {
  readonly status: number;
  /** A header's value by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

/** Sends a request to the host under test. */
export type Exchange = (request: CaseRequest) => Promise<CaseAnswer>;

/** Runs a case and gives its faults in words; none where the host keeps the contract. */
export async function runCase(contractCase: ContractCase, exchange: Exchange): Promise<readonly string[]> {
  const { method = 'GET', target, headers = {}, ifNoneMatch, ifMatch } = contractCase;
  const conditional = ifNoneMatch ?? ifMatch;
  // Without what the case says of conditions, to learn the tag.
  const first = await exchange({ method, target, headers: conditional ? without(headers) : headers });
  if (!conditional) return faultsOf(contractCase, first);
  const etag = first.header('etag') ?? '';
  const known = conditional(etag);
  const condition = ifNoneMatch ? { 'If-None-Match': known } : { 'If-Match': known };
  const second = await exchange({ method, target, headers: { ...headers, ...condition } });
  if (second.status === 412) return faultsOf(contractCase, second);
  const changed = SAME_ON_304.filter((name) => first.header(name) !== second.header(name));
  const differs = changed.map((name) => `${name} differs from the first answer's`);
  return [...faultsOf(contractCase, second), ...differs, ...tagFaults(known, etag, second)];
}

function without({ 'If-None-Match': _, ...others }: Readonly<Record<string, string>>) {
  return others;
}

/** A 304 has the tag that the client named, anything else that of the first answer. */
function tagFaults(known: string, etag: string, { status, header }: CaseAnswer): readonly string[] {
  const tag = header('etag') ?? '';
  const fits = status === 304 && known !== '*' ? tag !== '' && known.includes(tag) : tag === etag;
  return fits ? [] : [`etag is ${tag}`];
}

const SAME_ON_304 = ['vary', 'link', 'content-disposition'];

const COMMON: Readonly<Record<string, RegExp>> = {
  'access-control-allow-origin': /^\*$/,
  'access-control-expose-headers': /X-RateLimit-Limit.*Retry-After, ETag, Link, Content-Disposition/,
  'x-content-type-options': /^nosniff$/,
  'x-ratelimit-limit': /^\d+$/,
  'x-ratelimit-remaining': /^\d+$/,
  'x-ratelimit-reset': /^\d{10}$/,
  'x-ratelimit-bucket': /^(anonymous|partner)$/,
  ratelimit: /^"(anonymous|partner)";r=\d+;t=\d+$/,
  'ratelimit-policy': /^"(anonymous|partner)";q=\d+;w=60$/,
};

const PROBLEM: Readonly<Record<string, RegExp>> = {
  'content-type': /^application\/problem\+json$/,
  'content-language': /^(en|fr)$/,
  'cache-control': /^no-store$/,
};

const TYPES: Readonly<Partial<Record<BodyKind, RegExp>>> = {
  holidays: /^application\/json; charset=utf-8$/,
  week: /^application\/json; charset=utf-8$/,
  'business-days': /^application\/json; charset=utf-8$/,
  'holiday-pay': /^application\/json; charset=utf-8$/,
  'time-limit': /^application\/json; charset=utf-8$/,
  status: /^application\/json; charset=utf-8$/,
  'v3-holidays': /^application\/json; charset=utf-8$/,
  'v3-long-weekends': /^application\/json; charset=utf-8$/,
  calendar: /^text\/calendar; charset=utf-8$/,
};

function faultsOf(contractCase: ContractCase, answer: CaseAnswer): readonly string[] {
  const faults: string[] = [];
  if (answer.status !== contractCase.status)
    faults.push(`status is ${answer.status}, not ${contractCase.status}`);
  const type = TYPES[contractCase.body];
  const expected = {
    ...COMMON,
    ...(contractCase.body === 'problem' ? PROBLEM : {}),
    ...(type ? { 'content-type': type } : {}),
    ...contractCase.expects,
  };
  for (const [name, value] of Object.entries(expected)) faults.push(...headerFaults(name, value, answer));
  return [...faults, ...bodyFaults(contractCase, answer)];
}

function headerFaults(name: string, expected: string | RegExp | null, answer: CaseAnswer): string[] {
  const value = answer.header(name.toLowerCase());
  if (expected === null) return value === undefined ? [] : [`${name} must not come, but is "${value}"`];
  const fits =
    typeof expected === 'string' ? value === expected : value !== undefined && expected.test(value);
  return fits ? [] : [`${name} is "${value}", not ${expected}`];
}

const SCHEMAS: Readonly<Partial<Record<BodyKind, z.ZodType>>> = {
  holidays: holidaysBodySchema,
  week: weekBodySchema,
  'business-days': businessDaysBodySchema,
  'time-limit': timeLimitBodySchema,
  'holiday-pay': holidayPayBodySchema,
  status: statusBodySchema,
  'v3-holidays': v3HolidaysSchema,
  'v3-long-weekends': v3LongWeekendsSchema,
  problem: problemSchema,
};

function bodyFaults(contractCase: ContractCase, { status, body }: CaseAnswer): string[] {
  const missing = (contractCase.contains ?? []).filter((text) => !body.includes(text));
  const faults = missing.map((text) => `the body does not hold "${text}"`);
  if (contractCase.is !== undefined && body !== contractCase.is) faults.push(`the body is "${body}"`);
  if (/\bat .*:\d+:\d+|\/node_modules\/|\.ts\b/.test(body))
    faults.push('the body shows the inside of the server');
  if (contractCase.body === 'empty')
    return body === '' ? faults : [...faults, `the body is not empty: ${body}`];
  const schema = SCHEMAS[contractCase.body];
  if (!schema) return faults;
  const json = parse(body);
  const checked = schema.safeParse(json);
  if (!checked.success) faults.push(`the body breaks the schema: ${checked.error.message}`);
  if (contractCase.body === 'problem' && valueAt(json, 'status') !== status)
    faults.push('the problem names another status');
  for (const [path, expected] of Object.entries(contractCase.fields ?? {})) {
    const value = valueAt(json, path);
    if (JSON.stringify(value) !== JSON.stringify(expected))
      faults.push(`${path} is ${JSON.stringify(value)}`);
  }
  return faults;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.'))
    found = (found as Readonly<Record<string, unknown>> | undefined)?.[name];
  return found;
}
