import slugs from '../../../data/holiday-slugs.json' with { type: 'json' };
import holidays from '../../../data/holidays.json' with { type: 'json' };
import rows from '../../../data/scopes.json' with { type: 'json' };
import zones from '../../../data/zones.json' with { type: 'json' };
import type { Law } from '../holidays/law.ts';
import { type Scope, toRegion } from '../holidays/scope.ts';

/** The places with their zones, and the holidays with their words in addresses: the tables of `data` that need no reading. */
export interface BundledNames extends Pick<Law, 'scopes' | 'zones' | 'holidays'> {
  /** By the ids of the holidays. */
  readonly slugs: Readonly<Record<string, { readonly en: string; readonly fr: string }>>;
}

const scopes = (rows as readonly Omit<Scope, 'region'>[]).map((row) => ({
  ...row,
  region: toRegion(row.code),
}));

export const bundledNames: BundledNames = { scopes, zones, holidays, slugs };
