import type { Locale } from '../dataset/paths.ts';
import type { ApiResponse } from './ports.ts';
import { PROBLEM_TEXTS, type ProblemCode, TITLES } from './problem-texts.ts';

/** What went wrong with a request, before it is put into words. */
export interface Problem {
  readonly kind: 'problem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly parameter?: string | undefined;
  /** The value that was refused, quoted in the detail. Never a credential. */
  readonly value?: string | undefined;
  readonly allowed?: string | readonly string[] | undefined;
  /** Names and values in turn. */
  readonly headers?: readonly string[];
}

type ProblemDetail = Omit<Problem, 'kind' | 'status' | 'code'>;

export function problem(status: number, code: ProblemCode, detail: ProblemDetail = {}): Problem {
  return { kind: 'problem', status, code, ...detail };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'problem';
}

/** Longer values are cut in the detail: an error is no place for what somebody else wrote. */
const QUOTED_LENGTH = 40;

/** A problem as RFC 9457 has it, in one language. */
export function toProblemResponse(found: Problem, locale: Locale, siteUrl: string): ApiResponse {
  const { status, code, parameter, value, allowed } = found;
  const quoted =
    value !== undefined && value.length > QUOTED_LENGTH ? `${value.slice(0, QUOTED_LENGTH)}…` : value;
  const body = {
    type: `${siteUrl}/docs/errors#${code}`,
    title: TITLES[code][locale],
    status,
    detail: PROBLEM_TEXTS[code][locale]({ parameter: parameter ?? '', value: quoted ?? '' }),
    code,
    ...(parameter === undefined ? {} : { parameter }),
    ...(allowed === undefined ? {} : { allowed }),
  };
  return { status, headers: headersOf(found, locale), body: `${JSON.stringify(body)}\n` };
}

function headersOf({ headers = [] }: Problem, locale: Locale): string[] {
  return [
    'Content-Type',
    'application/problem+json',
    'Content-Language',
    locale,
    'Cache-Control',
    'no-store',
    ...headers,
  ];
}
