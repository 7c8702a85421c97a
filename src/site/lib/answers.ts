import { parseDate } from '../../calendar/day.ts';
import { holidaysBody } from '../../documents/site.ts';
import { weekBody } from '../../documents/week.ts';
import { type ScopeCode, toProvinceCode } from '../../holidays/scope.ts';
import { almanac } from './almanac.ts';

/**
 * The service's answer to a request of the documentation, so that no example can be wrong.
 * @param request path and query with every parameter that would depend on today
 * @throws {RangeError} for a request that has no such answer
 */
export function answerTo(request: string, siteUrl: string): object {
  const { pathname, searchParams } = new URL(request, siteUrl);
  const site = { url: siteUrl };
  const scope: ScopeCode = toProvinceCode(searchParams.get('province') ?? '') ?? 'ca';
  if (pathname === '/api/holidays.json') {
    const year = Number(searchParams.get('year'));
    const all = searchParams.get('include') === 'all';
    return holidaysBody(almanac, site, {
      scope,
      year,
      all,
      longWeekends: searchParams.get('longWeekends') === '1',
    });
  }
  const date = parseDate(searchParams.get('date') ?? '');
  if (pathname !== '/api/week.json' || date === undefined) throw new RangeError(`No example for ${request}`);
  return weekBody(almanac, site, { date, scope, locale: searchParams.get('locale') === 'fr' ? 'fr' : 'en' });
}
