/* The modules of embed.ts that hold the evidence of the law, and what only pages need. */

declare module 'statdays:law' {
  export function embeddedEvidence(): import('./schema.ts').LawEvidence;
  export function embeddedWeekendRules(): import('../holidays/scope.ts').ByScope<
    import('./schema.ts').WeekendRules
  >;
  /** The log of data changes, newest first. */
  export function embeddedChanges(): readonly import('./schema.ts').Change[];
  export function embeddedDifferences(): import('./schema.ts').SettledDifferences;
  export function embeddedListEvidence(): import('./schema.ts').ListEvidence;
}

/** The words in addresses, for scripts that need nothing else. */
declare module 'statdays:slugs' {
  export function embeddedScopes(): readonly import('../holidays/scope.ts').Scope[];
  /** By the ids of the holidays. */
  export function embeddedSlugs(): Readonly<Record<string, import('./schema.ts').Slugs>>;
}
