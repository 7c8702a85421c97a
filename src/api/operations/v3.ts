import { yearOf } from '../../calendar/day.ts';
import { type Today, todayAt } from '../../calendar/today.ts';
import type { V3Version } from '../../contract/schemas/v3.ts';
import {
  NEXT_DAYS,
  NEXT_DAYS_WORLDWIDE,
  V3_COUNTRIES,
  V3_COUNTRY_INFO,
  v3Holidays,
  v3LongWeekends,
  v3NextHolidays,
} from '../../documents/v3.ts';
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
    return composed(ports, `v3.next.${day}`, v3NextHolidays(almanac, day, NEXT_DAYS), endsAt);
  });
}

/** `v3/NextPublicHolidaysWorldwide`, composed for today in Canada's capital. */
export function createNextPublicHolidaysWorldwide(almanac: Almanac, ports: Ports) {
  return createOperation('v3/NextPublicHolidaysWorldwide', (_values, { now }) => {
    const { day, endsAt } = todayOf(almanac, 'ca', now);
    return composed(ports, `v3.week.${day}`, v3NextHolidays(almanac, day, NEXT_DAYS_WORLDWIDE), endsAt);
  });
}

/** `v3/AvailableCountries` */
export function createAvailableCountries(ports: Ports) {
  return createOperation('v3/AvailableCountries', () =>
    composed(ports, 'v3.countries', V3_COUNTRIES, undefined),
  );
}

/** `v3/CountryInfo` */
export function createCountryInfo(ports: Ports) {
  return createOperation('v3/CountryInfo/{countryCode}', () =>
    composed(ports, 'v3.country', V3_COUNTRY_INFO, undefined),
  );
}

/** `v3/Version` */
export function createVersion(ports: Ports) {
  const body: V3Version = { name: 'Stat Days', version: ports.version };
  return createOperation('v3/Version', () => composed(ports, 'v3.version', body, undefined));
}

/** `v3/IsTodayPublicHoliday`: 200 where today is in the federal listing or the county's, else 204; no body. */
export function createIsTodayPublicHoliday(almanac: Almanac, { edition }: Ports) {
  return createOperation('v3/IsTodayPublicHoliday/{countryCode}', (values, { now }) => {
    const { countyCode: scope = 'ca', offset } = values;
    const { day, endsAt }: Today = offset === undefined ? todayOf(almanac, scope, now) : todayAt(offset, now);
    const isHoliday = daysOff(almanac, scope, yearOf(day)).includes(day);
    return {
      ...(isHoliday ? {} : { status: 204 as const }),
      document: { body: new Uint8Array(), etag: `"${edition}.v3.today.${day}.${isHoliday}"` },
      contentType: undefined,
      link: SERVICE_LINK,
      endsAt,
    };
  });
}
