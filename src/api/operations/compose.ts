import { BoundedMap } from '../../common/bounded-map.ts';
import { type CalendarChoice, calendarPath, type ListingChoice } from '../../documents/paths.ts';
import { holidaysBody, type Site, toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { StaticDocument } from '../ports.ts';
import { entityTag } from '../response/entity-tag.ts';

/** Composed calendars kept, at some 10 KB each: writing one takes milliseconds. */
const KEPT_CALENDARS = 100;

const encoder = new TextEncoder();

/** The static document of a listing, made from the law tables: the same bytes and the same tag. */
export function composeListing(almanac: Almanac, site: Site, choice: ListingChoice): StaticDocument {
  return toDocument(toJson(holidaysBody(almanac, site, choice)));
}

/** Composes calendars. Their writer is loaded with the first, so that it does not slow down a start. */
export function createCalendarComposer(almanac: Almanac, site: Site) {
  const kept = new BoundedMap<string, StaticDocument>(KEPT_CALENDARS);
  return async (choice: CalendarChoice): Promise<StaticDocument> => {
    const { composeCalendar } = await import('../../documents/calendars/year.ts');
    const name = `${calendarPath(choice)}${choice.all}${choice.longWeekends}`;
    return kept.get(name, () => toDocument(composeCalendar(almanac, site, choice)));
  };
}

function toDocument(text: string): StaticDocument {
  const body = encoder.encode(text);
  return { body: () => body, etag: entityTag(body) };
}
