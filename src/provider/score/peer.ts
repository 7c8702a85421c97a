import type { ScopeCode } from '../../holidays/scope.ts';
import type { ProviderHoliday } from '../compare/provider-holidays.ts';

/** Listings of others that ours are compared with: the data provider's, and those of two libraries. */
export const PEER_IDS = ['nager-date', 'date-holidays', 'python-holidays'] as const;
export type PeerId = (typeof PEER_IDS)[number];

export interface Peer {
  readonly id: PeerId;
  readonly version: string;
  /**
   * Its public holidays by our ids, each on its own date and on the dates that stand in for it;
   * undefined where it has no listing of the scope.
   */
  holidays(scope: ScopeCode, year: number): ReadonlyMap<string, ProviderHoliday> | undefined;
}
