import { yearOf } from '../../../core/calendar/day.ts';
import { type Today, todayAt } from '../../../core/calendar/today.ts';
import type { ScopeCode } from '../../../core/holidays/scope.ts';
import { daysOff } from '../../../core/holidays/shared-holidays.ts';
import { v3Holidays, v3LongWeekends, v3NextHolidays } from '../../documents/v3.ts';
import { jsonAnswer, SERVICE_LINK } from '../answer.ts';
import { findToday } from '../request.ts';
import type { OperationHandler } from './operation.ts';

const BRIDGE_DAYS = 1;

export const publicHolidays: OperationHandler<'v3/PublicHolidays/{year}/{countryCode}'> = async (
  { almanac },
  { year },
) => {
  const law = await almanac();
  return jsonAnswer(`v3.${year}`, () => v3Holidays(law, year));
};

export const listLongWeekends: OperationHandler<'v3/LongWeekend/{year}/{countryCode}'> = async (
  { almanac },
  question,
) => {
  const law = await almanac();
  const { year, subdivisionCode: province, availableBridgeDays = BRIDGE_DAYS } = question;
  const choice = `v3.${year}.${province ?? 'ca'}.${availableBridgeDays}`;
  return jsonAnswer(choice, () => v3LongWeekends(law, year, province, availableBridgeDays));
};

export const nextPublicHolidays: OperationHandler<'v3/NextPublicHolidays/{countryCode}'> = async (
  { clocks, almanac },
  _,
  { now },
) => {
  const { day, expiresAt } = findToday(clocks, 'ca', now);
  const law = await almanac();
  return jsonAnswer(`v3.next.${day}`, () => v3NextHolidays(law, day), expiresAt);
};

/** 200 if today is in the federal listing or the county's, otherwise 204; no body. */
export const isTodayPublicHoliday: OperationHandler<'v3/IsTodayPublicHoliday/{countryCode}'> = async (
  { clocks, almanac },
  { countyCode, offset },
  { now },
) => {
  const scope: ScopeCode = countyCode ?? 'ca';
  const { day, expiresAt }: Today =
    offset === undefined ? findToday(clocks, scope, now) : todayAt(offset, now);
  const isHoliday = daysOff(await almanac(), scope, yearOf(day)).includes(day);
  return {
    choice: `v3.today.${day}.${isHoliday}`,
    ...(isHoliday ? {} : { status: 204 }),
    contentType: undefined,
    compose: () => '',
    link: SERVICE_LINK,
    expiresAt,
  };
};
