/// <reference types="../../core/bundled/statdays.d.ts" />
import json from 'statdays:evidence';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { ProviderNames } from '../provider/compare.ts';
import type { ProviderRow } from '../provider/rows.ts';
import type { EstablishedLaw } from '../tables/read.ts';
import type { SettledReason } from '../tables/schema.ts';

/** The evidence of the law and the lists, in words: for the service's files and the pages that the build writes. */
export interface BundledEvidence
  extends Omit<EstablishedLaw, 'law' | 'lists' | 'pay' | 'slugs' | 'aliases' | 'history'> {
  readonly score: PublishedScore;
  readonly providerNames: ProviderNames;
  /** The provider's answer for the reference year. */
  readonly providerRows: readonly ProviderRow[];
}

/** The part of `data/score/score.json`, which `npm run score` writes, that the documentation shows. */
export interface PublishedScore {
  readonly years: readonly [first: number, last: number];
  readonly peers: readonly {
    readonly peer: SettledReason['peers'][number];
    readonly version: string;
    readonly tallies: readonly {
      readonly scope: ScopeCode;
      readonly compared: number;
      readonly agreed: number;
      readonly theirs: number;
      readonly ours: number;
      readonly open: number;
      readonly substitutes: { readonly both: number; readonly lawOnly: number; readonly peerOnly: number };
    }[];
  }[];
}

let evidence: BundledEvidence | undefined;

export function bundledEvidence(): BundledEvidence {
  evidence ??= JSON.parse(json) as BundledEvidence;
  return evidence;
}
