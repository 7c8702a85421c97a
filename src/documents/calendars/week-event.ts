import { formatDate } from '../../calendar/day.ts';
import { canadaWeekOf, isoWeekOf, type Week } from '../../calendar/weeks.ts';
import { fullDate } from '../../language/dates.ts';
import { bilingual, type Locale } from '../../language/locale.ts';
import type { WeekSystem } from '../paths.ts';
import { changeOf, type EventChanges } from './changes.ts';
import type { AllDayEvent } from './ics.ts';
import { calendarTexts } from './texts.ts';
import { weekUid } from './uid.ts';

const WEEK_OF = { iso: isoWeekOf, canada: canadaWeekOf } as const;
const MAX_WEEKS = 53;

/** The weeks of a week-year, each an event over its seven days. */
export function weekEvents(
  system: WeekSystem,
  year: number,
  locale: Locale,
  changes: EventChanges,
): readonly AllDayEvent[] {
  const events: AllDayEvent[] = [];
  for (let number = 1; number <= MAX_WEEKS; number++) {
    const week = WEEK_OF[system](year, number);
    if (week) events.push(weekEvent(system, week, locale, changes));
  }
  return events;
}

function weekEvent(system: WeekSystem, week: Week, locale: Locale, changes: EventChanges): AllDayEvent {
  const uid = weekUid(system, week.year, week.week);
  const start = formatDate(week.start);
  const end = formatDate(week.end);
  return {
    uid,
    start,
    end,
    summary: calendarTexts(locale).week(week.week, week.year),
    description: bilingual(locale, (language) => {
      const texts = calendarTexts(language);
      const span = texts.weekSpan(fullDate(week.start, language), fullDate(week.end, language));
      return `${texts.week(week.week, week.year)} · ${texts.weekFeedNames[system]}\n${span}`;
    }),
    category: calendarTexts(locale).weekCategory,
    change: changeOf(changes, uid),
  };
}
