/// <reference types="./statdays.d.ts" />
import json from 'statdays:pay';
import type { PayTables } from '../pay/pay.ts';

let tables: PayTables | undefined;

/** What the law pays for holidays, with its sources. Read on first use. */
export function bundledPay(): PayTables {
  tables ??= JSON.parse(json) as PayTables;
  return tables;
}
