import type { ActChain, LawRow, Statute } from '../holidays/law.ts';

/** Where a fact of the law was read. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  /** Published by a parliament, a government or a court. */
  readonly official: boolean;
  /** Year of the text. */
  readonly year?: number;
  /** A few words of it, so that it can be found again. */
  readonly quote?: string;
}

/** Keys of the sources: what establishes the beginning of a row, and what says that it holds now. */
export interface Evidence {
  readonly since: readonly string[];
  readonly now?: readonly string[];
}

export interface LawTableRow extends LawRow {
  readonly evidence?: Evidence;
}

/** An act as the table has it. Days are YYYY-MM-DD, or YYYY where only the year is known. */
export interface StatuteRow extends Omit<Statute, 'url'> {
  readonly url?: string;
  /** Without one, it is cited by the rows alone that name it. */
  readonly chain?: ActChain | 'legal-interpretation';
  /** First and last day in force; without a first one, its beginning was not found. */
  readonly from?: string;
  readonly to?: string;
  readonly holds?: readonly string[];
  /** What of its list of holidays was read: the list, that it has one, or nothing. */
  readonly listEvidence?: 'read' | 'holidays' | 'no';
  readonly evidence?: readonly string[];
}
