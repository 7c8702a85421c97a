/// <reference types="./embedded.d.ts" />
import { embeddedLaw, embeddedLists, embeddedNames } from 'statdays:law';
import { type Almanac, createAlmanac } from './almanac.ts';
import { createLists, expandLists, type Lists } from './lists/lists.ts';

let almanac: Almanac | undefined;
let lists: Lists | undefined;

/** What the bundled law answers. Read on first use. */
export function bundledAlmanac(): Almanac {
  almanac ??= createAlmanac(embeddedLaw());
  return almanac;
}

/** What the bundled lists answer, except on time limits. Read on first use. */
export function bundledListDays(): Lists {
  lists ??= createLists(expandLists(embeddedLists()), embeddedNames());
  return lists;
}
