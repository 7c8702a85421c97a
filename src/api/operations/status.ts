import revision from '../../../data/revision.json' with { type: 'json' };
import type { StatusBody } from '../../contract/schemas/bodies.ts';
import { toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import type { ApiResponse } from '../ports.ts';
import { NOT_STORED } from '../response/cache-control.ts';
import { SERVICE_LINK } from '../response/links.ts';

/** Answers what is served and by which software. The holidays are counted with the first request, in milliseconds. */
export function createStatus(almanac: Almanac, version: string): () => ApiResponse {
  let text: string | undefined;
  const compose = (): string => {
    const body: StatusBody = {
      revision: revision.revision,
      scopes: SCOPE_CODES.length,
      years: { first: FIRST_YEAR, last: LAST_YEAR },
      holidays: almanac.countStatutory(),
      version,
    };
    return toJson(body);
  };
  return () => {
    text ??= compose();
    const headers = ['Content-Type', 'application/json', 'Cache-Control', NOT_STORED, 'Link', SERVICE_LINK];
    return { status: 200, headers, body: text };
  };
}
