import type { Holiday } from '../../holidays/holiday.ts';
import type { ScopeCode } from '../../holidays/scope.ts';

/** Whether a part of a province alone keeps a day. In the federal listing, no counties are no provinces. */
export const isInPart = (scope: ScopeCode, { counties }: Holiday): boolean =>
  scope !== 'ca' && counties?.length === 0;
