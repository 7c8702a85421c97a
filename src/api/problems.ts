import { yearSpanTexts } from '../calendar/year-spans.ts';
import { PROBLEMS, type ProblemCode, toProblemBody } from '../contract/problems.ts';
import type { ProblemBody } from '../contract/schemas/bodies.ts';
import type { Lists } from '../holidays/lists/lists.ts';
import { withoutKeys } from '../keys/key.ts';
import { preferredLocale } from '../language/accept-language.ts';
import { type Locale, localeOfTag } from '../language/locale.ts';
import { type ApiResponse, CORS_HEADERS, NOT_STORED, type Problem, problem } from './answer.ts';
import type { Call } from './request.ts';

/** Characters of a name or a value in the detail: an error is no place for what somebody else wrote. */
const QUOTED_LENGTH = 40;
/** Control and format characters and separators of lines: they would show as nothing, or turn the sentence around. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The language of an error: a valid `locale`, else what Accept-Language prefers, else English. */
export function errorLocale({ headers, query }: Call): Locale {
  return localeOfTag(query.get('locale') ?? '') ?? preferredLocale(headers['accept-language'] ?? '');
}

/** A problem as RFC 9457 has it, in one language. */
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

/** What a refusal in plain text says of a problem. */
export function statusAndTitle(code: ProblemCode) {
  const { status, title } = PROBLEMS[code];
  return { status, title };
}

/** Whole characters only: half of a surrogate pair is no text. */
function quotable(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const characters = [...withoutKeys(value).toWellFormed().replace(INVISIBLE, '\ufffd')];
  const quoted = characters.slice(0, QUOTED_LENGTH).join('');
  return characters.length > QUOTED_LENGTH ? `${quoted}…` : quoted;
}

/** Says that a data file is not made yet. */
export function notReady(acceptLanguage: string, siteUrl: string): ApiResponse {
  const response = toProblemResponse(problem('unavailable'), preferredLocale(acceptLanguage), siteUrl);
  response.headers.push(...CORS_HEADERS);
  return response;
}

/** `/lists/tsx/2027.json`, `/lists/tsx.en.ics` */
const LIST_ADDRESS =
  /^\/lists\/(?<id>[^/.]+)(?:\/(?<year>\d{1,9})\.(?:json|csv|(?:en|fr)\.ics)|\.(?:en|fr)\.ics)$/;

/** Says why a list has no file at a path: no such list, or no such year of it; undefined for a path of another form. */
export function missingList(
  path: string,
  acceptLanguage: string,
  lists: Lists,
  siteUrl: string,
): ApiResponse | undefined {
  const { id, year } = LIST_ADDRESS.exec(path)?.groups ?? {};
  if (id === undefined) return undefined;
  const isKnown = lists.ids.includes(id);
  if (isKnown && year === undefined) return undefined;
  const refusal = isKnown
    ? problem('year-not-published', { value: id, allowed: yearSpanTexts(lists.years(id)) })
    : problem('unknown-list', { value: id, allowed: lists.ids });
  const response = toProblemResponse(refusal, preferredLocale(acceptLanguage), siteUrl);
  response.headers.push(...CORS_HEADERS);
  return response;
}
