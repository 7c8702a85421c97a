import type { Almanac } from '../../holidays/almanac.ts';
import { nameIn } from '../../language/locale.ts';
import type { CalendarChoice } from '../paths.ts';
import type { Site } from '../site.ts';
import { type EventChanges, eventChanges } from './changes.ts';
import { holidayEvent } from './holiday-event.ts';
import { type CalendarHead, toIcs } from './ics.ts';
import { longWeekendEvent } from './long-weekend-event.ts';
import { calendarTexts } from './texts.ts';

/** The calendar file of a scope and year (RFC 5545 and 7986): its holidays, then its long weekends where asked for. */
export function composeCalendar(
  almanac: Almanac,
  site: Site,
  choice: CalendarChoice,
  changes: EventChanges = eventChanges,
): string {
  const { year, locale, all } = choice;
  const scope = almanac.scope(choice.scope);
  const holidays = all ? almanac.listing(scope.code, year) : almanac.statutory(scope.code, year);
  const longWeekends = choice.longWeekends ? almanac.longWeekends(scope.code, year) : [];
  const head: CalendarHead = {
    name: calendarTexts(locale).calendarName(nameIn(scope, locale), year, all),
    locale,
    url: `${site.url}/`,
  };
  return toIcs(head, [
    ...holidays.map((holiday) => holidayEvent(scope, year, holiday, locale, changes)),
    ...longWeekends.map((longWeekend) => longWeekendEvent(scope, year, longWeekend, locale, changes)),
  ]);
}
