import { yearOf } from '../../calendar/day.ts';
import { type Today, todayAt } from '../../calendar/today.ts';
import { v3Holidays, v3LongWeekends, v3NextHolidays } from '../../documents/v3.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { daysOff } from '../../holidays/shared-holidays.ts';
import type { Ports } from '../ports.ts';
import { todayOf } from '../request/today.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { composed, createOperation } from './operation.ts';

/** What Nager.Date v3 takes where it is left out. */
const BRIDGE_DAYS = 1;

/** `v3/PublicHolidays`, composed. */
export function createPublicHolidays(almanac: Almanac, ports: Ports) {
  return createOperation('v3/PublicHolidays/{year}/{countryCode}', ({ year }) =>
    composed(ports, `v3.${year}`, v3Holidays(almanac, year), undefined),
  );
}

/** `v3/LongWeekend`, composed. */
export function createLongWeekend(almanac: Almanac, ports: Ports) {
  return createOperation('v3/LongWeekend/{year}/{countryCode}', (values) => {
    const { year, subdivisionCode: province, availableBridgeDays = BRIDGE_DAYS } = values;
    const rows = v3LongWeekends(almanac, { year, province, availableBridgeDays });
    return composed(ports, `v3.${year}.${province ?? 'ca'}.${availableBridgeDays}`, rows, undefined);
  });
}

/** `v3/NextPublicHolidays`, composed for today in Canada's capital. */
export function createNextPublicHolidays(almanac: Almanac, ports: Ports) {
  return createOperation('v3/NextPublicHolidays/{countryCode}', (_values, { now }) => {
    const { day, endsAt } = todayOf(almanac, 'ca', now);
    return composed(ports, `v3.next.${day}`, v3NextHolidays(almanac, day), endsAt);
  });
}

/** `v3/IsTodayPublicHoliday`: 200 where it is, else 204, and nothing in either. */
export function createIsTodayPublicHoliday(almanac: Almanac, { edition }: Ports) {
  return createOperation('v3/IsTodayPublicHoliday/{countryCode}', (values, { now }) => {
    const { countyCode: province, offset } = values;
    const { day, endsAt }: Today =
      offset === undefined ? todayOf(almanac, province ?? 'ca', now) : todayAt(offset, now);
    const isHoliday = daysOff(almanac, province, yearOf(day)).includes(day);
    return {
      ...(isHoliday ? {} : { status: 204 as const }),
      document: { body: new Uint8Array(), etag: `"${edition}.v3.today.${day}.${isHoliday}"` },
      contentType: undefined,
      link: SERVICE_LINK,
      endsAt,
    };
  });
}
