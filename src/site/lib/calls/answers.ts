import { type OperationName, operationPath } from '../../../contract/operations.ts';
import { PARAMETERS } from '../../../contract/parameters.ts';
import { patternOf } from '../../../contract/path-template.ts';
import { askTimeLimit } from '../../../contract/time-limit.ts';
import { businessDaysBody } from '../../../documents/business-days.ts';
import { holidaysBody } from '../../../documents/site.ts';
import { timeLimitBody } from '../../../documents/time-limit.ts';
import { V3_COUNTRIES, V3_COUNTRY_INFO, v3Holidays, v3LongWeekends } from '../../../documents/v3.ts';
import { weekBody } from '../../../documents/week.ts';
import { toDaysOff } from '../../../holidays/lists/days-off.ts';
import { almanac, lists } from '../almanac.ts';

/**
 * The service's answer to a request of the documentation, so that no example can be wrong.
 * @param request path and query with every parameter that would depend on today
 * @throws {RangeError} for a request that has no such answer
 */
export function answerTo(request: string, siteUrl: string): object {
  const { pathname, searchParams } = new URL(request, siteUrl);
  const given = (name: keyof typeof PARAMETERS): string => searchParams.get(name) ?? '';
  const site = { url: siteUrl };
  const scope = PARAMETERS.province.read(given('province')) ?? 'ca';
  const year = PARAMETERS.year.read(given('year'));
  const date = PARAMETERS.date.read(given('date'));
  const daysOff = toDaysOff(
    {
      province: scope,
      list: searchParams.get('list') || undefined,
      weekend: PARAMETERS.weekend.read(given('weekend')),
      with: PARAMETERS.with.read(given('with')),
      without: PARAMETERS.without.read(given('without')),
    },
    lists,
  );
  const flags = { all: given('include') === 'all', longWeekends: given('longWeekends') === '1' };
  if (pathname === '/api/holidays.json' && year !== undefined)
    return holidaysBody(almanac, site, { scope, year, ...flags });
  if (pathname === '/api/week.json' && date !== undefined)
    return weekBody(almanac, site, {
      scope,
      date,
      locale: PARAMETERS.locale.read(given('locale')) ?? 'en',
    });
  if (pathname === '/api/business-days.json' && date !== undefined) {
    const add = PARAMETERS.add.read(given('add'));
    const to = PARAMETERS.to.read(given('to'));
    const body = businessDaysBody(almanac, lists, site, { date, daysOff, add, to });
    if (body) return body;
  }
  if (pathname === '/api/time-limit.json' && date !== undefined) {
    const days = PARAMETERS.days.read(given('days'));
    const clear = PARAMETERS.clear.read(given('clear'));
    const reply = askTimeLimit(lists, { list: given('list'), date, days, clear }, () => date);
    if (reply.kind === 'answer') return timeLimitBody(reply.answer, site);
  }
  const v3 = v3Answer(pathname, searchParams);
  if (v3) return v3;
  throw new RangeError(`No example for ${request}`);
}

function v3Answer(pathname: string, searchParams: URLSearchParams): object | undefined {
  const textsIn = (name: OperationName) => patternOf(operationPath(name)).exec(pathname);
  if (textsIn('v3/AvailableCountries')) return V3_COUNTRIES;
  if (textsIn('v3/CountryInfo/{countryCode}')) return V3_COUNTRY_INFO;
  const holidays = textsIn('v3/PublicHolidays/{year}/{countryCode}');
  if (holidays) return v3Holidays(almanac, Number(holidays.groups?.['year']));
  const weekends = textsIn('v3/LongWeekend/{year}/{countryCode}');
  if (!weekends) return undefined;
  return v3LongWeekends(almanac, {
    year: Number(weekends.groups?.['year']),
    province: PARAMETERS.subdivisionCode.read(searchParams.get('subdivisionCode') ?? ''),
    availableBridgeDays: Number(searchParams.get('availableBridgeDays') ?? 1),
  });
}
