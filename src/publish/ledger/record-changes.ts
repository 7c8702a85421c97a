import type { EventChange, EventChanges } from '../../documents/calendars/changes.ts';
import type { FeedWindow } from '../../documents/calendars/feed-window.ts';
import type { ListedEvent } from './listed-events.ts';

type Events = ReadonlyMap<string, ListedEvent>;

/** What a comparison of two editions is dated and bounded by. */
export interface Edition {
  /** YYYY-MM-DD of the data's revision. */
  readonly revision: string;
  readonly window: FeedWindow;
}

/**
 * The ledger after the events changed from `before` to `after`: SEQUENCE counts the changes of an event (RFC 5545 3.8.7.4),
 * and one that ceased to exist stays, cancelled, until its year leaves the window.
 */
export function recordChanges(
  ledger: EventChanges,
  before: Events,
  after: Events,
  edition: Edition,
): EventChanges {
  const events = new Map(Object.entries(ledger.events));
  for (const uid of new Set([...before.keys(), ...after.keys()])) {
    const change = changeOf(events.get(uid), before.get(uid), after.get(uid), edition.revision);
    if (change) events.set(uid, change);
  }
  for (const [uid, { cancelled }] of events) {
    if (cancelled && cancelled.year < edition.window.first) events.delete(uid);
  }
  return { baseline: ledger.baseline, events: Object.fromEntries([...events].sort(byUid)) };
}

function changeOf(
  known: EventChange | undefined,
  before: ListedEvent | undefined,
  after: ListedEvent | undefined,
  lastModified: string,
): EventChange | undefined {
  if (before?.digest === after?.digest) return undefined;
  const next = (known?.sequence ?? 0) + 1;
  if (before && !after) return { sequence: next, lastModified, cancelled: before.lastState };
  const isNew = !before && !known;
  return { sequence: isNew ? 0 : next, lastModified };
}

function byUid([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
