/// <reference types="../embedded.d.ts" />
import { embeddedLaw, embeddedListSummaries, embeddedLists } from 'statdays:law';
import { type Almanac, createAlmanac } from '../almanac.ts';
import type { ListSummary } from './description.ts';
import { createLists, expandLists, type Lists } from './lists.ts';

let almanac: Almanac | undefined;
let lists: Lists | undefined;

/** What the law of the bundle answers; it is read when it is first needed. */
export function bundledAlmanac(): Almanac {
  almanac ??= createAlmanac(embeddedLaw());
  return almanac;
}

/** What the lists of the bundle answer of their days; they too are read when they are first needed. */
export function theDaysOfLists(): Lists {
  lists ??= createLists(expandLists(embeddedLists()), embeddedLaw().holidays);
  return lists;
}

/** What the lists of the bundle are, by their ids. */
export function theListSummaries(): Readonly<Record<string, ListSummary>> {
  return embeddedListSummaries();
}
