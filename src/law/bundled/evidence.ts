/// <reference types="../../core/bundled/statdays.d.ts" />
import json from 'statdays:evidence';
import type { ProviderNames } from '../provider/compare.ts';
import type { ProviderRow } from '../provider/rows.ts';
import type { EstablishedLaw } from '../tables/read.ts';

/** The evidence of the law and the lists, in words: for the service's files and the pages that the build writes. */
export interface BundledEvidence extends Omit<EstablishedLaw, 'law' | 'lists' | 'pay' | 'slugs' | 'aliases'> {
  readonly providerNames: ProviderNames;
  /** The provider's answer for the reference year. */
  readonly providerRows: readonly ProviderRow[];
}

let evidence: BundledEvidence | undefined;

export function bundledEvidence(): BundledEvidence {
  evidence ??= JSON.parse(json) as BundledEvidence;
  return evidence;
}
