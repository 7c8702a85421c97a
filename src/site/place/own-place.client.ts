import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { keep, kept } from '../frame/kept.client.ts';
import { crossFade } from '../frame/motion.client.ts';
import { guessPlace, type OwnPlace } from '../home/guess-place.ts';

const KEY = 'statdays-scope';
const CHANGE = 'placechange';

/** The place that was chosen on the page, or that its address names. */
let ofPage: ScopeCode | undefined;

const toScope = (text: string | undefined): ScopeCode | undefined =>
  SCOPE_CODES.find((code) => code === text);

/** The place of the page, else the one chosen before, else the one that clock and languages of the device speak for, else federal work. */
export function ownPlace(): OwnPlace {
  const code = ofPage ?? toScope(kept(KEY));
  if (code) return { code, neighbour: undefined };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return guessPlace(timeZone, navigator.languages) ?? { code: 'ca', neighbour: undefined };
}

/**
 * Says something of the reader's place now, and again when another is chosen on the page.
 * @example
 * // In the template: <PlaceLine locale={locale} code="ca" here pathOf={(place) => scopePath(locale, place)}>: …</PlaceLine>
 * onPlace(({ code }) => showAnswer(answers[code]));
 */
export function onPlace(show: (place: OwnPlace) => void): void {
  document.addEventListener(CHANGE, () => show(ownPlace()));
  show(ownPlace());
}

/** The reader chooses a place, which is theirs on every page from then on. */
export function choosePlace(code: string): void {
  keep(KEY, code);
  ofPage = toScope(code);
  crossFade(() => document.dispatchEvent(new Event(CHANGE)));
}

/** The page's address names a place (`?place=on`): it holds for this page and is not remembered. */
export function namePlace(code: string): void {
  ofPage = toScope(code);
  document.dispatchEvent(new Event(CHANGE));
}
