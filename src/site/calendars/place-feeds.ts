import { pathOf } from '../../contract/paths.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { scopeLabel } from '../common/scope-label.ts';
import { textsOf } from '../i18n/texts.ts';
import { PLACE_FEEDS, type PlaceFeed, type Subscriptions, subscriptions } from './subscriptions.ts';

/** The feeds that the pages of a place offer. */
export const FEED_KINDS = ['holidays', 'long-weekends', 'iso-weeks', 'canada-weeks'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** How each feed of a place gets into a calendar. @param site address of the service */
export function placeFeeds(
  scope: ScopeCode,
  locale: Locale,
  site: URL,
): Readonly<Record<FeedKind, Subscriptions>> {
  const t = textsOf(locale);
  const place = scopeLabel(locale, scope);
  const ofPlace = (kind: PlaceFeed): Subscriptions =>
    subscriptions(
      pathOf(PLACE_FEEDS[kind], { place: scope, locale }),
      site,
      `${t(`subscribe.${kind}`)}, ${place}`,
    );
  const ofWeeks = (system: 'iso' | 'canada'): Subscriptions =>
    subscriptions(
      pathOf('/calendars/weeks.{system}.{locale}.ics', { system, locale }),
      site,
      t(`subscribe.${system}-weeks`),
    );
  return {
    holidays: ofPlace('holidays'),
    'long-weekends': ofPlace('long-weekends'),
    'iso-weeks': ofWeeks('iso'),
    'canada-weeks': ofWeeks('canada'),
  };
}
