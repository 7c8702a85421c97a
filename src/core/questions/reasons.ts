import { type Day, formatDate } from '../calendar/day.ts';
import { type CitedAct, toAct } from '../holidays/cited-act.ts';
import type { BusinessDays } from '../holidays/days-off/business-days.ts';

/** A weekend day, a date of the caller's own, or a holiday with its act, if known. */
export type Reason =
  | { readonly reason: 'weekend' }
  | { readonly reason: 'own'; readonly date: string }
  | {
      readonly reason: 'holiday';
      readonly id: string;
      readonly nameEn: string;
      readonly nameFr: string;
      readonly act?: CitedAct | null;
      /** Present if no act makes this the day off: employers commonly give it for a holiday on a weekend. */
      readonly basis?: 'custom';
      /** Present if no publisher has announced the day. */
      readonly status?: 'projected';
    };

/** Why a day is off, the weekend first; empty for a business day. */
export function findReasons(businessDays: BusinessDays, day: Day): readonly Reason[] {
  const holidays = businessDays.holidaysOn(day).map(
    ({ id, nameEn, nameFr, act, isCustom, isOwn, isProjected }): Reason =>
      isOwn
        ? { reason: 'own', date: formatDate(day) }
        : {
            reason: 'holiday',
            id,
            nameEn,
            nameFr,
            ...(act === undefined ? {} : { act: toAct(act) }),
            ...(isCustom ? { basis: 'custom' } : {}),
            ...(isProjected ? { status: 'projected' } : {}),
          },
  );
  return businessDays.isWeekend(day) ? [{ reason: 'weekend' }, ...holidays] : holidays;
}
