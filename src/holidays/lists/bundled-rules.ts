/// <reference types="../embedded.d.ts" />
import { embeddedLaw, embeddedLists } from 'statdays:law';
import { embeddedTimeLimits } from 'statdays:time-limits';
import type { ListTables } from './list.ts';
import { createLists, expandLists, type Lists } from './lists.ts';

let lists: Lists | undefined;

/** The lists of the bundle with their rules of computing time. */
export function theListTables(): ListTables {
  return { ...expandLists(embeddedLists()), timeLimits: embeddedTimeLimits() };
}

/** What the lists of the bundle answer, of their days and of time limits; they are read when they are first needed. */
export function bundledLists(): Lists {
  lists ??= createLists(theListTables(), embeddedLaw().holidays);
  return lists;
}
