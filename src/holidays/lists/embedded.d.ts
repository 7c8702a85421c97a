/** Put into bundles by law/embed.ts; what runs from its sources reads the data folder instead. */
declare module 'statdays:law' {
  /** The law as it was when the bundle was made. */
  export function embeddedLaw(): import('../law.ts').Law;
  /** What established it. */
  export function embeddedEvidence(): import('../annotations/evidence.ts').LawEvidence;
  /** The rules in words as they were when the bundle was made. */
  export function embeddedWeekendRules(): import('../scope.ts').ByScope<
    import('../annotations/weekend-rules.ts').WeekendRules
  >;
  /** The log of data changes as it was when the bundle was made, newest first. */
  export function embeddedChanges(): readonly import('../annotations/change.ts').Change[];
  /** The named lists as they were when the bundle was made. */
  export function embeddedLists(): import('./compact.ts').CompactLists;
  /** What the lists are, by their ids. */
  export function embeddedListSummaries(): Readonly<Record<string, import('./description.ts').ListSummary>>;
  /** What the lists are, and what established them. */
  export function embeddedListEvidence(): import('./description.ts').ListEvidence;
}

/** The rules of computing time, apart from the lists, whose days more pages need. */
declare module 'statdays:time-limits' {
  /** How time is computed by the lists, as it was when the bundle was made. */
  export function embeddedTimeLimits(): NonNullable<import('./list.ts').ListTables['timeLimits']>;
}
