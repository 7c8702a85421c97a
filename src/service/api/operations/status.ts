import { FIRST_YEAR, LAST_YEAR, type Law } from '../../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../../core/holidays/scope.ts';
import type { StatusBody } from '../../contract/schemas/bodies.ts';
import { jsonAnswer } from '../answer.ts';
import type { OperationHandler, Service } from './operation.ts';

/** `status.json`: what is served, and by which software. Never cached. */
export const answerStatus: OperationHandler<'status.json'> = async (service) =>
  jsonAnswer(undefined, () => statusBody(service));

async function statusBody({ almanac, version, edition, startedAt }: Service): Promise<StatusBody> {
  const { law } = await almanac();
  return {
    revision: law.revision,
    scopes: SCOPE_CODES.length,
    years: { first: FIRST_YEAR, last: LAST_YEAR },
    holidays: countStatutory(law),
    version,
    build: edition,
    startedAt: new Date(startedAt).toISOString(),
  };
}

/** Statutory holidays in all scopes and years: each law row has one day a year. */
function countStatutory({ rows }: Law): number {
  const statutory = SCOPE_CODES.flatMap((code) => rows[code]).filter(({ kind }) => kind === 'statutory');
  return statutory.reduce((sum, { since, until = LAST_YEAR }) => sum + until - since + 1, 0);
}
