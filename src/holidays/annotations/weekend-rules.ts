import type { Confidence, Words, Years } from '../law.ts';

/** What establishes a sentence: a text that was read, with a few words of it in its own language. */
export interface Evidence {
  readonly title: string;
  /** None for a text without a public address. */
  readonly url?: string;
  /** The same text in French, where it is known. */
  readonly urlFr?: string;
  readonly quote: string;
  /** Whether the text is that of a legislature, a government or one of their offices. */
  readonly official: boolean;
  /** Year of the text; none where it bears none. */
  readonly year?: number;
}

/** Something that the law says, in words, and how surely it was established. */
export interface Sentence extends Words {
  readonly confidence: Confidence;
  readonly evidence: readonly Evidence[];
}

/** Who can answer what the sources leave open. */
export interface Office {
  readonly nameEn: string;
  readonly nameFr: string;
  readonly url: string;
  /** Its page in French, where there is one. */
  readonly urlFr?: string;
}

/** A rule of a scope's statute on all of its holidays. */
export interface Rule extends Sentence {
  /** The sections of the statute. */
  readonly sectionEn: string;
  readonly sectionFr: string;
  /** Only where the sources leave the rule open. */
  readonly ask?: Office;
}

/** What a reader should know of some holidays in some years. */
export interface Note extends Sentence, Years {
  /** Keys of the holidays that it is on; none where it is on all of the scope's days. */
  readonly holidays: readonly string[];
}

/** The rules of a holiday that has an act of its own: they hold in place of those of the scope. */
export interface OwnRules extends Years {
  readonly holiday: string;
  readonly weekend: Rule;
  readonly paid: Rule;
}

/** What the law of a scope says, in words: an entry of `data/weekend-rules.json`. */
export interface WeekendRules {
  /** What becomes of a holiday that falls on a weekend or another day off. */
  readonly weekend: Rule;
  /** Who is paid for a holiday, and what for work on it. */
  readonly paid: Rule;
  readonly ownActs?: readonly OwnRules[];
  readonly notes: readonly Note[];
}
