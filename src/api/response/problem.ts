import type { ProblemCode } from '../../contract/problems.ts';
import type { ProblemDetails } from '../../contract/question-problems.ts';
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
