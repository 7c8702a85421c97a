import type { ScopeCode } from '../../../core/holidays/scope.ts';
import type { Locale } from '../../../core/language/locale.ts';
import { toPath } from '../../contract/paths.ts';
import type { HolidaysBody } from '../../contract/schemas/bodies.ts';
import { holidaysBody, type ListingChoice } from '../../documents/bodies.ts';
import type { CalendarChoice } from '../../documents/calendars/feeds.ts';
import { feedWindow } from '../../documents/calendars/window.ts';
import { calendarFileName } from '../../documents/file-names.ts';
import { isProblem, type JsonAnswer, jsonAnswer, type Problem, SERVICE_LINK } from '../answer.ts';
import { type Clocks, type QuestionOf, requestedYear } from '../request.ts';
import type { OperationHandler } from './operation.ts';

/** `holidays.json`: the same content as the listing's file; long weekends on request. */
export const answerListing: OperationHandler<'holidays.json', JsonAnswer<HolidaysBody>> = async (
  { clocks, almanac, site },
  question,
  { now },
) => {
  const { province: scope = 'ca', locale } = question;
  const what = readListingChoice(question, scope, clocks, now);
  if (isProblem(what)) return what;
  const choice = { ...what, scope };
  const path = listingPath(choice);
  const name = choice.longWeekends ? `${path}.long-weekends` : path;
  return {
    ...jsonAnswer(name, async () => holidaysBody(await almanac(), site, choice), choice.expiresAt),
    dataFile: choice.longWeekends ? undefined : path,
    link: alternate(`/api/holidays.ics?${writeQuery(choice, locale)}`, 'text/calendar'),
  };
};

/**
 * `holidays.ics`: the calendar of one or more places. The statutory days of one place have a static file, and its feed too; several places
 * without a year are a feed.
 */
export const answerCalendar: OperationHandler<'holidays.ics'> = async (
  { clocks, almanac, site },
  question,
  { now },
) => {
  const { places: scopes = ['ca'], locale = 'en' } = question;
  const [scope = 'ca', ...others] = scopes;
  const what = readListingChoice(question, others.length === 0 ? scope : 'ca', clocks, now);
  if (isProblem(what)) return what;
  const { year } = what;
  const isFeed = others.length > 0 && question.year === undefined;
  const choice: CalendarChoice = {
    ...what,
    scopes,
    locale,
    years: isFeed ? feedWindow(year) : { first: year, last: year },
    ...(isFeed && { path: feedPath({ ...what, scopes, locale }) }),
  };
  const name = calendarName(choice);
  return {
    choice: name,
    dataFile: others.length > 0 || choice.all || choice.longWeekends ? undefined : name,
    contentType: 'text/calendar; charset=utf-8',
    // Loaded on first use, so it doesn't slow down the start.
    compose: async () => {
      const { composeCalendar } = await import('../../documents/calendars/feeds.ts');
      return composeCalendar(await almanac(), site, choice);
    },
    link:
      others.length > 0
        ? SERVICE_LINK
        : alternate(
            `/api/holidays.json?${writeQuery({ ...what, scope }, question.locale)}`,
            'application/json',
          ),
    disposition: `attachment; filename="${calendarFileName(scopes, isFeed ? undefined : year, locale)}"`,
    expiresAt: what.expiresAt,
  };
};

function calendarName({ scopes, years, all, longWeekends, locale }: CalendarChoice): string {
  const more = `${all ? '.all' : ''}${longWeekends ? '.long-weekends' : ''}`;
  const { first: year, last } = years;
  const [place = 'ca', ...others] = scopes;
  if (others.length > 0) return `calendar.${year}-${last}.${scopes.join('+')}.${locale}${more}`;
  return `${toPath('/holidays/{year}/{place}.{locale}.ics', { year, place, locale })}${more}`;
}

/** Where subscribers find the next version of a calendar of several places. */
function feedPath({ scopes, all, longWeekends, locale }: Omit<CalendarChoice, 'years'>): string {
  return `/api/holidays.ics?province=${scopes.join(',')}${writeMore({ all, longWeekends })}&locale=${locale}`;
}

/** Everything but the place. Without a year, it expires at the end of today. */
function readListingChoice(
  {
    year,
    longWeekends = false,
    include,
  }: Pick<QuestionOf<'holidays.json'>, 'year' | 'longWeekends' | 'include'>,
  scope: ScopeCode,
  clocks: Clocks,
  now: number,
): (Omit<ListingChoice, 'scope'> & { readonly expiresAt: number | undefined }) | Problem {
  const when = requestedYear(year, scope, clocks, now);
  if (isProblem(when)) return when;
  return { year: when.year, all: include === 'all', longWeekends, expiresAt: when.expiresAt };
}

function listingPath({ scope, year, all }: ListingChoice): string {
  return toPath(all ? '/holidays/{year}/{place}.all.json' : '/holidays/{year}/{place}.json', {
    year,
    place: scope,
  });
}

/** Link (RFC 8288) to the same choice in another form, and to the service's documents. */
function alternate(target: string, type: string): string {
  return `<${target}>; rel="alternate"; type="${type}", ${SERVICE_LINK}`;
}

function writeQuery({ scope, year, all, longWeekends }: ListingChoice, locale: Locale | undefined): string {
  const province = scope === 'ca' ? '' : `&province=${scope}`;
  return `year=${year}${province}${writeMore({ longWeekends, all })}${locale ? `&locale=${locale}` : ''}`;
}

function writeMore({ longWeekends, all }: Pick<ListingChoice, 'longWeekends' | 'all'>): string {
  return `${longWeekends ? '&longWeekends=1' : ''}${all ? '&include=all' : ''}`;
}
