/// <reference types="./statdays.d.ts" />
import json from 'statdays:time-limits';
import type { ListTables } from '../lists/list.ts';
import { createLists, expandLists, type Lists } from '../lists/lists.ts';
import { bundledListTables } from './lists.ts';
import { bundledNames } from './names.ts';

/** When a time limit ends, by the ids of the lists. */
export type BundledTimeLimits = NonNullable<ListTables['timeLimits']>;

let lists: Lists | undefined;

/** The named lists, with their rules for time limits. Read on first use. */
export function bundledLists(): Lists {
  lists ??= createLists(
    { ...expandLists(bundledListTables()), timeLimits: JSON.parse(json) as BundledTimeLimits },
    bundledNames().holidays,
  );
  return lists;
}
