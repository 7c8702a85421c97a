import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { keep, kept } from '../frame/kept.client.ts';
import { crossFade } from '../frame/motion.client.ts';
import { guessPlace, type OwnPlace } from './guess-place.ts';

const KEY = 'statdays-scope';
const CHANGE = 'placechange';

/** The place chosen on the page or named in its address. */
let ofPage: ScopeCode | undefined;

const toScope = (text: string | undefined): ScopeCode | undefined =>
  SCOPE_CODES.find((code) => code === text);

/** The place of the page; else the one chosen before; else a guess from the device's time zone and languages; else federal work. */
export function ownPlace(): OwnPlace {
  const code = ofPage ?? toScope(kept(KEY));
  if (code) return { code, neighbour: undefined };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return guessPlace(timeZone, navigator.languages) ?? { code: 'ca', neighbour: undefined };
}

/**
 * Calls back with the reader's place now, and again whenever another is chosen.
 * @example
 * onPlace((place) => render(<DaysOff {...props} place={place} />, root));
 */
export function onPlace(show: (place: OwnPlace) => void): void {
  document.addEventListener(CHANGE, () => show(ownPlace()));
  show(ownPlace());
}

/** Remembers the chosen place for every page. */
export function choosePlace(code: string): void {
  keep(KEY, code);
  ofPage = toScope(code);
  crossFade(() => document.dispatchEvent(new Event(CHANGE)));
}

/** A place in the address (`?place=on`) holds for this page only. */
export function namePlace(code: string): void {
  ofPage = toScope(code);
  document.dispatchEvent(new Event(CHANGE));
}

/**
 * Like `onPlace`, on a page whose address names the place as the service does (`?province=CA-ON`). If no such place exists, it stays there, and
 * the page says so.
 */
export function onNamedPlace(
  query: URLSearchParams,
  show: (place: { readonly code: ScopeCode; readonly isFirst: boolean; readonly isUnknown: boolean }) => void,
): void {
  const named = query.get('province')?.toLowerCase().replace(/^ca-/, '');
  if (named) namePlace(named);
  let isFirst = true;
  onPlace(({ code }) => {
    show({ code, isFirst, isUnknown: isFirst && named !== undefined && toScope(named) === undefined });
    isFirst = false;
  });
}
