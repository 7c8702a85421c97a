import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import { crossFade } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { onPlace } from '../place/own-place.client.ts';
import { sayPlace } from '../place/place-list.client.ts';
import { showToday } from './days-off.client.ts';

/** The page of each place. */
const paths = pageData<ByScope<string>>();

/** Shows the days off of the reader's place, read from its page; keeps those shown if that fails. */
async function showOwnPlace(place: OwnPlace): Promise<void> {
  const shown = byId('days-off').dataset['place'] as ScopeCode;
  const brought = shown === place.code ? undefined : await pageOf(place.code);
  const show = (): void => {
    const hadFocus = brought && replaceWith(brought);
    sayPlace(brought || shown === place.code ? place : { code: shown, neighbour: undefined });
    showToday();
    // Last, because it lays out the page.
    if (hadFocus) brought.querySelector<HTMLElement>('.pick')?.focus({ preventScroll: true });
  };
  if (document.documentElement.dataset['ready'] === undefined) show();
  else crossFade(show);
}

/** Returns whether the focus was in the days off: it moves to the place in the new ones. */
function replaceWith(brought: HTMLElement): boolean {
  const shown = byId('days-off');
  const hadFocus = shown.contains(document.activeElement);
  shown.replaceWith(document.adoptNode(brought));
  return hadFocus;
}

/** Another place's days off, from its page. */
async function pageOf(place: ScopeCode): Promise<HTMLElement | undefined> {
  const response = await fetch(paths[place]).catch(() => undefined);
  if (!response?.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.getElementById('days-off') ?? undefined;
}

onPlace((place) => {
  void showOwnPlace(place).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
