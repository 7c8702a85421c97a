/// <reference types="./statdays.d.ts" />
import json from 'statdays:sources';
import { type ByScope, byScope } from '../holidays/scope.ts';
import type { ListSummary } from '../lists/list.ts';
import type { PayRules, PayTables } from '../pay/pay.ts';
import { bundledPayRules } from './pay.ts';

/** Who publishes the lists, and the texts behind the rules on pay: programs show them, pages have them already. */
export interface BundledSources {
  /** By the ids of the lists. */
  readonly lists: Readonly<Record<string, ListSummary>>;
  readonly pay: ByScope<PayRules['sources']>;
}

let sources: BundledSources | undefined;
let pay: PayTables | undefined;

/** Read on first use. */
export function bundledSources(): BundledSources {
  sources ??= JSON.parse(json) as BundledSources;
  return sources;
}

/** What the law pays for holidays, with the texts that say so. */
export function bundledPay(): PayTables {
  pay ??= byScope((code) => {
    const { [code]: texts } = bundledSources().pay;
    return { ...bundledPayRules()[code], ...(texts && { sources: texts }) };
  });
  return pay;
}
