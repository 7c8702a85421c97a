import { routeOf } from '../../../api/request/route.ts';
import { isApi, readTarget } from '../../../api/request/target.ts';
import type { OperationName } from '../../../contract/operations.ts';

/** An operation of the API; `static` for pages and files; `other` for what is below /api and no operation. A client can make up none. */
export type OperationLabel = OperationName | 'static' | 'other';

/** The label of a request's target. */
export function operationLabel(target: string): OperationLabel {
  return routeOf(readTarget(target).path)?.name ?? (isApi(target) ? 'other' : 'static');
}
