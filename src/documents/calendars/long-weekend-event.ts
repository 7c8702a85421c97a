import { dayOf } from '../../calendar/day.ts';
import type { LongWeekend } from '../../holidays/holiday.ts';
import type { Scope } from '../../holidays/scope.ts';
import { fullDate } from '../../language/dates.ts';
import { bilingual, type Locale, nameIn, namesIn } from '../../language/locale.ts';
import { changeOf, type EventChanges } from './changes.ts';
import type { AllDayEvent } from './ics.ts';
import { calendarTexts } from './texts.ts';
import { longWeekendUid } from './uid.ts';

/** The event of a long weekend, over all of its days. */
export function longWeekendEvent(
  scope: Scope,
  year: number,
  longWeekend: LongWeekend,
  locale: Locale,
  changes: EventChanges,
): AllDayEvent {
  const uid = longWeekendUid(longWeekend.holidays[0]?.id ?? longWeekend.start, year, scope.code);
  return {
    uid,
    start: longWeekend.start,
    end: longWeekend.end,
    summary: longWeekendName(longWeekend, locale),
    description: bilingual(locale, (language) => descriptionIn(scope, longWeekend, language)),
    category: calendarTexts(locale).longWeekend,
    change: changeOf(changes, uid),
  };
}

/** `Long weekend: Christmas Day, Boxing Day` */
export function longWeekendName({ holidays }: LongWeekend, locale: Locale): string {
  return calendarTexts(locale).longWeekendOf(namesIn(holidays, locale));
}

function descriptionIn(scope: Scope, longWeekend: LongWeekend, locale: Locale): string {
  const start = fullDate(dayOf(longWeekend.start), locale);
  const end = fullDate(dayOf(longWeekend.end), locale);
  const span = calendarTexts(locale).longWeekendSpan(start, end, longWeekend.days);
  return `${longWeekendName(longWeekend, locale)} · ${nameIn(scope, locale)}\n${span}`;
}
