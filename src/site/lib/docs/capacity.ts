const DAY_SECONDS = 86_400;
const SECOND_MICROSECONDS = 1_000_000;

/** Requests that one core answers in a second, to two digits. @param microseconds of CPU a request */
export function requestsPerSecondOfCore(microseconds: number): number {
  return Number((SECOND_MICROSECONDS / microseconds).toPrecision(2));
}

/** Cores that a day's requests keep busy when they come at an even pace. @param microseconds of CPU a request */
export function coresOf(requestsPerDay: number, microseconds: number): number {
  return (requestsPerDay / DAY_SECONDS) * (microseconds / SECOND_MICROSECONDS);
}
