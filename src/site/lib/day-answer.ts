import type { AllPlacesBody } from '../../contract/schemas/files/all-places.ts';
import type { Basis, Kind } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';

/** What a holiday is for those who work in a place: what a statutory one rests on, or the kind of any other. */
export type Standing = Basis | Exclude<Kind, 'statutory'>;

/** From the firmest to the loosest. */
export const STANDINGS = [
  'paid',
  'special',
  'legal',
  'optional',
  'government',
  'reported',
] as const satisfies readonly Standing[];

export function standingOf({ kind, basis }: { readonly kind: Kind; readonly basis: Basis | null }): Standing {
  return kind === 'statutory' ? (basis ?? 'legal') : kind;
}

type PlaceDay = AllPlacesBody['holidays'][number]['days'][string];

/** A holiday of a place. */
export interface DayOfPlace {
  readonly id: string;
  readonly day: PlaceDay;
}

/** What a date is in a place: `moved` where the law moves the day off to another date. */
export interface PlaceAnswer {
  readonly place: ScopeCode;
  readonly what: Standing | 'moved' | 'ordinary';
  /** The holidays of the date, the firmest first. */
  readonly days: readonly DayOfPlace[];
}

/** The code of a scope as the data writes it: `CA`, `CA-ON`. */
export const regionOf = (code: ScopeCode): string => (code === 'ca' ? 'CA' : `CA-${code.toUpperCase()}`);

/**
 * What a date is in some places.
 * @param body the year of the date; no law moves a day off into another year
 * @param date YYYY-MM-DD
 */
export function answerOf(
  body: AllPlacesBody,
  date: string,
  places: readonly ScopeCode[] = SCOPE_CODES,
): readonly PlaceAnswer[] {
  return places.map((place) => answerIn(body, date, place));
}

function answerIn({ holidays }: AllPlacesBody, date: string, place: ScopeCode): PlaceAnswer {
  const all = holidays.flatMap(({ id, days }) => {
    const day = days[regionOf(place)];
    return day ? [{ id, day }] : [];
  });
  const off = all
    .filter(({ day }) => day.observedDate === date)
    .sort((a, b) => STANDINGS.indexOf(standingOf(a.day)) - STANDINGS.indexOf(standingOf(b.day)));
  const [first] = off;
  if (first) return { place, what: standingOf(first.day), days: off };
  const moved = all.filter(({ day }) => day.date === date);
  return { place, what: moved.length > 0 ? 'moved' : 'ordinary', days: moved };
}
