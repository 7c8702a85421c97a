import { pathOf } from '../../contract/paths.ts';
import type { ByScope } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { onPlace } from '../place/own-place.client.ts';
import { PLACE_FEEDS, type PlaceFeed, PROGRAMS, subscriptions } from './subscriptions.ts';

const { locale, places } = pageData<{
  readonly locale: Locale;
  readonly places: ByScope<{ readonly name: string; readonly path: string }>;
}>();
const code = byId('line-code');
/** Written for federal work, whose place the reader's own takes. */
const federal = code.textContent;

/** The calendars and the line of the reader's own place. */
onPlace(({ code: scope }) => {
  const { name, path: placePath } = places[scope];
  for (const part of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    const path = pathOf(PLACE_FEEDS[part.dataset['kind'] as PlaceFeed], { place: scope, locale });
    const site = new URL('/', location.href);
    const { address, links } = subscriptions(path, site, `${part.dataset['name']}, ${name}`);
    for (const program of PROGRAMS)
      part.querySelector(`[data-program="${program}"]`)?.setAttribute('href', links[program]);
    part.querySelector('code')?.replaceChildren(address);
  }
  code.textContent = federal.replace(places.ca.path, placePath).replace('province=ca', `province=${scope}`);
  byId<HTMLImageElement>('line').src = `/api/next-holiday.svg?province=${scope}&locale=${locale}`;
});
