import { dayOf, toCivilDate } from '../../calendar/day.ts';
import type { CancelledEvent } from '../../documents/calendars/changes.ts';
import { type FeedWindow, yearsOf } from '../../documents/calendars/feed-window.ts';
import { longWeekendName } from '../../documents/calendars/long-weekend-event.ts';
import { holidayUid, longWeekendUid } from '../../documents/calendars/uid.ts';
import { longWeekendsIn } from '../../holidays/long-weekends.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { ListingLine } from './listing-file.ts';

/** An event of a feed, as it is known from a listing file. */
export interface ListedEvent {
  /** Differs when the event does. */
  readonly fingerprint: string;
  /** What would be left of it if it ceased to exist. */
  readonly remains: CancelledEvent;
}

/** By UID, the events that a scope's feeds draw from its listing file. */
export function listedEvents(
  scope: ScopeCode,
  lines: readonly ListingLine[],
  window: FeedWindow,
): ReadonlyMap<string, ListedEvent> {
  const statutory = lines.filter((line) => line.kind === undefined);
  const byYear = Map.groupBy(statutory, yearOf);
  const events = new Map<string, ListedEvent>();
  for (const year of yearsOf(window)) {
    for (const line of byYear.get(year) ?? []) {
      events.set(holidayUid(line.id, year, scope), holidayEvent(scope, year, line));
    }
    const around = [year - 1, year, year + 1].flatMap((each) => byYear.get(each) ?? []);
    for (const [uid, event] of longWeekendEvents(scope, year, around)) events.set(uid, event);
  }
  return events;
}

function yearOf(line: ListingLine): number {
  return toCivilDate(dayOf(line.date)).year;
}

function holidayEvent(scope: ScopeCode, year: number, line: ListingLine): ListedEvent {
  const day = line.observedDate ?? line.date;
  const { nameEn, nameFr } = line;
  return {
    fingerprint: JSON.stringify(line),
    remains: { scope, feed: 'holidays', year, start: day, end: day, nameEn, nameFr },
  };
}

function longWeekendEvents(
  scope: ScopeCode,
  year: number,
  around: readonly ListingLine[],
): readonly (readonly [string, ListedEvent])[] {
  return longWeekendsIn(year, around.map(toOccurrence)).map(({ published }) => {
    const { start, end } = published;
    const nameEn = longWeekendName(published, 'en');
    const nameFr = longWeekendName(published, 'fr');
    const remains = { scope, feed: 'long-weekends' as const, year, start, end, nameEn, nameFr };
    const uid = longWeekendUid(published.holidays[0]?.id ?? start, year, scope);
    return [uid, { fingerprint: JSON.stringify(remains), remains }] as const;
  });
}

function toOccurrence(line: ListingLine): Occurrence {
  return {
    id: line.id,
    nameEn: line.nameEn,
    nameFr: line.nameFr,
    date: dayOf(line.date),
    observed: dayOf(line.observedDate ?? line.date),
    kind: 'statutory',
    basis: line.basis ?? null,
    act: null,
    confidence: line.confidence ?? 'high',
    local: null,
  };
}
