import { type ProblemDetails, toProblemBody } from '../../contract/problem.ts';
import { PROBLEMS, type ProblemCode } from '../../contract/problems.ts';
import { withoutKeys } from '../../keys/key.ts';
import type { Locale } from '../../language/locale.ts';
import type { ApiResponse } from '../ports.ts';
import type { Header } from './headers.ts';

/** What went wrong with a request, before it is put into words. `value` is as it came, and never a credential. */
export interface Problem extends ProblemDetails {
  readonly kind: 'problem';
  readonly code: ProblemCode;
  readonly headers?: readonly Header[];
}

export function problem(
  code: ProblemCode,
  details: ProblemDetails = {},
  headers: readonly Header[] = [],
): Problem {
  return { kind: 'problem', code, headers, ...details };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'problem';
}

/** Characters of a value in the detail: an error is no place for what somebody else wrote. */
const QUOTED_LENGTH = 40;
/** Control and format characters and separators of lines: they would show as nothing, or turn the sentence around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A problem as RFC 9457 has it, in one language. */
export function toProblemResponse(found: Problem, locale: Locale, siteUrl: string): ApiResponse {
  const { code, value, headers = [] } = found;
  const text = PROBLEMS[code];
  const details = value === undefined ? found : { ...found, value: quotable(value) };
  return {
    status: text.status,
    headers: [
      ['Content-Type', 'application/problem+json'],
      ['Content-Language', locale],
      ['Cache-Control', 'no-store'],
      ...headers,
    ],
    body: `${JSON.stringify(toProblemBody(code, text, details, locale, siteUrl))}\n`,
  };
}

/** Whole characters only: half of a surrogate pair is no text. */
function quotable(value: string): string {
  const characters = [...withoutKeys(value).toWellFormed().replace(INVISIBLE, '\ufffd')];
  const quoted = characters.slice(0, QUOTED_LENGTH).join('');
  return characters.length > QUOTED_LENGTH ? `${quoted}…` : quoted;
}
