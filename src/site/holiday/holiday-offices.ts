import { dayOf } from '../../core/calendar/day.ts';
import { type ByScope, byScope, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { offices } from '../common/almanac.ts';
import { type OfficeRow, officeRows } from '../day/office-rows.ts';
import type { Translate } from '../i18n/texts.ts';
import { placeSays } from './holiday-answer.ts';
import { comingDates } from './holiday-facts.ts';

/** Who is open on a holiday's next date in each place. Most rows are the same in many places, so each is told once. */
export interface HolidayOffices {
  readonly rows: readonly OfficeRow[];
  readonly places: ByScope<{
    /** YYYY-MM-DD, if it differs from most places. */
    readonly date?: string;
    /** Indexes into the rows. */
    readonly rows: readonly number[];
  }>;
}

/** @param next YYYY-MM-DD: the next date in most places */
export function holidayOffices(id: string, next: string, locale: Locale, t: Translate): HolidayOffices {
  const rows = new Map<string, { readonly row: OfficeRow; readonly index: number }>();
  const indexOf = (row: OfficeRow): number => {
    const key = JSON.stringify(row);
    const known = rows.get(key) ?? { row, index: rows.size };
    rows.set(key, known);
    return known.index;
  };
  const places = byScope((place: ScopeCode) => {
    const date = comingDates(id, place)[0] ?? next;
    const day = dayOf(date);
    const { name } = placeSays(id, place, Number(date.slice(0, 4)), locale, t);
    const own = officeRows(offices.on(day, place), day, place, [name], locale, t);
    return { ...(date !== next && { date }), rows: own.map(indexOf) };
  });
  return { rows: [...rows.values()].map(({ row }) => row), places };
}
