import type { Allowance } from '../../counters/limits.ts';
import { withoutKeys } from '../../keys/key.ts';
import type { Locale } from '../../language/locale.ts';
import type { CredentialSource } from '../caller/credential.ts';
import type { ApiResponse } from '../ports.ts';
import type { Needs } from '../request/parameter-needs.ts';
import { type Details, PROBLEM_TEXTS, type ProblemCode, TITLES } from './problem-texts.ts';

/** What went wrong with a request, before it is put into words. */
export interface Problem {
  readonly kind: 'problem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly parameter?: string | undefined;
  /** The value that was refused, quoted in the detail. Never a credential. */
  readonly value?: string | undefined;
  /** What a value of the parameter must be. */
  readonly needs?: Needs;
  /** The limit that was reached. */
  readonly allowance?: Allowance;
  /** Where a refused key came from. */
  readonly source?: CredentialSource | undefined;
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

/** Characters of a value in the detail: an error is no place for what somebody else wrote. */
const QUOTED_LENGTH = 40;
/** Control and format characters and separators of lines: they would show as nothing, or turn the sentence around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The address that says what a code means. @param siteUrl without a slash at the end */
export function problemType(code: string, siteUrl: string): string {
  return `${siteUrl}/docs/errors#${code}`;
}

/** A problem as RFC 9457 has it, in one language. */
export function toProblemResponse(found: Problem, locale: Locale, siteUrl: string): ApiResponse {
  const { status, code, parameter, allowed } = found;
  const body = {
    type: problemType(code, siteUrl),
    title: TITLES[code][locale],
    status,
    detail: PROBLEM_TEXTS[code][locale](detailsOf(found, locale, siteUrl)),
    code,
    ...(parameter === undefined ? {} : { parameter }),
    ...(allowed === undefined ? {} : { allowed }),
  };
  return { status, headers: headersOf(found, locale), body: `${JSON.stringify(body)}\n` };
}

function detailsOf(found: Problem, locale: Locale, siteUrl: string): Details {
  const { parameter = '', value = '', needs, allowed = [], allowance, source } = found;
  return {
    parameter,
    value: quotable(value),
    needs: needs?.[locale] ?? '',
    allowed: typeof allowed === 'string' ? [allowed] : allowed,
    allowance,
    source,
    siteUrl,
  };
}

/** Whole characters only: half of a surrogate pair is no text. */
function quotable(value: string): string {
  const characters = [...withoutKeys(value).toWellFormed().replace(INVISIBLE, '\ufffd')];
  const quoted = characters.slice(0, QUOTED_LENGTH).join('');
  return characters.length > QUOTED_LENGTH ? `${quoted}…` : quoted;
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
