import { PROBLEMS, toProblemBody } from '../../contract/problems.ts';
import { withoutKeys } from '../../keys/key.ts';
import { preferredLocale } from '../../language/accept.ts';
import { type Locale, localeOfTag } from '../../language/locale.ts';
import type { ApiResponse } from '../ports.ts';
import type { Call } from '../request/call.ts';
import type { Problem } from './problem.ts';

/** Characters of a name or a value in the detail: an error is no place for what somebody else wrote. */
const QUOTED_LENGTH = 40;
/** Control and format characters and separators of lines: they would show as nothing, or turn the sentence around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The language of an error: a valid `locale`, else what Accept-Language prefers, else English. */
export function errorLocale({ request, query }: Call): Locale {
  return localeOfTag(query.get('locale') ?? '') ?? preferredLocale(request.headers['accept-language'] ?? '');
}

/** A problem as RFC 9457 has it, in one language. */
export function toProblemResponse(problem: Problem, locale: Locale, siteUrl: string): ApiResponse {
  const { code, parameter, value, headers = [] } = problem;
  const text = PROBLEMS[code];
  const details = { ...problem, parameter: quotable(parameter), value: quotable(value) };
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
function quotable(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const characters = [...withoutKeys(value).toWellFormed().replace(INVISIBLE, '\ufffd')];
  const quoted = characters.slice(0, QUOTED_LENGTH).join('');
  return characters.length > QUOTED_LENGTH ? `${quoted}…` : quoted;
}
