import type { Almanac } from '../../holidays/almanac.ts';
import { namedHoliday, yearsFrom } from '../../holidays/law.ts';
import { bilingual, type Locale, nameIn } from '../../language/locale.ts';
import { type FeedChoice, feedPath } from '../paths.ts';
import type { Site } from '../site.ts';
import type { CancelledEvent, EventChange, EventChanges } from './changes.ts';
import type { FeedWindow } from './feed-window.ts';
import { holidayEvent } from './holiday-event.ts';
import { holidayFeedEvents } from './holiday-feed.ts';
import { type AllDayEvent, toIcs } from './ics.ts';
import { longWeekendEvent } from './long-weekend-event.ts';
import { calendarTexts } from './texts.ts';
import { weekEvents } from './week-event.ts';

/** How often a subscriber is asked to come back: a holiday is at times proclaimed two weeks before. */
export const TTL_SECONDS = 86_400;

/** A feed of one place. */
type ScopeFeedChoice = Extract<FeedChoice, { scope: unknown }>;

/** What feeds are written with, besides the law tables. */
export interface FeedData {
  readonly window: FeedWindow;
  readonly changes: EventChanges;
}

/** The text of a calendar to subscribe to. */
export function composeFeed(almanac: Almanac, site: Site, choice: FeedChoice, data: FeedData): string {
  const source = `${site.url}${feedPath(choice)}`;
  const { locale } = choice;
  const head = { name: feedName(almanac, choice), locale, url: `${site.url}/` };
  return toIcs({ ...head, feed: { source, ttlSeconds: TTL_SECONDS } }, feedEvents(almanac, choice, data));
}

function feedName(almanac: Almanac, choice: FeedChoice): string {
  const texts = calendarTexts(choice.locale);
  if (choice.kind === 'weeks') return texts.weekFeedNames[choice.system];
  if (choice.kind === 'holiday') {
    return texts.holidayFeedName(nameIn(namedHoliday(almanac.law, choice.id), choice.locale));
  }
  const scope = nameIn(almanac.scope(choice.scope), choice.locale);
  return choice.kind === 'holidays' ? texts.feedName(scope) : texts.longWeekendFeedName(scope);
}

function feedEvents(almanac: Almanac, choice: FeedChoice, { window, changes }: FeedData): AllDayEvent[] {
  const { locale } = choice;
  const years = yearsFrom(window.first, window.last);
  if (choice.kind === 'weeks') {
    return years.flatMap((year) => weekEvents(choice.system, year, locale, changes));
  }
  if (choice.kind === 'holiday') return holidayFeedEvents(almanac, choice.id, years, locale, changes);
  const scope = almanac.scope(choice.scope);
  const present = years.flatMap((year) =>
    choice.kind === 'holidays'
      ? almanac
          .statutory(scope.code, year)
          .map((holiday) => holidayEvent(scope, year, holiday, locale, changes))
      : almanac
          .longWeekends(scope.code, year)
          .map((weekend) => longWeekendEvent(scope, year, weekend, locale, changes)),
  );
  return [...present, ...cancelledEvents(choice, { window, changes })];
}

/** Subscribers that merge instead of replace lose a day only when it comes once more, cancelled (RFC 5545 3.8.1.11). */
function cancelledEvents(choice: ScopeFeedChoice, { window, changes }: FeedData): AllDayEvent[] {
  return Object.entries(changes.events).flatMap(([uid, change]) => {
    const { cancelled } = change;
    const belongs = cancelled?.feed === choice.kind && cancelled.scope === choice.scope;
    return belongs && isIn(window, cancelled) ? [cancelledEvent(uid, change, cancelled, choice.locale)] : [];
  });
}

function isIn(window: FeedWindow, { year }: CancelledEvent): boolean {
  return year >= window.first && year <= window.last;
}

function cancelledEvent(
  uid: string,
  change: EventChange,
  cancelled: CancelledEvent,
  locale: Locale,
): AllDayEvent {
  const texts = calendarTexts(locale);
  const summaryIn = (language: Locale) => calendarTexts(language).cancelledName(nameIn(cancelled, language));
  return {
    uid,
    start: cancelled.start,
    end: cancelled.end,
    summary: summaryIn(locale),
    description: bilingual(locale, summaryIn),
    category: cancelled.feed === 'holidays' ? texts.kinds.statutory : texts.longWeekend,
    change,
  };
}
