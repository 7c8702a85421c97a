import type { ScopeCode } from '../../holidays/scope.ts';
import { type PlaceAnswer, STANDINGS } from './day-answer.ts';

/** How a tile of the map is filled: told apart by shape, and by colour only besides. */
export type Shade = 'law' | 'partly' | 'optional' | 'government' | 'working';

/** What a day can be in a place: also an ordinary day of the weekend, or one before the place was a province or territory. */
export type What = PlaceAnswer['what'] | 'weekend' | 'not-yet';

const SHADES: Readonly<Record<What, Shade>> = {
  paid: 'law',
  special: 'partly',
  legal: 'partly',
  choice: 'partly',
  closing: 'optional',
  custom: 'optional',
  government: 'government',
  moved: 'working',
  ordinary: 'working',
  weekend: 'working',
  'not-yet': 'working',
};

export const shadeOf = (what: What): Shade => SHADES[what];

/** What a day is in a place, and its name there if that is another. */
export interface Answer {
  readonly place: ScopeCode;
  readonly what: What;
  readonly name?: string | undefined;
}

/** Everything that a day can be, the firmest first. */
export const ANSWERS = [
  ...STANDINGS,
  'moved',
  'ordinary',
  'weekend',
  'not-yet',
] as const satisfies readonly What[];

/** Where each place lies: its row and column from 1. Federal work is no place, and lies below. */
export const TILES: readonly { readonly place: ScopeCode; readonly row: number; readonly column: number }[] =
  [
    { place: 'yt', row: 1, column: 1 },
    { place: 'nt', row: 1, column: 2 },
    { place: 'nu', row: 1, column: 3 },
    { place: 'bc', row: 2, column: 1 },
    { place: 'ab', row: 2, column: 2 },
    { place: 'sk', row: 2, column: 3 },
    { place: 'mb', row: 2, column: 4 },
    { place: 'on', row: 2, column: 5 },
    { place: 'qc', row: 2, column: 6 },
    { place: 'nl', row: 2, column: 7 },
    { place: 'nb', row: 3, column: 6 },
    { place: 'pe', row: 3, column: 7 },
    { place: 'ca', row: 4, column: 3 },
    { place: 'ns', row: 4, column: 7 },
  ];

/** The answers by what they say, the firmest first. */
export function answersByWhat(
  answers: readonly Answer[],
): readonly { readonly what: What; readonly places: readonly Answer[] }[] {
  return ANSWERS.map((what) => ({ what, places: answers.filter((answer) => answer.what === what) })).filter(
    ({ places }) => places.length > 0,
  );
}
