/* The modules of embed.ts that hold the evidence of the law, and what only pages need. */

declare module 'statdays:law' {
  export function embeddedEvidence(): import('./schema.ts').LawEvidence;
  export function embeddedWeekendRules(): import('../../core/holidays/scope.ts').ByScope<
    import('./schema.ts').WeekendRules
  >;
  /** Who is paid for a holiday, in words. */
  export function embeddedPaid(): import('../../core/holidays/scope.ts').ByScope<
    import('./pay.ts').PaidProse
  >;
  /** The log of data changes, newest first. */
  export function embeddedChanges(): readonly import('./schema.ts').Change[];
  export function embeddedDifferences(): import('./schema.ts').SettledDifferences;
  export function embeddedListEvidence(): import('./schema.ts').ListEvidence;
  /** Where the holidays come from, with what supports it, by their ids. */
  export function embeddedHistory(): Readonly<Record<string, import('./history.ts').HolidayHistory>>;
  /** Worked examples of holiday pay, for the test vectors. */
  export function embeddedPayCases(): readonly import('../../core/pay/pay.ts').PayCase[];
  /** What the evidence of the law leaves open. */
  export function embeddedQuestions(): import('./schema.ts').OpenQuestions;
}

/** The words in addresses, for scripts that need nothing else. */
declare module 'statdays:slugs' {
  /** By the ids of the holidays. */
  export function embeddedSlugs(): Readonly<Record<string, import('./schema.ts').Slugs>>;
}

/** What to know of the holidays in some years, by their ids, for scripts that name a date. */
declare module 'statdays:periods' {
  export function embeddedPeriods(): Readonly<Record<string, import('./history.ts').PastOfHoliday>>;
}

/** With the sentences in English only. */
declare module 'statdays:periods-en' {
  export function embeddedPeriods(): Readonly<Record<string, import('./history.ts').PastOfHoliday>>;
}

/** With the sentences in French only. */
declare module 'statdays:periods-fr' {
  export function embeddedPeriods(): Readonly<Record<string, import('./history.ts').PastOfHoliday>>;
}

/** Who is open or closed, and what we read about it; only pages answer that. */
declare module 'statdays:offices' {
  export function embeddedOffices(): readonly import('../../core/offices/offices.ts').OfficeTable[];
}

/** With the texts in English only. */
declare module 'statdays:offices-en' {
  export function embeddedOffices(): readonly import('../../core/offices/offices.ts').OfficeTable[];
}

/** With the texts in French only. */
declare module 'statdays:offices-fr' {
  export function embeddedOffices(): readonly import('../../core/offices/offices.ts').OfficeTable[];
}

/** Who is open or closed, without the sources, in English and in French. */
declare module 'statdays:openings-en' {
  export function embeddedOffices(): readonly import('../../core/offices/offices.ts').OfficeTable[];
}
declare module 'statdays:openings-fr' {
  export function embeddedOffices(): readonly import('../../core/offices/offices.ts').OfficeTable[];
}

/** What a reader should know about some holidays, in English and in French. */
declare module 'statdays:notes-en' {
  export function embeddedNotes(): Pick<import('../../core/holidays/law.ts').Law, 'notes'>;
}
declare module 'statdays:notes-fr' {
  export function embeddedNotes(): Pick<import('../../core/holidays/law.ts').Law, 'notes'>;
}

/** The holidays about which sources contradict each other, by scope. */
declare module 'statdays:disputed' {
  export function embeddedDisputed(): import('../../core/holidays/scope.ts').ByScope<readonly string[]>;
}

declare module 'statdays:origins-*' {
  export function embeddedOrigins(): Readonly<Record<string, import('../../core/holidays/law.ts').Words>>;
}
