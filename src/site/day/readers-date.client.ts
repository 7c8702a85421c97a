import { embeddedZones } from 'statdays:zones';
import { formatDate } from '../../calendar/day.ts';
import { todayIn } from '../../calendar/today.ts';

/** The date where the reader is, YYYY-MM-DD, by the clock and the time zone of the device. */
export function readersDate(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDate(todayIn(embeddedZones(), timeZone, Date.now()).day);
}
