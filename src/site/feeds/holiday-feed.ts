import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { pathOf } from '../../service/contract/paths.ts';
import type { Translate } from '../i18n/texts.ts';
import { PLACE_FEEDS, type Subscriptions, subscriptions } from './subscriptions.ts';

/**
 * How the holidays of a place get into a calendar.
 * @param label the place's name, as a list of places has it
 * @param site address of the service
 */
export function holidayFeed(
  place: ScopeCode,
  label: string,
  site: string,
  locale: Locale,
  t: Translate,
): Subscriptions {
  const path = pathOf(PLACE_FEEDS.holidays, { place, locale });
  return subscriptions(path, new URL(site), `${t('subscribe.holidays')}, ${label}`);
}
