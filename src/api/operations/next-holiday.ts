import { nextHolidaySvg } from '../../documents/next-holiday.ts';
import { isProblem, SERVICE_LINK } from '../answer.ts';
import { requestedDay } from '../request.ts';
import type { Operation } from './operation.ts';

/** `next-holiday.svg`: a line for other sites, new every day. */
export const nextHoliday: Operation<'next-holiday.svg'> = (
  { almanac },
  { date, province: scope = 'ca', locale = 'en' },
  { now },
) => {
  const when = requestedDay(date, scope, almanac, now);
  if (isProblem(when)) return when;
  const { day, expiresAt } = when;
  return {
    choice: `next-holiday.${day}.${scope}.${locale}`,
    contentType: 'image/svg+xml',
    compose: () => nextHolidaySvg(almanac, { date: day, scope, locale }),
    link: SERVICE_LINK,
    expiresAt,
  };
};
