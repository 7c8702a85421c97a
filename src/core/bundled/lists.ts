/// <reference types="./statdays.d.ts" />
import json from 'statdays:lists';
import type { ListTables } from '../lists/list.ts';
import { createLists, type Lists } from '../lists/lists.ts';
import { holidays } from './names.ts';

let lists: Lists | undefined;

/** The named lists, without their rules for time limits. Read on first use. */
export function bundledListDays(): Lists {
  lists ??= createLists(bundledListTables(), holidays);
  return lists;
}

export function bundledListTables(): ListTables {
  return JSON.parse(json) as ListTables;
}
