/** How the provider and other peers compare with the law: what pages show of it. */
declare module 'statdays:peers' {
  export function embeddedScore(): import('./score.ts').Score;
  export function embeddedProviderNames(): import('./compare.ts').ProviderNames;
  /** The provider's answer for the reference year. */
  export function embeddedProviderRows(): readonly import('./rows.ts').ProviderRow[];
}
