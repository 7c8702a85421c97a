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
import type { ScopeCode } from '../../holidays/scope.ts';
import { daysOff } from '../../holidays/shared-holidays.ts';
import { type Answer, jsonAnswer, SERVICE_LINK } from '../answer.ts';
import { type Call, todayOf } from '../request.ts';
import type { Operation, Service } from './operation.ts';

/** What Nager.Date v3 takes where it is left out. */
const BRIDGE_DAYS = 1;

export const publicHolidays: Operation<'v3/PublicHolidays/{year}/{countryCode}'> = ({ almanac }, { year }) =>
  jsonAnswer(`v3.${year}`, () => v3Holidays(almanac, year));

export const longWeekends: Operation<'v3/LongWeekend/{year}/{countryCode}'> = ({ almanac }, values) => {
  const { year, subdivisionCode: province, availableBridgeDays = BRIDGE_DAYS } = values;
  const choice = `v3.${year}.${province ?? 'ca'}.${availableBridgeDays}`;
  return jsonAnswer(choice, () => v3LongWeekends(almanac, { year, province, availableBridgeDays }));
};

export const nextPublicHolidays: Operation<'v3/NextPublicHolidays/{countryCode}'> = (service, _, call) =>
  nextHolidays('v3.next', NEXT_DAYS, service, call);

export const nextPublicHolidaysWorldwide: Operation<'v3/NextPublicHolidaysWorldwide'> = (service, _, call) =>
  nextHolidays('v3.week', NEXT_DAYS_WORLDWIDE, service, call);

/** From today in Canada's capital. */
function nextHolidays(name: string, days: number, { almanac }: Service, { now }: Pick<Call, 'now'>): Answer {
  const { day, expiresAt } = todayOf(almanac, 'ca', now);
  return jsonAnswer(`${name}.${day}`, () => v3NextHolidays(almanac, day, days), expiresAt);
}

export const availableCountries: Operation<'v3/AvailableCountries'> = () =>
  jsonAnswer('v3.countries', () => V3_COUNTRIES);

export const countryInfo: Operation<'v3/CountryInfo/{countryCode}'> = () =>
  jsonAnswer('v3.country', () => V3_COUNTRY_INFO);

export const version: Operation<'v3/Version'> = ({ version }) =>
  jsonAnswer('v3.version', (): V3Version => ({ name: 'Stat Days', version }));

/** 200 where today is in the federal listing or the county's, else 204; no body. */
export const isTodayPublicHoliday: Operation<'v3/IsTodayPublicHoliday/{countryCode}'> = (
  { almanac },
  { countyCode, offset },
  { now },
) => {
  const scope: ScopeCode = countyCode ?? 'ca';
  const { day, expiresAt }: Today =
    offset === undefined ? todayOf(almanac, scope, now) : todayAt(offset, now);
  const isHoliday = daysOff(almanac, scope, yearOf(day)).includes(day);
  return {
    choice: `v3.today.${day}.${isHoliday}`,
    ...(isHoliday ? {} : { status: 204 }),
    contentType: undefined,
    compose: () => '',
    link: SERVICE_LINK,
    expiresAt,
  };
};
