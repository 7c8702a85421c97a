/// <reference types="./embedded.d.ts" />
import { embeddedLaw } from 'statdays:law';
import { type Almanac, createAlmanac } from '../holidays/almanac.ts';

let almanac: Almanac | undefined;

/** What the bundled law answers. Read on first use. */
export function bundledAlmanac(): Almanac {
  almanac ??= createAlmanac(embeddedLaw());
  return almanac;
}
