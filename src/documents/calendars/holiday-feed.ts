import { formatDate } from '../../calendar/day.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { namedHoliday, yearsFrom } from '../../holidays/law.ts';
import { type ObservedDate, observedDates } from '../../holidays/observed-dates.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { bilingual, type Locale, type Named, nameIn, namesIn } from '../../language/locale.ts';
import { changeOf, type EventChange, type EventChanges } from './changes.ts';
import type { FeedWindow } from './feed-window.ts';
import type { AllDayEvent } from './ics.ts';
import { calendarTexts } from './texts.ts';
import { holidayDateUid, holidayUid } from './uid.ts';

/** Ids of the holidays that have a feed of their own: those that some place's law lists in the years of the feeds. */
export function holidaysWithFeed(almanac: Almanac, window: FeedWindow): readonly string[] {
  return Object.keys(almanac.law.holidays).filter((id) =>
    yearsFrom(window.first, window.last).some((year) => statutoryDates(almanac, id, year).length > 0),
  );
}

/** A holiday in all places: an event for each date of each year, as places may differ. */
export function holidayFeedEvents(
  almanac: Almanac,
  id: string,
  years: readonly number[],
  locale: Locale,
  changes: EventChanges,
): AllDayEvent[] {
  const named = namedHoliday(almanac.law, id);
  return years.flatMap((year) => {
    const dates = statutoryDates(almanac, id, year);
    const change = latestChange(id, year, changes);
    return dates.map((date) => holidayDateEvent({ id, named, year, change }, date, dates.length > 1, locale));
  });
}

interface HolidayOfYear {
  readonly id: string;
  readonly named: Named;
  readonly year: number;
  readonly change: EventChange;
}

function holidayDateEvent(
  { id, named, year, change }: HolidayOfYear,
  { observed, scopes }: ObservedDate,
  isOneOfSeveral: boolean,
  locale: Locale,
): AllDayEvent {
  const name = nameIn(named, locale);
  const date = formatDate(observed);
  const codes = scopes.map(({ code }) => code.toUpperCase()).join(', ');
  return {
    uid: holidayDateUid(id, year, scopes[0]?.code ?? 'ca'),
    start: date,
    end: date,
    summary: isOneOfSeveral ? `${name} (${codes})` : name,
    description: bilingual(
      locale,
      (language) =>
        `${nameIn(named, language)}\n${calendarTexts(language).byLawIn(namesIn(scopes, language))}`,
    ),
    category: calendarTexts(locale).kinds.statutory,
    change,
  };
}

function statutoryDates(almanac: Almanac, id: string, year: number): readonly ObservedDate[] {
  return observedDates(almanac, id, year, ['statutory']);
}

/** The event says what the events of all places say, and so it changes with each of them (RFC 5545 3.8.7.4). */
function latestChange(id: string, year: number, changes: EventChanges): EventChange {
  const ofPlaces = SCOPE_CODES.map((code) => changeOf(changes, holidayUid(id, year, code)));
  return {
    sequence: ofPlaces.reduce((sum, { sequence }) => sum + sequence, 0),
    lastModified:
      ofPlaces
        .map(({ lastModified }) => lastModified)
        .sort()
        .at(-1) ?? changes.baseline,
  };
}
