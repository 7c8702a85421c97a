import { yearOf } from '../../calendar/day.ts';
import { type Today, todayAt } from '../../calendar/today.ts';
import { toJson } from '../../documents/site.ts';
import { v3Holidays, v3LongWeekends, v3NextHolidays } from '../../documents/v3.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { daysOff } from '../../holidays/shared-holidays.ts';
import type { Ports } from '../ports.ts';
import { readValues, todayOf } from '../request/choice.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { isProblem } from '../response/problem.ts';
import type { Representation } from '../response/representation.ts';
import type { Operation } from './operation.ts';

/** What Nager.Date v3 takes where it is left out. */
const BRIDGE_DAYS = 1;

/** `v3/PublicHolidays`, composed. */
export function createPublicHolidays(almanac: Almanac, ports: Ports): Operation {
  return (call, texts) => {
    const values = readValues('v3/PublicHolidays/{year}/{countryCode}', call, texts);
    if (isProblem(values)) return values;
    const { year } = values;
    return toList(ports, `${year}`, v3Holidays(almanac, year));
  };
}

/** `v3/LongWeekend`, composed. */
export function createLongWeekend(almanac: Almanac, ports: Ports): Operation {
  return (call, texts) => {
    const values = readValues('v3/LongWeekend/{year}/{countryCode}', call, texts);
    if (isProblem(values)) return values;
    const { year, subdivisionCode: province, availableBridgeDays = BRIDGE_DAYS } = values;
    const choice = { year, province, availableBridgeDays };
    return toList(
      ports,
      `${year}.${province ?? 'ca'}.${availableBridgeDays}`,
      v3LongWeekends(almanac, choice),
    );
  };
}

/** `v3/NextPublicHolidays`, composed for today in Canada's capital. */
export function createNextPublicHolidays(almanac: Almanac, ports: Ports): Operation {
  return (call, texts) => {
    const values = readValues('v3/NextPublicHolidays/{countryCode}', call, texts);
    if (isProblem(values)) return values;
    const { day, endsAt } = todayOf(almanac, 'ca', call.now);
    return toList(ports, `next.${day}`, v3NextHolidays(almanac, day), endsAt);
  };
}

/** `v3/IsTodayPublicHoliday`: 200 where it is, else 204, and nothing in either. */
export function createIsTodayPublicHoliday(almanac: Almanac, { edition }: Ports): Operation {
  return (call, texts) => {
    const values = readValues('v3/IsTodayPublicHoliday/{countryCode}', call, texts);
    if (isProblem(values)) return values;
    const { countyCode: province, offset } = values;
    const { day, endsAt }: Today =
      offset === undefined ? todayOf(almanac, province ?? 'ca', call.now) : todayAt(offset, call.now);
    const isHoliday = daysOff(almanac, province, yearOf(day)).includes(day);
    return {
      ...(isHoliday ? {} : { status: 204 as const }),
      document: { body: new Uint8Array(), etag: `"${edition}.v3.today.${day}.${isHoliday}"` },
      contentType: undefined,
      link: SERVICE_LINK,
      endsAt,
    };
  };
}

/** A composed list. As that of `week.json`, its tag names the edition and the choice. */
function toList(
  { edition }: Ports,
  choice: string,
  rows: readonly object[],
  endsAt?: number,
): Representation {
  return {
    document: { body: toJson(rows), etag: `"${edition}.v3.${choice}"` },
    contentType: 'application/json',
    link: SERVICE_LINK,
    endsAt,
  };
}
