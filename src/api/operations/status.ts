import revision from '../../../data/revision.json' with { type: 'json' };
import type { StatusBody } from '../../contract/schemas/bodies.ts';
import { toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, type Law } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import type { ApiResponse } from '../ports.ts';
import { NOT_STORED } from '../response/cache-control.ts';
import { SERVICE_LINK } from '../response/links.ts';

/** Answers what is served and by which software; composed with the first request. */
export function createStatus(almanac: Almanac, version: string): () => ApiResponse {
  let text: string | undefined;
  const compose = (): string => {
    const body: StatusBody = {
      revision: revision.revision,
      scopes: SCOPE_CODES.length,
      years: { first: FIRST_YEAR, last: LAST_YEAR },
      holidays: countStatutory(almanac.law),
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

/** The number of statutory holidays in all scopes and years: a row of the law has a day in each of its years. */
function countStatutory({ rows }: Law): number {
  const statutory = SCOPE_CODES.flatMap((code) => rows[code]).filter(({ kind }) => kind === 'statutory');
  return statutory.reduce((sum, { since, until = LAST_YEAR }) => sum + until - since + 1, 0);
}
