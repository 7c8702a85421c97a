import type { AllPlacesBody } from '../../contract/schemas/files.ts';
import type { Basis, Kind } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';

/** What a holiday is for those who work in a place: its basis, or the kind of a day that has none. */
export type Standing = Basis | Exclude<Kind, 'statutory' | 'optional'>;

/** From the firmest to the loosest. */
export const STANDINGS = [
  'paid',
  'special',
  'legal',
  'choice',
  'closing',
  'custom',
  'government',
] as const satisfies readonly Standing[];

export function standingOf({ basis }: { readonly basis: Basis | null }): Standing {
  return basis ?? 'government';
}

type PlaceDay = AllPlacesBody['holidays'][number]['days'][string];

/** A holiday of a place in a year. */
export interface DayOfPlace extends PlaceDay {
  readonly id: string;
}

/** What a date is in a place: `moved` where the law moves the day off to another date. */
export interface PlaceAnswer {
  readonly place: ScopeCode;
  readonly what: Standing | 'moved' | 'ordinary';
  /** The holidays of the date, the firmest first. */
  readonly days: readonly DayOfPlace[];
}

/**
 * What a date is in some places.
 * @param daysOf the days of every kind of a place in the year of the date; no law moves a day off into another year
 * @param date YYYY-MM-DD
 */
export function answerOf(
  daysOf: (place: ScopeCode) => readonly DayOfPlace[],
  date: string,
  places: readonly ScopeCode[] = SCOPE_CODES,
): readonly PlaceAnswer[] {
  return places.map((place) => ({ place, ...answerIn(daysOf(place), date) }));
}

function answerIn(all: readonly DayOfPlace[], date: string): Omit<PlaceAnswer, 'place'> {
  const off = all
    .filter(({ observedDate }) => observedDate === date)
    .sort((a, b) => STANDINGS.indexOf(standingOf(a)) - STANDINGS.indexOf(standingOf(b)));
  const [first] = off;
  if (first) return { what: standingOf(first), days: off };
  const moved = all.filter((day) => day.date === date);
  return { what: moved.length > 0 ? 'moved' : 'ordinary', days: moved };
}
