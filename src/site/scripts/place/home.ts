import type { ByScope, ScopeCode } from '../../../holidays/scope.ts';
import type { OwnPlace } from '../../lib/days-off/guess-place.ts';
import { byId, pageData } from '../page-data.ts';
import { showToday } from './days-off.ts';
import { onPlace } from './own-place.ts';
import { sayPlace } from './place-list.ts';

/** The page of each place. */
const paths = pageData<ByScope<string>>();

/** Shows the days off of the reader's own place, which its page holds; where that cannot be read, those that are there. */
async function showOwnPlace(place: OwnPlace): Promise<void> {
  const shown = byId('days-off').dataset['place'];
  if (shown !== place.code) await bring(place.code);
  const isBrought = byId('days-off').dataset['place'] === place.code;
  sayPlace(isBrought ? place : { code: shown as ScopeCode, neighbour: undefined });
  showToday();
}

/** Puts the page of a place into this one. */
async function bring(place: ScopeCode): Promise<void> {
  const response = await fetch(paths[place]).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const brought = page.getElementById('days-off');
  if (brought) byId('days-off').replaceWith(document.adoptNode(brought));
}

onPlace((place) => {
  void showOwnPlace(place).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
