import { type Day, formatDate, isWeekend, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { type BridgedWeekend, bridgedWeekends } from '../../core/holidays/days-off/bridge-days.ts';
import { LAST_YEAR } from '../../core/holidays/law.ts';
import type { ProvinceCode } from '../../core/holidays/scope.ts';
import { daysOff, type SharedHoliday, sharedHolidays } from '../../core/holidays/shared-holidays.ts';
import type { V3Holiday, V3LongWeekend } from '../contract/schemas/v3.ts';

const NEXT_DAYS = 365;

/** The public holidays of a year as Nager.Date v3 lists them: `date` is the day off. */
export function v3Holidays(almanac: Almanac, year: number): readonly V3Holiday[] {
  return sharedHolidays(almanac, year).map(toV3Holiday);
}

export function v3NextHolidays(almanac: Almanac, today: Day): readonly V3Holiday[] {
  const thisYear = yearOf(today);
  return [thisYear, thisYear + 1]
    .filter((year) => year <= LAST_YEAR)
    .flatMap((year) => sharedHolidays(almanac, year))
    .filter(({ observed }) => observed >= today && observed <= today + NEXT_DAYS)
    .map(toV3Holiday);
}

export function v3LongWeekends(
  almanac: Almanac,
  year: number,
  province: ProvinceCode | undefined,
  availableBridgeDays: number,
): readonly V3LongWeekend[] {
  const holidays = daysOff(almanac, province, year).toSorted((a, b) => a - b);
  const around = [year - 1, year + 1].flatMap((neighbour) => daysOff(almanac, province, neighbour));
  const off = new Set([...holidays, ...around]);
  const isOff = (day: Day): boolean => isWeekend(day) || off.has(day);
  return bridgedWeekends(holidays, isOff, availableBridgeDays).map(toV3LongWeekend);
}

function toV3Holiday({ nameEn, nameFr, observed, provinces }: SharedHoliday): V3Holiday {
  const counties = provinces?.map(({ region }) => region) ?? null;
  const isOfQuebec = counties?.join() === 'CA-QC';
  return {
    date: formatDate(observed),
    localName: isOfQuebec ? nameFr : nameEn,
    name: nameEn,
    countryCode: 'CA',
    fixed: false,
    global: counties === null,
    counties,
    launchYear: null,
    types: ['Public'],
  };
}

function toV3LongWeekend({ start, end, bridgeDays }: BridgedWeekend): V3LongWeekend {
  return {
    startDate: formatDate(start),
    endDate: formatDate(end),
    dayCount: end - start + 1,
    needBridgeDay: bridgeDays.length > 0,
    bridgeDays: bridgeDays.map(formatDate),
  };
}
