/// <reference types="../law/embedded.d.ts" />
import { embeddedLaw } from 'statdays:law';
import { type Almanac, createAlmanac } from '../holidays/almanac.ts';

let almanac: Almanac | undefined;

/** What the law of the bundle answers; it is read when it is first needed. */
export function theAlmanac(): Almanac {
  almanac ??= createAlmanac(embeddedLaw());
  return almanac;
}
