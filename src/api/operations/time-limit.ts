import { askTimeLimit } from '../../documents/time-limit.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Lists } from '../../lists/lists.ts';
import type { Ports } from '../ports.ts';
import { todayOf } from '../request/today.ts';
import { problem } from '../response/problem.ts';
import { composed, createOperation } from './operation.ts';

/** `time-limit.json`, composed for any date. */
export function createTimeLimit(almanac: Almanac, theLists: () => Lists, ports: Ports) {
  const site = { url: ports.siteUrl };
  return createOperation('time-limit.json', (values, { now }) => {
    let endsAt: number | undefined;
    const answer = askTimeLimit(theLists(), site, values, (place) => {
      const today = todayOf(almanac, place, now);
      endsAt = today.endsAt;
      return today.day;
    });
    if (answer.kind === 'refusal') return problem(answer.code, answer.details);
    const { body } = answer;
    const choice = ['time-limit', body.list.id, body.date, body.days, body.clear].join('.');
    return composed(ports, choice, body, endsAt);
  });
}
