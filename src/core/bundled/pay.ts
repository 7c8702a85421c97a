/// <reference types="./statdays.d.ts" />
import json from 'statdays:pay';
import type { PayTables } from '../pay/pay.ts';

let rules: PayTables | undefined;

/** The rules on holiday pay, without the texts that say so. Read on first use. */
export function bundledPayRules(): PayTables {
  rules ??= JSON.parse(json) as PayTables;
  return rules;
}
