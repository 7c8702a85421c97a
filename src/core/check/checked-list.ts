import type { CitedAct } from '../holidays/cited-act.ts';
import type { Confidence } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import type { Bilingual, Locale } from '../language/locale.ts';
import type { SkippedDate } from './read-list.ts';
import type { Claim } from './settings.ts';

export interface CheckOptions {
  /** A code such as `on`. @default the place that the text names */
  readonly place?: ScopeCode | undefined;
  /** The years that the list covers in full. @default those whose first and last holiday lie between its dates */
  readonly years?: readonly number[] | undefined;
  /** Which days it claims to have. @default `statutory` if its words say so, else `closed` */
  readonly as?: Claim | undefined;
  /** Dates and ids of holidays that are as they should be, whatever the law says. @default none */
  readonly allow?: readonly string[] | undefined;
  /** The language of `sentence`; everything else is in both. @default 'en' */
  readonly locale?: Locale | undefined;
}

export interface CheckedList {
  /** The verdict, place, claim, years and number of dates, in the language asked for. */
  readonly sentence: string;
  readonly verdict: 'right' | 'right-with-own' | 'wrong' | 'unjudged';
  /** Null if it must be asked for. */
  readonly place: ScopeCode | null;
  /** The years that were judged as a whole. */
  readonly years: readonly number[];
  readonly as: Claim;
  /** How many dates were read. */
  readonly read: number;
  readonly skipped: readonly SkippedDate[];
  /** In the order of the list. */
  readonly dates: readonly CheckedDate[];
  /** By date. Each makes the list wrong. */
  readonly faults: readonly Finding[];
  /** By date. None makes it wrong; if it is unjudged, the first say why. */
  readonly remarks: readonly Finding[];
}

export interface CheckedDate {
  readonly line: number;
  /** YYYY-MM-DD; as it is written if the year is missing. */
  readonly date: string;
  /** As it is written. */
  readonly name: string;
  readonly is: 'right' | 'custom' | 'moved' | 'wrong' | 'elsewhere' | 'own' | 'ask-year' | 'unjudged';
  /** Null for days of one’s own. */
  readonly holiday: string | null;
}

export type FindingKind =
  | ('missing' | 'not-statutory' | 'wrong-date' | 'other-place' | 'duplicate' | 'unknown-name')
  | ('moved-by-custom' | 'not-published' | 'disputed' | 'other-year' | 'part-year')
  | ('ask-place' | 'ask-year' | 'unread' | 'too-few');

/** What to correct or to know, and why. */
export interface Finding extends Bilingual<string> {
  readonly kind: FindingKind;
  /** YYYY-MM-DD; null if it is about the list. */
  readonly date: string | null;
  /** Of a missing day, the line after which it belongs; null if it is about the list. */
  readonly line: number | null;
  readonly holiday: string | null;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Where the holiday is. */
  readonly expected: string | null;
  /** The law behind it, with its address. */
  readonly act: CitedAct | null;
  readonly confidence: Confidence | null;
}
