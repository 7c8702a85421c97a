import type { DateRule } from '../../calendar/date-rule.ts';
import type { Day } from '../../calendar/day.ts';
import type { WeekendName } from '../days-off/business-days.ts';
import type { Certainty, HolidayNames, NamedHoliday, Words, Years } from '../law.ts';
import type { ProvinceCode } from '../scope.ts';
import type { MissingRule, TimeLimitRule } from './time-limits.ts';

/** For how much of a day something is closed: all of it, or from one o'clock in the afternoon on. */
export const CLOSINGS = ['day', '13:00'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** A set of days under one name: of an act that defines "holiday", of a court, an employer, an exchange, the post. */
export interface NamedList {
  readonly id: string;
  /** Its own weekend: the days of the week that it says, or takes for granted, beside its days. */
  readonly weekend: WeekendName;
  /** It serves time limits alone, so that a count of business days by it would be a wrong deadline. */
  readonly isForTimeLimits?: true;
  readonly rows: readonly ListRow[];
}

export type ListRow = YearlyDay | PublishedDay | Inclusion;

/** What a row says of its day. */
interface DayOfList {
  /** Key of the holidays, and of the names of that holiday where it has another here. */
  readonly holiday: string;
  readonly name?: string;
  /** Stands in lieu of the holiday, and is not the holiday itself. */
  readonly isInLieu?: true;
  /** The only provinces and territories where it is kept. */
  readonly provinces?: readonly ProvinceCode[];
  /** Where left out, the whole day. */
  readonly closes?: Closing;
}

/** A day of every year, as an act names it. */
export interface YearlyDay extends DayOfList {
  readonly rule: DateRule;
  /** The first and the last day on which a text that was read attests it; without a last one, the act has it still. */
  readonly since: Day;
  readonly until?: Day;
}

/** A day on the dates that were published for it, ascending, and on no other. */
export interface PublishedDay extends DayOfList {
  readonly dates: readonly Day[];
}

/** All days of another list. */
export interface Inclusion {
  readonly list: string;
  readonly since: Day;
}

/** All lists as plain JSON: everything that their days are computed from. Every key that a row names is there. */
export interface ListTables {
  readonly lists: readonly NamedList[];
  /** Days that no law names, by their ids; all others are among the holidays of the law. */
  readonly days: Readonly<Record<string, NamedHoliday>>;
  /** How time is computed by the lists that serve to, or what is missing, by their ids; left out where nobody asks. */
  readonly timeLimits?: Readonly<Record<string, TimeLimitRule | MissingRule>>;
}

/** Of an act or an agreement that says which days are holidays, or of a publisher that says it anew for each year. */
export type ListStatus = 'statute' | 'agreement' | 'published';

/** What a list is and who says so. It stands beside the list, because no day needs it. */
export interface ListDescription extends HolidayNames {
  readonly status: ListStatus;
  /** What the list is good for and what not, in a sentence. */
  readonly purpose: Words;
  /** The act or the agreement that it is from, or who publishes it. */
  readonly authority: HolidayNames;
  readonly url: string;
  /** The French text, where there is one. */
  readonly urlFr?: string;
  readonly clauses: readonly Clause[];
  /** What establishes the days of each row of the list, in the order of the rows: each of its dates, or the row as a whole. */
  readonly evidence: readonly (readonly DayEvidence[])[];
}

/** A list as a bundle tells of it: how surely each day is established, and not by which sources. */
export interface ListSummary extends Omit<ListDescription, 'clauses' | 'evidence'> {
  /** In the order of {@link ListDescription.evidence}. */
  readonly certainty: readonly (readonly Certainty[])[];
}

/** How surely a day is established, and by which sources, the one to show first. */
export interface DayEvidence extends Certainty {
  readonly sources: readonly string[];
}

/** What a list says without naming a date: days by proclamation or by a council, days of the week. */
export interface Clause extends Words, Years {
  /** Keys of the sources. */
  readonly evidence: readonly string[];
}
