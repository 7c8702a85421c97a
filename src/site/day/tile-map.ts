import type { ScopeCode } from '../../core/holidays/scope.ts';
import { type PlaceAnswer, STANDINGS } from './day-answer.ts';

/** How a tile is filled. Shapes differ, and colours only add to that. */
export type Shade = 'law' | 'partly' | 'optional' | 'closing' | 'government' | 'owed' | 'working';

/** What a day can be in a place, including a working day owed for a holiday on a weekend, an ordinary weekend day and a day before the place existed. */
export type What = PlaceAnswer['what'] | 'owed' | 'weekend' | 'not-yet';

const SHADES: Readonly<Record<What, Shade>> = {
  paid: 'law',
  special: 'partly',
  legal: 'partly',
  choice: 'partly',
  closing: 'closing',
  custom: 'optional',
  government: 'government',
  owed: 'owed',
  moved: 'working',
  ordinary: 'working',
  weekend: 'working',
  'not-yet': 'working',
};

export const shadeOf = (what: What): Shade => SHADES[what];

/** What a day is in a place, with its name there if it differs. */
export interface Answer {
  readonly place: ScopeCode;
  readonly what: What;
  readonly name?: string | undefined;
}

/** Everything that a day can be, firmest first. */
export const ANSWERS = [
  ...STANDINGS,
  'owed',
  'moved',
  'ordinary',
  'weekend',
  'not-yet',
] as const satisfies readonly What[];

/** Row and column of each place, from 1. Federal work has its own row at the bottom. */
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

/** Places grouped by answer, firmest first. */
export function answersByWhat(
  answers: readonly Answer[],
): readonly { readonly what: What; readonly places: readonly Answer[] }[] {
  return ANSWERS.map((what) => ({ what, places: answers.filter((answer) => answer.what === what) })).filter(
    ({ places }) => places.length > 0,
  );
}
