import type { Certainty, HolidayNames, Words, Years } from '../law.ts';

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

export function toSummary({ clauses: _, evidence, ...description }: ListDescription): ListSummary {
  const certainty = evidence.map((dates) => dates.map(({ sources: _, ...certain }) => certain));
  return { ...description, certainty };
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
