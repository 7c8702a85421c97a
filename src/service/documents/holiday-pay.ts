import type { Almanac } from '../../core/holidays/almanac.ts';
import type { AnsweredHolidayPay } from '../../core/questions/holiday-pay.ts';
import type { HolidayPayBody } from '../contract/schemas/pay.ts';
import { describePlace, describeSource, type Site } from './bodies.ts';

/** The body of `holiday-pay.json`: the answer with the place and the service's addresses. */
export function holidayPayBody(
  almanac: Almanac,
  { answer, scope }: Pick<AnsweredHolidayPay, 'answer' | 'scope'>,
  site: Site,
): HolidayPayBody {
  const { date, holiday, ...pay } = answer;
  return { date, holiday, ...describePlace(almanac.scope(scope)), ...pay, source: describeSource(site) };
}
