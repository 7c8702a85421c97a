import type { Holiday } from '../../core/holidays/holiday.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';

/** Whether only a part of a province observes a day. In the federal listing, counties are provinces. */
export const isInPart = (scope: ScopeCode, { counties }: Holiday): boolean =>
  scope !== 'ca' && counties?.length === 0;
