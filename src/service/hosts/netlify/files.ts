import type { Answer } from '../../api/answer.ts';
import type { EdgeContext } from './site.ts';

export async function readFile(
  { dataFile, contentType = '' }: Answer,
  request: Request,
  context: EdgeContext,
  warn: (message: string) => void,
): Promise<string | undefined> {
  if (dataFile === undefined) return undefined;
  try {
    const response = await context.next(new Request(new URL(dataFile, request.url)));
    const isAsExpected =
      response.status === 200 && essence(response.headers.get('content-type')) === essence(contentType);
    if (isAsExpected) return await response.text();
    warn(`${dataFile} cannot be read (status ${response.status}); its content is composed`);
  } catch (error) {
    warn(`${dataFile} cannot be read (${String(error)}); its content is composed`);
  }
  return undefined;
}

/** `text/calendar` of `text/calendar; charset=utf-8` (RFC 9110 8.3.1). */
function essence(contentType: string | null): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
