import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { pathOf } from '../../service/contract/paths.ts';
import { scopeLabel } from '../common/scope-label.ts';
import { textsOf } from '../i18n/texts.ts';
import { PLACE_FEEDS, type Subscriptions, subscriptions } from './subscriptions.ts';

/** How the holidays of a place get into a calendar. @param site address of the service */
export function holidayFeed(place: ScopeCode, locale: Locale, site: URL): Subscriptions {
  const name = `${textsOf(locale)('subscribe.holidays')}, ${scopeLabel(locale, place)}`;
  return subscriptions(pathOf(PLACE_FEEDS.holidays, { place, locale }), site, name);
}
