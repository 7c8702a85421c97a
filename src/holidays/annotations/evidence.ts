import type { ByScope } from '../scope.ts';

/** Where a fact of the law was read. */
export interface Source {
  readonly title: string;
  readonly url?: string;
  /** The same text in French, where it is known. */
  readonly urlFr?: string;
  /** Published by a parliament, a government or a court. */
  readonly official: boolean;
  /** Year of the text. */
  readonly year?: number;
  /** A few words of it, so that it can be found again. */
  readonly quote?: string;
}

/** Keys of the sources: what establishes the beginning of a row, and what says that it holds now. */
export interface Evidence {
  /** Left out where no source gives the beginning: the first year of the row is then only where the data start. */
  readonly since?: readonly string[];
  readonly now?: readonly string[];
}

/** Whether the first year of a row is that of the holiday, and not only where the data start. */
export function isBeginningKnown(evidence: Evidence | undefined): boolean {
  return !evidence || evidence.since !== undefined;
}

/** What establishes the law. It stands beside the law, because no listing needs it. */
export interface LawEvidence {
  readonly sources: Readonly<Record<string, Source>>;
  /** Of each row of the law, in the order of the rows; undefined where none is known. */
  readonly rows: ByScope<readonly (Evidence | undefined)[]>;
  /** Of each statute that the law cites, by its id. */
  readonly statutes: Readonly<Record<string, readonly string[]>>;
}
