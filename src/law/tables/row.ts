import type { Evidence } from '../../holidays/annotations/evidence.ts';
import type { ActChain, LawRow, Statute } from '../../holidays/law.ts';

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
