/// <reference types="./statdays.d.ts" />
import json from 'statdays:rules';
import type { ListTables } from '../lists/list.ts';
import { createLists, expandLists, type Lists } from '../lists/lists.ts';
import type { PayTables } from '../pay/pay.ts';
import { bundledListTables } from './lists.ts';
import { bundledNames } from './names.ts';

/** The rules that compute more than days: what a holiday pays, without the texts that say so, and when a time limit ends. */
export interface BundledRules {
  readonly pay: PayTables;
  readonly timeLimits: NonNullable<ListTables['timeLimits']>;
}

let rules: BundledRules | undefined;
let lists: Lists | undefined;

/** Read on first use. */
export function bundledRules(): BundledRules {
  rules ??= JSON.parse(json) as BundledRules;
  return rules;
}

/** The named lists, with their rules for time limits. */
export function bundledLists(): Lists {
  const { timeLimits } = bundledRules();
  lists ??= createLists({ ...expandLists(bundledListTables()), timeLimits }, bundledNames().holidays);
  return lists;
}
