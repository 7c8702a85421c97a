/// <reference types="./statdays.d.ts" />
import json from 'statdays:time-limits';
import type { ListSummary, ListTables } from '../lists/list.ts';
import { createLists, type Lists } from '../lists/lists.ts';
import { bundledListTables } from './lists.ts';
import { holidays } from './names.ts';

/** More about the lists than their days, by their ids: when a time limit ends, and who publishes them. */
export interface BundledTimeLimits {
  readonly timeLimits: NonNullable<ListTables['timeLimits']>;
  readonly summaries: Readonly<Record<string, ListSummary>>;
}

let rules: BundledTimeLimits | undefined;
let lists: Lists | undefined;

export function bundledTimeLimits(): BundledTimeLimits {
  rules ??= JSON.parse(json) as BundledTimeLimits;
  return rules;
}

/** The named lists, with their rules for time limits. */
export function bundledLists(): Lists {
  const { timeLimits } = bundledTimeLimits();
  lists ??= createLists({ ...bundledListTables(), timeLimits }, holidays);
  return lists;
}
