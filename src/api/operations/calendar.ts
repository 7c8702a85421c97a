import QuickLRU from 'quick-lru';
import { keptOrMade } from '../../common/kept-or-made.ts';
import { type CalendarChoice, calendarFileName, calendarPath } from '../../documents/paths.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Ports, StaticDocument } from '../ports.ts';
import { toDocument } from '../response/entity-tag.ts';
import { calendarLink } from '../response/links.ts';
import { isProblem } from '../response/problem.ts';
import { readStored, requestedListing } from './listing.ts';
import { createOperation } from './operation.ts';

/** Composed calendars kept, and up to twice as many, at some 10 KB each: writing one takes milliseconds. */
const KEPT_CALENDARS = 50;

/** `holidays.ics`: of a year's statutory days the static calendar, any other choice composed. */
export function createCalendar(almanac: Almanac, ports: Ports) {
  const compose = createComposer(almanac, ports.siteUrl);
  return createOperation('holidays.ics', async ({ locale = 'en', ...values }, call) => {
    const listing = requestedListing(values, almanac, call.now);
    if (isProblem(listing)) return listing;
    const { endsAt } = listing;
    const choice = { ...listing.choice, locale };
    const isStored = !choice.all && !choice.longWeekends;
    const stored = isStored ? await readStored(calendarPath(choice), call, ports) : undefined;
    return {
      document: stored ?? (await compose(choice)),
      contentType: 'text/calendar; charset=utf-8',
      link: calendarLink(choice),
      disposition: `attachment; filename="${calendarFileName(choice)}"`,
      endsAt,
      isStandIn: isStored && !stored,
    };
  });
}

/** Composes calendars. Their writer is loaded with the first, so that it does not slow down a start. */
function createComposer(almanac: Almanac, siteUrl: string) {
  const kept = new QuickLRU<string, StaticDocument>({ maxSize: KEPT_CALENDARS });
  return async (choice: CalendarChoice): Promise<StaticDocument> => {
    const { composeCalendar } = await import('../../documents/calendars/feeds.ts');
    const name = `${calendarPath(choice)}${choice.all}${choice.longWeekends}`;
    return keptOrMade(kept, name, () => toDocument(composeCalendar(almanac, { url: siteUrl }, choice)));
  };
}
