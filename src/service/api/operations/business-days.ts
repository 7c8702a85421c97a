import { isOfList } from '../../../core/lists/days-off.ts';
import { askBusinessDays, type BusinessDaysAnswer } from '../../../core/questions/business-days.ts';
import type { BusinessDaysBody } from '../../contract/schemas/days.ts';
import { businessDaysBody } from '../../documents/day-counts.ts';
import { type JsonAnswer, jsonAnswer } from '../answer.ts';
import { rememberToday } from '../request.ts';
import type { OperationHandler } from './operation.ts';

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
