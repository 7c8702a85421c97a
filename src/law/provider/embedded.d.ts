/** How the provider and other peers compare with the law: what pages show of it. */
declare module 'statdays:peers' {
  /** What the documentation shows of data/score/score.json, which `npm run score` writes. */
  export function embeddedScore(): {
    readonly years: readonly [first: number, last: number];
    readonly peers: readonly {
      readonly peer: import('../tables/schema.ts').Reason['peers'][number];
      readonly version: string;
      readonly tallies: readonly {
        readonly scope: import('../../core/holidays/scope.ts').ScopeCode;
        readonly compared: number;
        readonly agreed: number;
        readonly theirs: number;
        readonly ours: number;
        readonly open: number;
        readonly substitutes: { readonly both: number; readonly lawOnly: number; readonly peerOnly: number };
      }[];
    }[];
  };
  export function embeddedProviderNames(): import('./compare.ts').ProviderNames;
  /** The provider's answer for the reference year. */
  export function embeddedProviderRows(): readonly import('./rows.ts').ProviderRow[];
}
