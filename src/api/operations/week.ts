import { weekBody } from '../../documents/week.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Ports } from '../ports.ts';
import { requestedDay } from '../request/today.ts';
import { isProblem } from '../response/problem.ts';
import { composed, createOperation } from './operation.ts';

/** `week.json`, composed for any date. */
export function createWeek(almanac: Almanac, ports: Ports) {
  const site = { url: ports.siteUrl };
  return createOperation('week.json', ({ date, province, locale = 'en' }, { now }) => {
    const scope: ScopeCode = province ?? 'ca';
    const when = requestedDay(date, scope, almanac, now);
    if (isProblem(when)) return when;
    const { day, endsAt } = when;
    const body = weekBody(almanac, site, { date: day, scope, locale });
    return composed(ports, `${day}.${scope}.${locale}`, body, endsAt);
  });
}
