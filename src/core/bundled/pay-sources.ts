/// <reference types="./statdays.d.ts" />
import json from 'statdays:pay-sources';
import { type ByScope, byScope } from '../holidays/scope.ts';
import type { PayRules, PayTables } from '../pay/pay.ts';
import { bundledPayRules } from './pay.ts';

/** The texts behind the rules on pay: programs show them, and pages have them already. */
export type BundledPaySources = ByScope<PayRules['sources']>;

let pay: PayTables | undefined;

/** The rules on holiday pay, with the texts that say so. Read on first use. */
export function bundledPay(): PayTables {
  pay ??= withSources(JSON.parse(json));
  return pay;
}

function withSources(sources: BundledPaySources): PayTables {
  return byScope((code) => {
    const texts = sources[code];
    return { ...bundledPayRules()[code], ...(texts && { sources: texts }) };
  });
}
