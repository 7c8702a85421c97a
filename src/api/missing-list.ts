import { yearSpanTexts } from '../calendar/year-spans.ts';
import type { ListIndexBody } from '../contract/schemas/lists.ts';
import { preferredLocale } from '../language/accept.ts';
import type { ApiResponse } from './ports.ts';
import { CORS_HEADERS } from './response/headers.ts';
import { type Problem, problem } from './response/problem.ts';
import { toProblemResponse } from './response/problem-response.ts';

/** `/lists/tsx/2027.json`, `/lists/tsx.en.ics` */
const ADDRESS =
  /^\/lists\/(?<id>[^/.]+)(?:\/(?<year>\d{1,9})\.(?:json|csv|(?:en|fr)\.ics)|\.(?:en|fr)\.ics)$/;

/**
 * Says why there is no file of a list at an address: no such list, or no such year of it; undefined for an address that has another form.
 * @param index `/lists/index.json`
 */
export function missingList(
  path: string,
  acceptLanguage: string,
  index: ListIndexBody,
  siteUrl: string,
): ApiResponse | undefined {
  const refusal = problemOf(path, index);
  if (!refusal) return undefined;
  const response = toProblemResponse(refusal, preferredLocale(acceptLanguage), siteUrl);
  response.headers.push(...CORS_HEADERS);
  return response;
}

function problemOf(path: string, index: ListIndexBody): Problem | undefined {
  const { id, year } = ADDRESS.exec(path)?.groups ?? {};
  if (id === undefined) return undefined;
  const list = index.find((row) => row.id === id);
  if (!list) return problem('unknown-list', { value: id, allowed: index.map((row) => row.id) });
  if (year === undefined) return undefined;
  const { years } = list;
  const allowed = 'from' in years ? [`${years.from}-${years.to}`] : yearSpanTexts(years);
  return problem('year-not-published', { value: id, allowed });
}
