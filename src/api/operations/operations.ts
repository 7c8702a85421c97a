import { keptOrMade } from '../../common/kept-or-made.ts';
import { OPERATION_NAMES, type OperationName, operationPath } from '../../contract/operations.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import type { Ports } from '../ports.ts';
import { routeOf } from '../request/route.ts';
import { ALLOWED_METHODS } from '../response/headers.ts';
import { problem } from '../response/problem.ts';
import { createBusinessDays } from './business-days.ts';
import { createCalendar } from './calendar.ts';
import { keepAnswers, type Operate } from './keep-answers.ts';
import { createListing } from './listing.ts';
import type { Operation } from './operation.ts';
import { createStatus } from './status.ts';
import { createTimeLimit } from './time-limit.ts';
import {
  createAvailableCountries,
  createCountryInfo,
  createIsTodayPublicHoliday,
  createLongWeekend,
  createNextPublicHolidays,
  createNextPublicHolidaysWorldwide,
  createPublicHolidays,
  createVersion,
} from './v3.ts';
import { createWeek } from './week.ts';

const NOT_FOUND = problem('not-found', { allowed: OPERATION_NAMES.map(operationPath) });
const METHOD_NOT_ALLOWED = problem('method-not-allowed', {}, [['Allow', ALLOWED_METHODS]]);
const TARGET_PROBLEMS = { 'too-long': problem('target-too-long'), malformed: problem('bad-request') };

/** Every operation by its path; what is not there and what cannot be read is a problem. */
export function createOperations(almanac: Almanac, lists: () => Lists, ports: Ports): Operate {
  const create: Readonly<Record<OperationName, () => Operation>> = {
    'holidays.json': () => createListing(almanac, ports),
    'week.json': () => createWeek(almanac, ports),
    'business-days.json': () => createBusinessDays(almanac, lists, ports),
    'time-limit.json': () => createTimeLimit(almanac, lists, ports),
    'holidays.ics': () => createCalendar(almanac, ports),
    'status.json': () => createStatus(almanac, ports),
    'v3/PublicHolidays/{year}/{countryCode}': () => createPublicHolidays(almanac, ports),
    'v3/LongWeekend/{year}/{countryCode}': () => createLongWeekend(almanac, ports),
    'v3/NextPublicHolidays/{countryCode}': () => createNextPublicHolidays(almanac, ports),
    'v3/IsTodayPublicHoliday/{countryCode}': () => createIsTodayPublicHoliday(almanac, ports),
    'v3/NextPublicHolidaysWorldwide': () => createNextPublicHolidaysWorldwide(almanac, ports),
    'v3/AvailableCountries': () => createAvailableCountries(ports),
    'v3/CountryInfo/{countryCode}': () => createCountryInfo(ports),
    'v3/Version': () => createVersion(ports),
  };
  /** Each is made when it is first asked for. */
  const operations = new Map<OperationName, Operation>();
  return keepAnswers((call) => {
    const { path, fault } = call.target;
    if (fault !== undefined) return TARGET_PROBLEMS[fault];
    const route = routeOf(path);
    if (route === undefined) return NOT_FOUND;
    const { method } = call.request;
    return method === 'GET' || method === 'HEAD'
      ? keptOrMade(operations, route.name, create[route.name])(call, route.texts)
      : METHOD_NOT_ALLOWED;
  });
}
