import { isOfList } from '../../../core/lists/days-off.ts';
import { askBusinessDays, type BusinessDaysAnswer } from '../../../core/questions/business-days.ts';
import { askHolidayPay } from '../../../core/questions/holiday-pay.ts';
import { askTimeLimit } from '../../../core/questions/time-limit.ts';
import type { WeekBody } from '../../contract/schemas/bodies.ts';
import type { BusinessDaysBody, TimeLimitBody } from '../../contract/schemas/days.ts';
import type { HolidayPayBody } from '../../contract/schemas/pay.ts';
import { describePlace, describeSource } from '../../documents/bodies.ts';
import { businessDaysBody, timeLimitBody } from '../../documents/day-counts.ts';
import { weekBody } from '../../documents/week.ts';
import { isProblem, type JsonAnswer, jsonAnswer } from '../answer.ts';
import { findToday, rememberToday, requestedDay } from '../request.ts';
import type { OperationHandler } from './operation.ts';

export const answerWeek: OperationHandler<'week.json', JsonAnswer<WeekBody>> = async (
  { clocks, almanac, site },
  { date, province: scope = 'ca', locale = 'en' },
  { now },
) => {
  const when = requestedDay(date, scope, clocks, now);
  if (isProblem(when)) return when;
  const { day, expiresAt } = when;
  const law = await almanac();
  const document = () => weekBody(law, site, { date: day, scope, locale });
  return jsonAnswer(`week.${day}.${scope}.${locale}`, document, expiresAt);
};

export const answerBusinessDays: OperationHandler<
  'business-days.json',
  JsonAnswer<BusinessDaysBody>
> = async (service, question, { now }) => {
  const { clocks, site } = service;
  const [almanac, lists] = [await service.almanac(), await service.lists()];
  const today = rememberToday(clocks, now);
  const reply = askBusinessDays(almanac, lists, question, today.in);
  if (reply.kind === 'problem') return reply;
  const document = () => businessDaysBody({ almanac, lists, site }, reply);
  return jsonAnswer(nameAnswer(reply), document, today.expiresAt);
};

function nameAnswer({ date, daysOff, projection, add, to }: BusinessDaysAnswer): string {
  const { weekend, extraHolidays, ownDays = [], workedHolidays } = daysOff;
  const whose = isOfList(daysOff) ? `list-${daysOff.list}` : daysOff.scope;
  const parts = [
    weekend.replace(',', '+'),
    [...extraHolidays, ...ownDays].join('+'),
    workedHolidays.join('+'),
  ];
  return [
    'business-days',
    date,
    whose,
    ...parts,
    add ?? '',
    to ?? '',
    ...(projection ? ['projected'] : []),
    ...(!isOfList(daysOff) && daysOff.substitute === 'next' ? ['substitute'] : []),
  ].join('.');
}

export const answerTimeLimit: OperationHandler<'time-limit.json', JsonAnswer<TimeLimitBody>> = async (
  service,
  question,
  { now },
) => {
  const { clocks, site } = service;
  const [almanac, lists] = [await service.almanac(), await service.lists()];
  const today = rememberToday(clocks, now);
  const reply = askTimeLimit(lists, question, today.in);
  if (reply.kind === 'problem') return reply;
  const { list, date, days, clear } = reply.answer;
  const choice = ['time-limit', list.id, date, days, clear].join('.');
  const document = () => timeLimitBody({ almanac, lists, site }, reply.answer);
  return jsonAnswer(choice, document, today.expiresAt);
};

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
