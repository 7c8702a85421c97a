/*
 * What law/embed.ts puts into bundles, as of the build. Code that runs from its sources reads the data folder instead. law/embedded.d.ts
 * declares the rest.
 */

declare module 'statdays:law' {
  export function embeddedLaw(): import('../holidays/law.ts').Law;
  /** The descriptions of the lists, by id. */
  export function embeddedListSummaries(): Readonly<Record<string, import('../lists/list.ts').ListSummary>>;
}

/** The rows of the law, and the dates that they name. */
declare module 'statdays:rows' {
  export function embeddedRows(): Omit<
    import('../holidays/law.ts').Law,
    'holidays' | 'zones' | 'statutes' | 'acts' | 'notes' | 'inLieu'
  >;
}

/** Which acts the days of the law rest on, by date. */
declare module 'statdays:chains' {
  export function embeddedChains(): Pick<import('../holidays/law.ts').Law, 'acts'>;
}

/** The holidays of the law, by id: the lists need them, but not the law. */
declare module 'statdays:names' {
  export function embeddedNames(): import('../holidays/law.ts').Law['holidays'];
}

/** The days of the lists. */
declare module 'statdays:lists' {
  export function embeddedLists(): import('../lists/lists.ts').CompactLists;
}

/** The rules for time limits, apart from the lists: more pages need the lists' days. */
declare module 'statdays:time-limits' {
  export function embeddedTimeLimits(): NonNullable<import('../lists/list.ts').ListTables['timeLimits']>;
}

/** What the law pays for holidays, without the sources: few answers need it. */
declare module 'statdays:pay' {
  export function embeddedPay(): import('../pay/pay.ts').PayTables;
}

/** The texts that support the rules on pay. */
declare module 'statdays:pay-sources' {
  export function embeddedPaySources(): import('../holidays/scope.ts').ByScope<
    import('../pay/pay.ts').PayRules['sources']
  >;
}

/** The time zones, for pages that need only today's date. */
declare module 'statdays:zones' {
  export function embeddedZones(): import('../calendar/zone-offset.ts').ZoneTable;
}

/** The places, for code that needs no law. law/embedded.d.ts declares the words in addresses, in the same module. */
declare module 'statdays:slugs' {
  export function embeddedScopes(): readonly import('../holidays/scope.ts').Scope[];
}

/** What people type for the holidays, by their ids. */
declare module 'statdays:aliases' {
  export function embeddedAliases(): import('../check/names.ts').AliasTable;
}
