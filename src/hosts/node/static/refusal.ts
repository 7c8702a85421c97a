import type { ApiResponse } from '../../../api/ports.ts';
import { NOT_STORED } from '../../../api/response/cache-control.ts';
import { CORS_HEADERS, type Header } from '../../../api/response/headers.ts';
import { PROBLEMS, type ProblemCode } from '../../../contract/problems.ts';
import type { Bilingual } from '../../../language/locale.ts';
import { isData, SITE_HEADERS } from '../../headers.ts';

/** A refusal in a line of text in both languages, which any origin may read where it stands in for data. */
export function refusal(
  status: number,
  { en, fr }: Bilingual<string>,
  path: string,
  more: readonly Header[] = [],
): ApiResponse {
  const headers: Header[] = [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', NOT_STORED],
    ...more,
    ...(isData(path) ? CORS_HEADERS : []),
    ...SITE_HEADERS,
  ];
  return { status, headers, body: `${en} / ${fr}\n` };
}

/** The refusal that has the status and the title of a problem of the API. */
export function problemRefusal(code: ProblemCode, path: string): ApiResponse {
  const { status, title } = PROBLEMS[code];
  return refusal(status, title, path);
}
