import { preferredLocale } from '../../core/language/accept-language.ts';
import { type Locale, parseLocale } from '../../core/language/locale.ts';
import { PROBLEMS, toProblemBody } from '../contract/problems.ts';
import type { ProblemBody } from '../contract/schemas/bodies.ts';
import { withoutKeys } from '../keys/key.ts';
import { type ApiResponse, CORS_HEADERS, NOT_STORED, type Problem, problem } from './answer.ts';
import type { Call } from './request.ts';

const QUOTED_LENGTH = 40;
/** Characters that are invisible or reverse the direction of the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The language of a problem: a valid `locale`, else what Accept-Language prefers, else English. */
export function errorLocale({ headers, query }: Call): Locale {
  return parseLocale(query.get('locale') ?? '') ?? preferredLocale(headers['accept-language'] ?? '');
}

export function toProblemResponse(problem: Problem, locale: Locale, siteUrl: string): ApiResponse {
  const { headers = [] } = problem;
  const body = problemBody(problem, locale, siteUrl);
  return {
    status: body.status,
    headers: [
      ['Content-Type', 'application/problem+json'],
      ['Content-Language', locale],
      ['Cache-Control', NOT_STORED],
      ...headers,
    ],
    body: `${JSON.stringify(body)}\n`,
  };
}

export function problemBody(problem: Problem, locale: Locale, siteUrl: string): ProblemBody {
  const { code, parameter, value } = problem;
  const details = { ...problem, parameter: quotable(parameter), value: quotable(value) };
  return toProblemBody(code, PROBLEMS[code], details, locale, siteUrl);
}

/** Cuts between characters, never inside a surrogate pair. */
function quotable(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const characters = [...withoutKeys(value).toWellFormed().replace(INVISIBLE, '\ufffd')];
  const quoted = characters.slice(0, QUOTED_LENGTH).join('');
  return characters.length > QUOTED_LENGTH ? `${quoted}…` : quoted;
}

export function notReady(acceptLanguage: string, siteUrl: string): ApiResponse {
  const response = toProblemResponse(problem('unavailable'), preferredLocale(acceptLanguage), siteUrl);
  response.headers.push(...CORS_HEADERS);
  return response;
}
