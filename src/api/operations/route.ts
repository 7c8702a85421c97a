import { ALLOWED_METHODS } from '../response/cors.ts';
import { type Problem, problem } from '../response/problem.ts';
import type { OperationName } from './operations.ts';

const OPERATIONS: ReadonlyMap<string, OperationName> = new Map([
  ['/api/holidays.json', 'holidays.json'],
  ['/api/week.json', 'week.json'],
  ['/api/holidays.ics', 'holidays.ics'],
  ['/api/status.json', 'status.json'],
]);

const NOT_FOUND = problem(404, 'not-found', { allowed: [...OPERATIONS.keys()] });

/** The operation at a path, which is exact, for a method. */
export function routeOf(path: string, method: string): OperationName | Problem {
  const operation = OPERATIONS.get(path);
  if (operation === undefined) return NOT_FOUND;
  if (method === 'GET' || method === 'HEAD') return operation;
  return problem(405, 'method-not-allowed', { headers: ['Allow', ALLOWED_METHODS] });
}
