import type { ScopeCode } from '../../core/holidays/scope.ts';

/** All places from west to east, the territories last, as Canadians list them on a map. */
export const PLACES_WEST_TO_EAST = [
  'ca',
  'bc',
  'ab',
  'sk',
  'mb',
  'on',
  'qc',
  'nb',
  'ns',
  'pe',
  'nl',
  'yt',
  'nt',
  'nu',
] as const satisfies readonly ScopeCode[];
