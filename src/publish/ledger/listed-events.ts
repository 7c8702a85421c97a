import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import type { CancelledEvent } from '../../documents/calendars/changes.ts';
import type { FeedWindow } from '../../documents/calendars/feed-window.ts';
import { longWeekendName } from '../../documents/calendars/long-weekend-event.ts';
import { holidayUid, longWeekendUid } from '../../documents/calendars/uid.ts';
import { type DayOff, longWeekendsIn } from '../../holidays/days-off/long-weekends.ts';
import type { LongWeekend } from '../../holidays/holiday.ts';
import { yearsFrom } from '../../holidays/law.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { ListingLine } from './listing-file.ts';

/** An event of a feed, as it is known from a listing file. */
export interface ListedEvent {
  /** Differs when the event does. */
  readonly digest: string;
  /** What would be left of it if it ceased to exist. */
  readonly lastState: CancelledEvent;
}

/** By UID, the events that a scope's feeds draw from its listing file. */
export function listedEvents(
  scope: ScopeCode,
  lines: readonly ListingLine[],
  window: FeedWindow,
): ReadonlyMap<string, ListedEvent> {
  const daysOff = lines.filter(isStatutory).map(toDayOff);
  const days = Map.groupBy(daysOff, ({ date }) => yearOf(date));
  const observed = Map.groupBy(daysOff, ({ observed }) => observed);
  const observedOn = (day: Day) => observed.get(day) ?? [];
  const inYear = (year: number) => days.get(year) ?? [];
  const events = new Map<string, ListedEvent>();
  for (const year of yearsFrom(window.first, window.last)) {
    for (const { line } of inYear(year)) {
      events.set(holidayUid(line.id, year, scope), holidayEvent(scope, year, line));
    }
    for (const { longWeekend } of longWeekendsIn(year, observed.keys(), observedOn)) {
      const first = longWeekend.holidays[0]?.id ?? longWeekend.start;
      events.set(longWeekendUid(first, year, scope), longWeekendEvent(scope, year, longWeekend));
    }
  }
  return events;
}

function isStatutory({ kind }: ListingLine): boolean {
  return kind === undefined;
}

function toDayOff(line: ListingLine): DayOff & { readonly line: ListingLine } {
  const { id, nameEn, nameFr, date, observedDate = date } = line;
  return { id, nameEn, nameFr, date: dayOf(date), observed: dayOf(observedDate), line };
}

function holidayEvent(scope: ScopeCode, year: number, line: ListingLine): ListedEvent {
  const { nameEn, nameFr, date, observedDate: day = date } = line;
  return {
    digest: JSON.stringify(line),
    lastState: { scope, feed: 'holidays', year, start: day, end: day, nameEn, nameFr },
  };
}

function longWeekendEvent(scope: ScopeCode, year: number, longWeekend: LongWeekend): ListedEvent {
  const { start, end } = longWeekend;
  const nameEn = longWeekendName(longWeekend, 'en');
  const nameFr = longWeekendName(longWeekend, 'fr');
  const lastState = { scope, feed: 'long-weekends' as const, year, start, end, nameEn, nameFr };
  return { digest: JSON.stringify(lastState), lastState };
}
