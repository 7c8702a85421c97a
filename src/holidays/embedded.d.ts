/*
 * What law/embed.ts puts into bundles, as it was when the bundle was made; what runs from its sources reads the data folder instead.
 * law/embedded.d.ts declares the rest of it.
 */

declare module 'statdays:law' {
  export function embeddedLaw(): import('./law.ts').Law;
  export function embeddedLists(): import('./lists/lists.ts').CompactLists;
  /** What the lists are, by their ids. */
  export function embeddedListSummaries(): Readonly<Record<string, import('./lists/list.ts').ListSummary>>;
}

/** The rules of computing time, apart from the lists, whose days more pages need. */
declare module 'statdays:time-limits' {
  /** How time is computed by the lists. */
  export function embeddedTimeLimits(): NonNullable<import('./lists/list.ts').ListTables['timeLimits']>;
}

/** The clocks of the time zones, for pages that need no more than today. */
declare module 'statdays:zones' {
  export function embeddedZones(): import('../calendar/zone-offset.ts').ZoneTable;
}
