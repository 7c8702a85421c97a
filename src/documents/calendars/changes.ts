import committed from '../../../data/event-changes.json' with { type: 'json' };
import type { ScopeCode } from '../../holidays/scope.ts';

/** What happened to an event since the first edition. Dates are YYYY-MM-DD, those of a revision of the data. */
export interface EventChange {
  readonly sequence: number;
  readonly lastModified: string;
  /** The event as it was before it ceased to exist. */
  readonly cancelled?: CancelledEvent;
}

export interface CancelledEvent {
  readonly scope: ScopeCode;
  readonly feed: 'holidays' | 'long-weekends';
  /** The year of the listing it belonged to. */
  readonly year: number;
  /** First and last day, both inclusive. */
  readonly start: string;
  readonly end: string;
  readonly nameEn: string;
  readonly nameFr: string;
}

/** The events that are not as they were in the first edition, by UID; all others are of the baseline's date. */
export interface EventChanges {
  readonly baseline: string;
  readonly events: Readonly<Record<string, EventChange>>;
}

/** The ledger as it was when the program started. */
export const eventChanges = committed as EventChanges;

/** RFC 5545 3.8.7.2: DTSTAMP is when the event was last revised, which LAST-MODIFIED repeats. */
export function changeOf(changes: EventChanges, uid: string): EventChange {
  return changes.events[uid] ?? { sequence: 0, lastModified: changes.baseline };
}
