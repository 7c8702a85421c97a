import type { ByScope, ScopeCode } from '../../../holidays/scope.ts';
import { fill } from '../../i18n/fill.ts';
import { type Guess, guessPlace } from '../../lib/days-off/guess-place.ts';
import { byId, pageData } from '../page-data.ts';
import { showToday } from './days-off.ts';
import { rememberedScope } from './remembered-scope.ts';

interface HomeData {
  /** The page of each place, and how a sentence says that somebody is there. */
  readonly places: ByScope<{ readonly path: string; readonly inPlace: string }>;
  readonly texts: Readonly<Record<string, string>>;
}

const { places, texts } = pageData<HomeData>();
const isScope = (code: string | undefined): code is ScopeCode => code !== undefined && code in places;

/** The reader's own place: the one chosen before, else the one that clock and languages of the device speak for. */
async function showOwnPlace(): Promise<void> {
  const remembered = rememberedScope();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const guess = isScope(remembered) ? undefined : guessPlace(timeZone, navigator.languages);
  const place = isScope(remembered) ? remembered : (guess?.place ?? 'ca');
  if (place === 'ca' || (await bring(place))) showGuess(guess);
  showToday();
}

/** Puts the page of a place into this one; false where it cannot be read. */
async function bring(place: ScopeCode): Promise<boolean> {
  const response = await fetch(places[place].path).catch(() => undefined);
  if (!response?.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const brought = page.getElementById('days-off');
  if (!brought) return false;
  byId('days-off').replaceWith(document.adoptNode(brought));
  return true;
}

function showGuess(guess: Guess | undefined): void {
  if (!guess) return;
  const { place, neighbour } = guess;
  byId('guess-text').textContent = fill(texts['home.guess'] ?? '', { place: places[place].inPlace });
  byId('guess').hidden = false;
  const link = byId<HTMLAnchorElement>('guess-neighbour');
  if (!neighbour) return;
  link.textContent = fill(texts['home.neighbour'] ?? '', { place: places[neighbour].inPlace });
  link.href = places[neighbour].path;
  link.dataset['place'] = neighbour;
  link.hidden = false;
}

void showOwnPlace().finally(() => {
  document.documentElement.dataset['ready'] = '';
});
