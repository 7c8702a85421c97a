import { zones } from '../../core/bundled/names.ts';
import { formatDate } from '../../core/calendar/day.ts';
import { todayIn } from '../../core/calendar/today.ts';

/** The reader's date, YYYY-MM-DD, in the device's time zone. */
export function readersDate(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDate(todayIn(zones, timeZone, Date.now()).day);
}
