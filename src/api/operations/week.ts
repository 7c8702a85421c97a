import type { WeekBody } from '../../contract/schemas/bodies.ts';
import { weekBody } from '../../documents/week.ts';
import { isProblem, valueAnswer } from '../answer.ts';
import { requestedDay } from '../request.ts';
import type { Operation } from './operation.ts';

export const week: Operation<'week.json'> = (
  { almanac, site },
  { date, province: scope = 'ca', format, locale = 'en' },
  { now },
) => {
  const when = requestedDay(date, scope, almanac, now);
  if (isProblem(when)) return when;
  const { day, expiresAt } = when;
  const compose = () => weekBody(almanac, site, { date: day, scope, locale });
  const value = ({ iso }: WeekBody) => iso.week;
  return valueAnswer(`week.${day}.${scope}.${locale}`, compose, { format, value, expiresAt });
};
