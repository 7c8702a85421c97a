import { bundledAlmanac } from '../bundled/law.ts';
import { bundledPay } from '../bundled/pay-sources.ts';
import { todayIn } from '../calendar/today.ts';
import { PAY_FACTS, PAY_FLAGS, type PayFact } from '../pay/pay.ts';
import { AMOUNT_READERS } from '../questions/amounts.ts';
import { askHolidayPay, type HolidayPayAnswer } from '../questions/holiday-pay.ts';
import { argumentError, checkOptions, readFlag, readGiven, readNumber, readPlace } from './arguments.ts';
import type { Place } from './index.ts';
import { ownCopy } from './own-copy.ts';
import type { PlainDate } from './plain-date.ts';

export type { HolidayPayAnswer };

/** Facts about someone and the holiday. Money is in dollars with at most two decimals; overtime counts nowhere. */
export interface PayFacts {
  /** A holiday's date or observed date. @default the next paid holiday */
  readonly date?: PlainDate;
  /** Wages for the reference period. */
  readonly wages?: number;
  /** Vacation pay for the reference period, if the law adds it to wages. */
  readonly vacationPay?: number;
  /** Hourly wage. */
  readonly rate?: number;
  /** Days worked in the reference period. */
  readonly daysWorked?: number;
  /** Hours worked in the reference period. */
  readonly hoursInWindow?: number;
  /** Hours of a normal day. */
  readonly hours?: number;
  /** Hours worked on the holiday. @default 0 */
  readonly worked?: number;
  /** Whether someone is paid in whole or in part on commission (federal law and Quebec). */
  readonly commission?: boolean;
  /** Whether hours or wages vary. @default the formula for which all values are given */
  readonly irregular?: boolean;
  /** Whether the holiday falls on a day on which someone regularly works (Alberta). @default true */
  readonly regularDay?: boolean;
  /** Whether someone meets the conditions. @default true */
  readonly qualifies?: boolean;
  /** First day of the employer's week, if it decides which weeks count. @default 'sun' */
  readonly weekStart?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
}

/**
 * Computes holiday pay, as the service's `holiday-pay.json`: nothing is sent anywhere. Without amounts it still gives the formula,
 * the reference period and the conditions. This is a calculation, not legal advice.
 * @param place a code such as `on`; by default, federal law
 * @example holidayPay('on', { date: '2026-12-25', wages: 2240, rate: 14, worked: 8 }).total // 280
 * @throws {ArgumentError} for an unknown argument, and for a date without a holiday
 */
export function holidayPay(place?: Place, facts: PayFacts = {}): HolidayPayAnswer {
  checkOptions(facts, ['date', ...PAY_FACTS, ...PAY_FLAGS, 'weekStart']);
  const question = {
    province: readPlace(place, () => bundledAlmanac().law.scopes),
    date: readGiven('date', facts.date),
    weekStart: readGiven('weekStart', facts.weekStart),
    ...Object.fromEntries(PAY_FACTS.map((name) => [name, readAmount(name, facts[name])])),
    ...Object.fromEntries(PAY_FLAGS.map((name) => [name, readFlag(name, facts[name])])),
  };
  const almanac = bundledAlmanac();
  const reply = askHolidayPay(almanac, bundledPay(), question, (scope) => {
    return todayIn(almanac.law.zones, almanac.scope(scope).timeZone, Date.now()).day;
  });
  if (reply.kind === 'problem') throw argumentError(reply);
  return ownCopy(reply.answer);
}

function readAmount(name: PayFact, amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : readNumber(AMOUNT_READERS[name], name, amount);
}
