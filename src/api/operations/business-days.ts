import { askBusinessDays, type BusinessDaysAnswer } from '../../contract/business-days.ts';
import { businessDaysBody } from '../../documents/day-counts.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { isOfList } from '../../holidays/lists/days-off.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import type { Ports } from '../ports.ts';
import { todayOf } from '../request/today.ts';
import { composed, createOperation } from './operation.ts';

/** `business-days.json`, composed for any date. */
export function createBusinessDays(almanac: Almanac, bundledLists: () => Lists, ports: Ports) {
  const site = { url: ports.siteUrl };
  return createOperation('business-days.json', (values, { now }) => {
    let endsAt: number | undefined;
    const reply = askBusinessDays(almanac, bundledLists(), values, (place) => {
      const today = todayOf(almanac, place, now);
      endsAt = today.endsAt;
      return today.day;
    });
    if (reply.kind === 'problem') return reply;
    return composed(ports, nameOf(reply), businessDaysBody(almanac, site, reply), endsAt);
  });
}

function nameOf({ date, daysOff, add, to }: BusinessDaysAnswer): string {
  const { weekend, extraHolidays, workedHolidays } = daysOff;
  const whose = isOfList(daysOff) ? `list-${daysOff.list}` : daysOff.scope;
  const parts = [weekend.replace(',', '+'), extraHolidays.join('+'), workedHolidays.join('+')];
  return ['business-days', date, whose, ...parts, add ?? '', to ?? ''].join('.');
}
