import type { WeekBody } from '../../contract/schemas/bodies.ts';
import { weekBody } from '../../documents/week.ts';
import { isProblem, type JsonAnswer, jsonAnswer } from '../answer.ts';
import { requestedDay } from '../request.ts';
import type { Operation } from './operation.ts';

export const week: Operation<'week.json', JsonAnswer<WeekBody>> = (
  { almanac, site },
  { date, province: scope = 'ca', locale = 'en' },
  { now },
) => {
  const when = requestedDay(date, scope, almanac, now);
  if (isProblem(when)) return when;
  const { day, expiresAt } = when;
  const document = () => weekBody(almanac, site, { date: day, scope, locale });
  return jsonAnswer(`week.${day}.${scope}.${locale}`, document, expiresAt);
};
