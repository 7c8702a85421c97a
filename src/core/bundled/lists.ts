/// <reference types="./embedded.d.ts" />
import { embeddedLists } from 'statdays:lists';
import { embeddedNames } from 'statdays:names';
import { embeddedTimeLimits } from 'statdays:time-limits';
import { createLists, expandLists, type Lists } from '../lists/lists.ts';

let lists: Lists | undefined;

/** What the bundled lists answer, time limits included. Read on first use. */
export function bundledLists(): Lists {
  lists ??= createLists(
    { ...expandLists(embeddedLists()), timeLimits: embeddedTimeLimits() },
    embeddedNames(),
  );
  return lists;
}
