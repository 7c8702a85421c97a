import {
  type CalendarChoice,
  calendarFileName,
  calendarPath,
  type ListingChoice,
  listingPath,
} from '../../documents/paths.ts';
import type { Site } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { ApiResponse, MaybePromise, Ports, StaticDocument } from '../ports.ts';
import {
  askedCalendar,
  askedListing,
  askedWeek,
  repeatedParameter,
  STATUS_NAMES,
} from '../request/choice.ts';
import type { Query } from '../request/query.ts';
import { calendarLink, listingLink, SERVICE_LINK } from '../response/links.ts';
import { isProblem, type Problem } from '../response/problem.ts';
import { type Conditions, toResponse } from '../response/representation.ts';
import { settle, settleOr } from '../settle.ts';
import { composeListing, createCalendarComposer } from './compose.ts';
import { createStatus } from './status.ts';
import { createWeekText } from './week-text.ts';

const JSON_TYPE = 'application/json';
const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export interface OperationRequest extends Conditions {
  readonly query: Query;
  readonly acceptEncoding: string | undefined;
  readonly readDocument: Ports['readDocument'] | undefined;
}

export type Operation = (request: OperationRequest) => MaybePromise<ApiResponse | Problem>;

export type OperationName = 'holidays.json' | 'holidays.ics' | 'week.json' | 'status.json';

export function createOperations(almanac: Almanac, ports: Ports): Readonly<Record<OperationName, Operation>> {
  const site: Site = { url: ports.siteUrl };
  const composeCalendar = createCalendarComposer(almanac, site);
  const weekText = createWeekText(almanac, site);
  const status = createStatus(almanac, ports.version);

  /** The static document, or undefined where it is missing or the host fails to read it. */
  function read(path: string, request: OperationRequest): MaybePromise<StaticDocument | undefined> {
    const { acceptEncoding, readDocument = ports.readDocument } = request;
    return settleOr(
      () => readDocument(path, acceptEncoding),
      (error) => void ports.warn(`Cannot read ${path}, which is composed instead: ${String(error)}`),
    );
  }

  function listing(choice: ListingChoice, request: OperationRequest): MaybePromise<StaticDocument> {
    return settle(
      read(listingPath(choice), request),
      (document) => document ?? composeListing(almanac, site, choice),
    );
  }

  /** Only the calendar of a year's statutory days is written beforehand. */
  function calendar(choice: CalendarChoice, request: OperationRequest): MaybePromise<StaticDocument> {
    if (choice.all || choice.longWeekends) return composeCalendar(choice);
    return settle(read(calendarPath(choice), request), (document) => document ?? composeCalendar(choice));
  }

  return {
    'holidays.json': (request) => {
      const asked = askedListing(request.query, almanac, request.now);
      if (isProblem(asked)) return asked;
      const { choice, endsAt } = asked;
      return settle(listing(choice, request), ({ body, etag, encoding }) =>
        toResponse(
          { body, etag, encoding, contentType: JSON_TYPE, link: listingLink(choice), endsAt },
          request,
        ),
      );
    },
    'holidays.ics': (request) => {
      const asked = askedCalendar(request.query, almanac, request.now);
      if (isProblem(asked)) return asked;
      const { choice, endsAt } = asked;
      const disposition = `attachment; filename="${calendarFileName(choice)}"`;
      const described = { contentType: CALENDAR_TYPE, link: calendarLink(choice), disposition, endsAt };
      return settle(calendar(choice, request), ({ body, etag, encoding }) =>
        toResponse({ body, etag, encoding, ...described }, request),
      );
    },
    'week.json': (request) => {
      const asked = askedWeek(request.query, almanac, request.now);
      if (isProblem(asked)) return asked;
      const { byteText, etag } = weekText(asked.choice);
      const described = { contentType: JSON_TYPE, link: SERVICE_LINK, endsAt: asked.endsAt };
      return toResponse({ body: () => ({ byteText }), etag, ...described }, request);
    },
    'status.json': ({ query }) => repeatedParameter(query, STATUS_NAMES) ?? status(),
  };
}
