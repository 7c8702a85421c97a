/// <reference types="./embedded.d.ts" />
import { embeddedLists, embeddedNames } from 'statdays:law';
import { embeddedTimeLimits } from 'statdays:time-limits';
import { createLists, expandLists, type Lists } from './lists/lists.ts';

let lists: Lists | undefined;

/** What the bundled lists answer, time limits included. Read on first use. */
export function bundledLists(): Lists {
  lists ??= createLists(
    { ...expandLists(embeddedLists()), timeLimits: embeddedTimeLimits() },
    embeddedNames(),
  );
  return lists;
}
