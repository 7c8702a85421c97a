import { bundledAlmanac } from '../holidays/lists/bundled.ts';
import { type ProvinceCode, type Region, regionOf, SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';

/** Canada, a province or a territory by its code: `on`, `ON` or `CA-ON`; `ca` or `CA` for the federal listing. */
export type Place = ScopeCode | Uppercase<ScopeCode> | Region | `ca-${ProvinceCode}`;

/** A place as answers name it. */
export interface NamedPlace {
  /** CA, or CA-XX (ISO 3166). */
  readonly code: Region;
  readonly nameEn: string;
  readonly nameFr: string;
  /** IANA time zone of the capital, by whose clock it is today there. */
  readonly timeZone: string;
}

/** Canada, then its provinces and territories. Every function that takes a place takes their codes. */
export function places(): readonly NamedPlace[] {
  return SCOPE_CODES.map((scope) => {
    const { nameEn, nameFr, timeZone } = bundledAlmanac().scope(scope);
    return { code: regionOf(scope), nameEn, nameFr, timeZone };
  });
}
