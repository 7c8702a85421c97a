import { aliases } from '../bundled/aliases.ts';
import { bundledAlmanac } from '../bundled/law.ts';
import { bundledListDays } from '../bundled/lists.ts';
import {
  type CheckedDate,
  type CheckedList,
  type CheckOptions,
  CLAIMS,
  type Claim,
  type Finding,
  type FindingKind,
  type SkippedDate,
} from '../check/answer.ts';
import { type CheckList, createCheckList } from '../check/check-list.ts';
import { LOCALES } from '../language/locale.ts';
import { badParameter, needsWord } from '../questions/question-problems.ts';
import { ArgumentError, argumentError, checkOptions, read, readGiven } from './arguments.ts';
import type { Place } from './index.ts';
import { ownCopy } from './own-copy.ts';

export type { CheckedDate, CheckedList, Claim, Finding, FindingKind, SkippedDate };
export { ArgumentError };

/** Facts about a list. */
export interface ListFacts extends Omit<CheckOptions, 'place'> {
  /** @default the place that the list names */
  readonly place?: Place;
}

let checker: CheckList | undefined;

/**
 * Judges a list of holidays that somebody typed: CSV, JSON, SQL, code, a calendar file or a page of text. Finds its dates, the names of
 * them, its place and years, and says of each date whether it is right. What it cannot tell, it asks.
 * @example checkList('Stat holidays 2026, Ontario: 2026-07-01, 2026-08-03, 2026-09-07').faults[0]?.date // '2026-08-03'
 * @throws {ArgumentError} for an unknown option, place, year or claim
 */
export function checkList(text: string, facts: ListFacts = {}): CheckedList {
  checkOptions(facts, ['place', 'years', 'as', 'allow', 'locale']);
  const { place, years = [], as, locale } = facts;
  if (as !== undefined && !CLAIMS.includes(as))
    throw argumentError(badParameter('as', as, needsWord(CLAIMS), CLAIMS));
  if (locale !== undefined && !LOCALES.includes(locale))
    throw argumentError(badParameter('locale', locale, needsWord(LOCALES), LOCALES));
  checker ??= createCheckList({
    almanac: bundledAlmanac(),
    lists: bundledListDays(),
    aliases,
  });
  const values = { place: readGiven('province', place), years: years.map((year) => read('year', year)) };
  return ownCopy(checker(`${text}`, { ...facts, ...values }));
}
