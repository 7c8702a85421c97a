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
  readonly since: readonly string[];
  readonly now?: readonly string[];
}

/** What establishes the law. It stands beside the law, because no listing needs it. */
export interface LawEvidence {
  readonly sources: Readonly<Record<string, Source>>;
  /** Of each row of the law, in the order of the rows; undefined where none is known. */
  readonly rows: ByScope<readonly (Evidence | undefined)[]>;
  /** Of each statute that the law cites, by its id. */
  readonly statutes: Readonly<Record<string, readonly string[]>>;
}
