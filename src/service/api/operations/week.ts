import type { WeekBody } from '../../contract/schemas/bodies.ts';
import { weekBody } from '../../documents/week.ts';
import { isProblem, type JsonAnswer, jsonAnswer } from '../answer.ts';
import { requestedDay } from '../request.ts';
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
