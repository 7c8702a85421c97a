/// <reference types="./embedded.d.ts" />
import { embeddedPay } from 'statdays:pay';
import { embeddedPaySources } from 'statdays:pay-sources';
import { byScope } from '../holidays/scope.ts';
import type { PayTables } from '../pay/pay.ts';

let tables: PayTables | undefined;

/** What the bundled law pays, with the sources. Read on first use. */
export function bundledPay(): PayTables {
  tables ??= byScope((code) => {
    const sources = embeddedPaySources()[code];
    return { ...embeddedPay()[code], ...(sources && { sources }) };
  });
  return tables;
}
