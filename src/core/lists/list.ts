import type { DateRule } from '../calendar/date-rule.ts';
import type { Day } from '../calendar/day.ts';
import type { WeekendName } from '../holidays/days-off/weekends.ts';
import type { Addressed, Certainty, NamedHoliday, Years } from '../holidays/law.ts';
import type { ProvinceCode } from '../holidays/scope.ts';
import type { Named, Words } from '../language/locale.ts';
import type { MissingRule, TimeLimitRule } from './time-limits.ts';

/** The lists, in the order of data/lists/index.json: a type for programs, so that a misspelt id does not compile. */
export const LIST_IDS = [
  'interpretation-ca',
  'bills-of-exchange-ca',
  'federal-courts-ca',
  'tax-court-ca',
  'interpretation-on',
  'civil-procedure-on',
  'interpretation-qc',
  'civil-procedure-qc',
  'administrative-tribunal-qc',
  'financial-markets-tribunal-qc',
  'federal-public-service',
  'public-service-ab',
  'public-service-bc',
  'tsx',
  'canada-post',
  'payments',
  'cra',
] as const;
export type ListId = (typeof LIST_IDS)[number];

/** How long something is closed: all day, or from 1 p.m. on. */
export const CLOSINGS = ['day', '13:00'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** A set of days under one name: of an act that defines "holiday", a court, an employer, an exchange, the post. */
export interface NamedList {
  readonly id: string;
  /** The only province or territory that has it; all of Canada if undefined. */
  readonly place?: ProvinceCode;
  /** The weekdays that it names, or takes for granted, besides its days. */
  readonly weekend: WeekendName;
  /** For time limits only: a count of business days by it would give a wrong deadline. */
  readonly isForTimeLimits?: true;
  /** The winter days of a court's recess, from the first day for which we read a text with them. */
  readonly recess?: { readonly from: DateRule; readonly to: DateRule; readonly since: Day };
  readonly rows: readonly ListRow[];
  /** How its next years are projected; absent if its published years follow no stable rule, or if it is not published year by year. */
  readonly projection?: Projection;
}

/** The rule that the published years of a list follow; its text is in both languages. */
export interface Projection extends Words {
  /** The first published year that follows the rule, as all later ones do. */
  readonly since: number;
  readonly days: readonly (DayOfList & { readonly rule: DateRule })[];
}

export type ListRow = YearlyDay | PublishedDay | Inclusion;

export interface DayOfList {
  /** Key of the holidays, and of the names of that holiday if it has another here. */
  readonly holiday: string;
  readonly name?: string;
  readonly isInLieu?: true;
  readonly provinces?: readonly ProvinceCode[];
  /** The whole day by default. */
  readonly closes?: Closing;
}

/** A day of every year, as an act names it. */
export interface YearlyDay extends DayOfList {
  readonly rule: DateRule;
  /** The first and last day for which we read a text with it; without a last one, it is still in the act. */
  readonly since: Day;
  readonly until?: Day;
}

/** A day on its published dates only, ascending. */
export interface PublishedDay extends DayOfList {
  readonly dates: readonly Day[];
}

export interface Inclusion {
  readonly list: string;
  readonly since: Day;
}

/** Everything that the days of lists are computed from, as plain JSON. Every key that a row names exists. */
export interface ListTables {
  readonly lists: readonly NamedList[];
  /** Days that no law names, by id; all others are holidays of the law. */
  readonly days: Readonly<Record<string, NamedHoliday>>;
  /** How time limits are computed by a list, or what is missing for that, by id; left out if not needed. */
  readonly timeLimits?: Readonly<Record<string, TimeLimitRule | MissingRule>>;
}

/** From an act or an agreement that holds for every year, or from a publisher who announces each year's days. */
export type ListStatus = 'statute' | 'agreement' | 'published';

/** A description of a list; apart from the list, since its days are computed without it. */
export interface ListDescription extends Named, Addressed {
  readonly status: ListStatus;
  readonly purpose: Words;
  /** The parts that we have not read. */
  readonly missing?: Words;
  /** The act or agreement, or the publisher. */
  readonly authority: Named;
  /** When the publisher is expected to announce the next year. */
  readonly next?: Words;
  readonly clauses: readonly Clause[];
  /** The evidence of the days of each row, in the order of the rows: each of its dates, or the row as a whole. */
  readonly evidence: readonly (readonly DayEvidence[])[];
}

/** A list's description in a bundle: how surely each day is established, without the sources. */
export interface ListSummary extends Omit<ListDescription, 'clauses' | 'evidence'> {
  /** In the order of {@link ListDescription.evidence}. */
  readonly certainty: readonly (readonly Certainty[])[];
}

/** How well a day is supported, and by which sources; the first is shown. */
export interface DayEvidence extends Certainty {
  readonly sources: readonly string[];
}

/** A clause without a date: days by proclamation or by a council, days of the week. */
export interface Clause extends Words, Years {
  /** Keys of the sources. */
  readonly evidence: readonly string[];
}
