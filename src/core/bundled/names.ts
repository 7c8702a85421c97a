/// <reference types="./statdays.d.ts" />
import json from 'statdays:names';
import type { Law } from '../holidays/law.ts';

/** The places with their zones, and the holidays with their words in addresses: what needs no law. */
export interface BundledNames extends Pick<Law, 'scopes' | 'zones' | 'holidays'> {
  /** By the ids of the holidays. */
  readonly slugs: Readonly<Record<string, { readonly en: string; readonly fr: string }>>;
}

let names: BundledNames | undefined;

export function bundledNames(): BundledNames {
  names ??= JSON.parse(json) as BundledNames;
  return names;
}
