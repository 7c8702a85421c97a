/// <reference types="./embedded.d.ts" />
import { embeddedChains } from 'statdays:chains';
import { embeddedNames } from 'statdays:names';
import { embeddedRows } from 'statdays:rows';
import { embeddedZones } from 'statdays:zones';
import { createAlmanac, type DaysAlmanac } from '../holidays/almanac.ts';
import { byScope } from '../holidays/scope.ts';

let almanac: DaysAlmanac | undefined;

/** The days of the bundled law, without the names of its acts, its notes and what is owed for a weekend: a third of it. */
export function bundledDays(): DaysAlmanac {
  almanac ??= createAlmanac({
    ...embeddedRows(),
    ...embeddedChains(),
    holidays: embeddedNames(),
    zones: embeddedZones(),
    statutes: {},
    notes: byScope(() => []),
    inLieu: byScope(() => []),
  });
  return almanac;
}
