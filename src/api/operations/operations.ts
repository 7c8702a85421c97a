import { OPERATION_NAMES, type OperationName, operationPath } from '../../contract/operations.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Ports } from '../ports.ts';
import { ALLOWED_METHODS } from '../response/headers.ts';
import { problem } from '../response/problem.ts';
import { createBusinessDays } from './business-days.ts';
import { createCalendar } from './calendar.ts';
import { createListing } from './listing.ts';
import type { Operation } from './operation.ts';
import { createStatus } from './status.ts';
import { createWeek } from './week.ts';

const NAME_BY_PATH = new Map(OPERATION_NAMES.map((name) => [operationPath(name), name]));
const NOT_FOUND = problem('not-found', { allowed: [...NAME_BY_PATH.keys()] });
const METHOD_NOT_ALLOWED = problem('method-not-allowed', {}, [['Allow', ALLOWED_METHODS]]);
const TARGET_PROBLEMS = { 'too-long': problem('target-too-long'), malformed: problem('bad-request') };

/** Every operation by its path, which is exact; what is not there and what cannot be read is a problem. */
export function createOperations(almanac: Almanac, ports: Ports): Operation {
  const operations: Readonly<Record<OperationName, Operation>> = {
    'holidays.json': createListing(almanac, ports),
    'week.json': createWeek(almanac, ports),
    'business-days.json': createBusinessDays(almanac, ports),
    'holidays.ics': createCalendar(almanac, ports),
    'status.json': createStatus(almanac, ports.version),
  };
  return (call) => {
    const { path, fault } = call.target;
    if (fault !== undefined) return TARGET_PROBLEMS[fault];
    const name = NAME_BY_PATH.get(path);
    if (name === undefined) return NOT_FOUND;
    const { method } = call.request;
    return method === 'GET' || method === 'HEAD' ? operations[name](call) : METHOD_NOT_ALLOWED;
  };
}
