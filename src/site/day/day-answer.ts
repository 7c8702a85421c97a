import type { CitedAct } from '../../core/holidays/cited-act.ts';
import type { Basis, Kind } from '../../core/holidays/law.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { AllPlacesBody } from '../../service/contract/schemas/files.ts';

/** How a holiday counts for people who work in a place: its basis, or its kind if it has none. */
export type Standing = Basis | Exclude<Kind, 'statutory' | 'optional'>;

/** Firmest first. */
export const STANDINGS = [
  'paid',
  'special',
  'legal',
  'choice',
  'closing',
  'custom',
  'government',
] as const satisfies readonly Standing[];

export function toStanding({ basis }: { readonly basis: Basis | null }): Standing {
  return basis ?? 'government';
}

/** Whether a day is off by law, for those who have it: pages write it in red. */
export const isDayOff = (what: string): boolean => ['paid', 'special', 'legal', 'choice'].includes(what);

type PlaceDay = AllPlacesBody['holidays'][number]['days'][string];

/** A holiday in one place and year. */
export interface DayOfPlace extends PlaceDay {
  readonly id: string;
  readonly act?: CitedAct | null;
}

/** The answer for a date in a place: `moved` if the law moves the day off to another date. */
export interface PlaceAnswer {
  readonly place: ScopeCode;
  readonly what: Standing | 'moved' | 'ordinary';
  /** The date's holidays, firmest first. */
  readonly days: readonly DayOfPlace[];
}

/**
 * Finds the standing of a date in some places.
 * @param findDays a place's days of every kind in the date's year; no law moves a day off into another year
 * @param date YYYY-MM-DD
 */
export function findDayAnswers(
  findDays: (place: ScopeCode) => readonly DayOfPlace[],
  date: string,
  places: readonly ScopeCode[] = SCOPE_CODES,
): readonly PlaceAnswer[] {
  return places.map((place) => ({ place, ...answerIn(findDays(place), date) }));
}

function answerIn(all: readonly DayOfPlace[], date: string): Omit<PlaceAnswer, 'place'> {
  const off = withChoice(all)
    .filter(({ observedDate }) => observedDate === date)
    .sort((a, b) => STANDINGS.indexOf(toStanding(a)) - STANDINGS.indexOf(toStanding(b)));
  const [first] = off;
  if (first) return { what: toStanding(first), days: off };
  const moved = all.filter((day) => day.date === date);
  return { what: moved.length > 0 ? 'moved' : 'ordinary', days: moved };
}
