import { pathOf } from '../../contract/paths.ts';
import { holidaysBody, type ListingChoice, toJson } from '../../documents/bodies.ts';
import { calendarFileName } from '../../documents/file-names.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { isProblem, type Problem, SERVICE_LINK } from '../answer.ts';
import { requestedYear, type ValuesOf } from '../request.ts';
import type { Operation } from './operation.ts';

/** `holidays.json`: the content of the static listing, by its name. */
export const listing: Operation<'holidays.json'> = ({ almanac, site }, values, { now }) => {
  const choice = choiceOf(values, almanac, now);
  if (isProblem(choice)) return choice;
  return {
    choice: listingPath(choice),
    contentType: 'application/json',
    compose: () => toJson(holidaysBody(almanac, site, choice)),
    link: alternate(`/api/holidays.ics?${queryOf(choice)}`, 'text/calendar'),
    expiresAt: choice.expiresAt,
  };
};

/** `holidays.ics`: of a year's statutory days the content of the static calendar. */
export const calendar: Operation<'holidays.ics'> = ({ almanac, site }, values, { now }) => {
  const listing = choiceOf(values, almanac, now);
  if (isProblem(listing)) return listing;
  const choice = { ...listing, locale: values.locale ?? 'en' };
  return {
    choice: `${pathOf('/holidays/{year}/{place}.{locale}.ics', { ...choice, place: choice.scope })}${choice.all ? '.all' : ''}${choice.longWeekends ? '.long-weekends' : ''}`,
    contentType: 'text/calendar; charset=utf-8',
    // The writer of calendars is loaded with the first, so that it does not slow down a start.
    compose: async () => {
      const { composeCalendar } = await import('../../documents/calendars/feeds.ts');
      return composeCalendar(almanac, site, choice);
    },
    link: alternate(`/api/holidays.json?${queryOf(choice)}`, 'application/json'),
    disposition: `attachment; filename="${calendarFileName(choice.scope, choice.year)}"`,
    expiresAt: listing.expiresAt,
  };
};

/** The listing asked for; it expires where it is that of today's year. */
function choiceOf(
  { year, province, longWeekends = false, include }: Omit<ValuesOf<'holidays.json'>, 'locale'>,
  almanac: Almanac,
  now: number,
): (ListingChoice & { readonly expiresAt: number | undefined }) | Problem {
  const scope: ScopeCode = province ?? 'ca';
  const when = requestedYear(year, scope, almanac, now);
  if (isProblem(when)) return when;
  return {
    scope,
    year: when.year,
    all: include === 'all',
    longWeekends,
    expiresAt: when.expiresAt,
  };
}

/** The file with the same content. */
function listingPath({ scope, year, all, longWeekends }: ListingChoice): string {
  const file =
    `/holidays/{year}/{place}${all ? '.all' : ''}${longWeekends ? '.long-weekends' : ''}.json` as const;
  return pathOf(file, { year, place: scope });
}

/** Link (RFC 8288) to the same choice in another form, and to the service's documents. */
function alternate(target: string, type: string): string {
  return `<${target}>; rel="alternate"; type="${type}", ${SERVICE_LINK}`;
}

function queryOf({ scope, year, all, longWeekends }: ListingChoice): string {
  const province = scope === 'ca' ? '' : `&province=${scope}`;
  return `year=${year}${province}${longWeekends ? '&longWeekends=1' : ''}${all ? '&include=all' : ''}`;
}
