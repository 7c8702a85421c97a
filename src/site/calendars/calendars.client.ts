import type { FeedChoice } from '../../documents/paths.ts';
import type { ByScope } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { onPlace } from '../place/own-place.client.ts';
import { PROGRAMS, subscriptions } from './subscriptions.ts';

const { locale, places } = pageData<{
  readonly locale: Locale;
  readonly places: ByScope<{ readonly name: string; readonly path: string }>;
}>();
const code = byId('line-code');
/** Written for federal work, whose place the reader's own takes. */
const federal = code.textContent;

/** The calendars and the line of the reader's own place. */
onPlace(({ code: scope }) => {
  const { name, path } = places[scope];
  for (const part of document.querySelectorAll<HTMLElement>('[data-kind]')) {
    const kind = part.dataset['kind'] as 'holidays' | 'long-weekends';
    const choice: FeedChoice = { kind, scope, locale };
    const site = new URL('/', location.href);
    const { address, links } = subscriptions(choice, site, `${part.dataset['name']}, ${name}`);
    for (const program of PROGRAMS)
      part.querySelector(`[data-program="${program}"]`)?.setAttribute('href', links[program]);
    part.querySelector('code')?.replaceChildren(address);
  }
  code.textContent = federal.replace(places.ca.path, path).replace('province=ca', `province=${scope}`);
  byId<HTMLImageElement>('line').src = `/api/next-holiday.svg?province=${scope}&locale=${locale}`;
});
