import { askHolidayPay } from '../../../core/questions/holiday-pay.ts';
import type { HolidayPayBody } from '../../contract/schemas/pay.ts';
import { describePlace, describeSource } from '../../documents/bodies.ts';
import { jsonAnswer } from '../answer.ts';
import { findToday } from '../request.ts';
import type { OperationHandler } from './operation.ts';

/** Amounts are private, so the answer has no tag and no cache keeps it. */
export const answerHolidayPay: OperationHandler<'holiday-pay.json'> = async (service, values, { now }) => {
  const { clocks, site } = service;
  const [almanac, pay] = [await service.almanac(), await service.pay()];
  const reply = askHolidayPay(almanac, pay, values, (place) => findToday(clocks, place, now).day);
  if (reply.kind === 'problem') return reply;
  const { date, holiday, ...answer } = reply.answer;
  const place = describePlace(almanac.scope(reply.scope));
  return jsonAnswer<HolidayPayBody>(undefined, () => ({
    date,
    holiday,
    ...place,
    ...answer,
    source: describeSource(site),
  }));
};
