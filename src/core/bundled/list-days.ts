/// <reference types="./embedded.d.ts" />
import { embeddedLists } from 'statdays:lists';
import { embeddedNames } from 'statdays:names';
import { createLists, expandLists, type Lists } from '../lists/lists.ts';

let lists: Lists | undefined;

/** What the bundled lists answer, except on time limits. Read on first use. */
export function bundledListDays(): Lists {
  lists ??= createLists(expandLists(embeddedLists()), embeddedNames());
  return lists;
}
