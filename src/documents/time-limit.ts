import { dayOf, yearOf } from '../calendar/day.ts';
import type { TimeLimitBody } from '../contract/schemas/days.ts';
import type { TimeLimitAnswer } from '../contract/time-limit.ts';
import { listYearPath } from './paths.ts';
import { type Site, sourceOf } from './site.ts';

/** The body of `time-limit.json`: the answer, with the addresses of the service. */
export function timeLimitBody(answer: TimeLimitAnswer, site: Site): TimeLimitBody {
  const { list, date } = answer;
  const url = `${site.url}${listYearPath(list.id, yearOf(dayOf(date)), 'json')}`;
  return { ...answer, list: { ...list, url }, source: sourceOf(site) };
}
