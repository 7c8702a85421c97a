/// <reference types="../../holidays/embedded.d.ts" />
import { embeddedScopes } from 'statdays:slugs';
import { embeddedZones } from 'statdays:zones';
import { type Almanac, createAlmanac } from '../../holidays/almanac.ts';
import { byScope } from '../../holidays/scope.ts';

let almanac: Almanac | undefined;

/** Places and their time zones, without the law. It tells which year it is, and so which file holds an answer; it has no holidays. */
export function placesOnly(): Almanac {
  almanac ??= createAlmanac({
    revision: '',
    referenceYear: 0,
    zones: embeddedZones(),
    scopes: embeddedScopes(),
    holidays: {},
    dates: {},
    statutes: {},
    acts: { ...byScope(() => []), 'legal-holidays': [], 'legal-bills': [] },
    rows: byScope(() => []),
    notes: byScope(() => []),
    inLieu: byScope(() => []),
  });
  return almanac;
}
