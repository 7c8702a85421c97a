import type { CalendarChoice, ListingChoice } from '../../documents/paths.ts';

const DOCUMENTED_BY =
  '</docs/>; rel="service-doc"; type="text/html", </openapi.json>; rel="service-desc"; type="application/json"';

/** Link (RFC 8288) of a listing: the same choice as a calendar, and the service's documents (RFC 8631). */
export function listingLink(choice: ListingChoice): string {
  return alternate(`/api/holidays.ics?${choiceQuery(choice)}`, 'text/calendar');
}

export function calendarLink(choice: CalendarChoice): string {
  return alternate(`/api/holidays.json?${choiceQuery(choice)}`, 'application/json');
}

export const SERVICE_LINK = DOCUMENTED_BY;

function alternate(target: string, type: string): string {
  return `<${target}>; rel="alternate"; type="${type}", ${DOCUMENTED_BY}`;
}

function choiceQuery({ scope, year, all, longWeekends }: ListingChoice): string {
  const province = scope === 'ca' ? '' : `&province=${scope}`;
  return `year=${year}${province}${longWeekends ? '&longWeekends=1' : ''}${all ? '&include=all' : ''}`;
}
