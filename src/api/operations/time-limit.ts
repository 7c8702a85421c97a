import { askTimeLimit } from '../../contract/time-limit.ts';
import { timeLimitBody } from '../../documents/day-counts.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import type { Ports } from '../ports.ts';
import { todayOf } from '../request/today.ts';
import { composed, createOperation } from './operation.ts';

/** `time-limit.json`, composed for any date. */
export function createTimeLimit(almanac: Almanac, bundledLists: () => Lists, ports: Ports) {
  const site = { url: ports.siteUrl };
  return createOperation('time-limit.json', (values, { now }) => {
    let endsAt: number | undefined;
    const reply = askTimeLimit(bundledLists(), values, (place) => {
      const today = todayOf(almanac, place, now);
      endsAt = today.endsAt;
      return today.day;
    });
    if (reply.kind === 'problem') return reply;
    const { list, date, days, clear } = reply.answer;
    const choice = ['time-limit', list.id, date, days, clear].join('.');
    return composed(ports, choice, timeLimitBody(reply.answer, site), endsAt);
  });
}
