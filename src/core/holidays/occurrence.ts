import { dateInYear, moved } from '../calendar/date-rule.ts';
import { type Day, readDay, weekdayOf, yearOf } from '../calendar/day.ts';
import type { Named, Words } from '../language/locale.ts';
import {
  type ActChain,
  type Basis,
  type Confidence,
  confidenceIn,
  covers,
  FEDERAL_CHAINS,
  findNames,
  isFederalChain,
  KINDS,
  type Kind,
  type Law,
  type LawRow,
  lowerConfidence,
  type ObservedPeriod,
  periodIn,
  type Statute,
  type StatutoryBasis,
} from './law.ts';
import type { Scope, ScopeCode } from './scope.ts';

export interface DatedHoliday {
  readonly id: string;
  readonly kind: Kind;
  readonly date: Day;
  /** The day off by law: the date, unless the law moves it for everyone or for those who do not normally work on that weekday. */
  readonly observed: Day;
  /** Whether it stays on the date for those who normally work on that weekday. */
  readonly movesOnlyWhereOff: boolean;
}

/** A holiday of one scope on one date, by that scope's own law. */
export interface Occurrence extends DatedHoliday, Named, Grounds {
  readonly isPublicService: boolean;
  readonly confidence: Confidence;
  readonly local: string | null;
  readonly notes: Words | null;
}

export function occurrences(law: Law, scope: Scope, year: number): readonly Occurrence[] {
  return law.rows[scope.code].flatMap((row) => findOccurrence(law, scope, row, year) ?? []).sort(byDate);
}

function byDate(a: Occurrence, b: Occurrence): number {
  return a.date - b.date || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.id < b.id ? -1 : 1);
}

export function isOn({ date, observed }: Occurrence, day: Day): boolean {
  return date === day || observed === day;
}

export function isStatutory({ rows, dates }: Law, { code }: Scope, holiday: string, year: number): boolean {
  return rows[code].some(
    (row) =>
      row.holiday === holiday && row.kind === 'statutory' && computeDate(dates, row, year) !== undefined,
  );
}

/** Only when the holidays of a scope and year are: much less work than {@link occurrences}, in any order. */
export function datedHolidays({ rows, dates }: Law, scope: ScopeCode, year: number): readonly DatedHoliday[] {
  return rows[scope].flatMap((row) => {
    const dated = computeDate(dates, row, year);
    return dated ? datedHoliday(row, dated.date, findMove(row, dated.date, year)) : [];
  });
}

function datedHoliday({ holiday, kind }: LawRow, date: Day, move: ObservedPeriod | undefined): DatedHoliday {
  const observed = moved(date, move?.move);
  return { id: holiday, kind, date, observed, movesOnlyWhereOff: move?.onlyWhereOff ?? false };
}

function findOccurrence(law: Law, scope: Scope, row: LawRow, year: number): Occurrence | undefined {
  const dated = computeDate(law.dates, row, year);
  if (!dated) return undefined;
  const { date, period } = dated;
  const move = findMove(row, date, year);
  const grounds = cite(law, scope, row, date);
  const surest = [period.confidence, grounds.act?.confidence, move && confidenceIn(move, year)];
  return {
    ...datedHoliday(row, date, move),
    ...findNames(law.holidays[row.holiday], row.holiday, row.name),
    isPublicService: row.publicService ?? false,
    ...grounds,
    confidence: surest.reduce<Confidence>(lowerConfidence, confidenceIn(row, year)),
    local: row.local ?? null,
    notes: findNotes(law, scope, row, year, move?.onlyWhereOff ?? false),
  };
}

/** The date of a row in a year, and the period of its rule; undefined if it has none that year. */
function computeDate(dates: Law['dates'], row: LawRow, year: number) {
  const period = covers(row, year) ? periodIn(dates[row.date], year) : undefined;
  const date = period && dateInYear(period.date, year);
  return period && date !== undefined ? { date, period } : undefined;
}

/** @param isOnlyWhereOff whether the day off moves that year for those who do not work on that weekday */
function findNotes(
  { notes }: Law,
  { code }: Scope,
  { holiday }: LawRow,
  year: number,
  isOnlyWhereOff: boolean,
): Words | null {
  const ofHoliday = notes[code].filter((note) => note.holidays.includes(holiday) && covers(note, year));
  const note =
    ofHoliday.find(({ onlyWhereOff = false }) => onlyWhereOff && isOnlyWhereOff) ??
    ofHoliday.find(({ onlyWhereOff }) => !onlyWhereOff);
  return note ? { en: note.en, fr: note.fr } : null;
}

/** The move that applies: that of the year, if the date falls on the weekday that it moves from. */
function findMove({ observed }: LawRow, date: Day, year: number): ObservedPeriod | undefined {
  return observed?.find((period) => covers(period, year) && period.move.from === weekdayOf(date));
}

export interface Grounds {
  readonly act: Statute | null;
  /** Null for public service days. */
  readonly basis: Basis | null;
}

/**
 * The act in force on a date, never a later one: the row's own, else the scope's, else the federal act that makes the day a legal
 * holiday in every province, once the scope is part of Canada. A row may name the federal act at once.
 */
export function cite(law: Law, scope: Scope, row: LawRow, date: Day): Grounds {
  if (row.kind !== 'statutory') return { act: statute(law, row.act), basis: row.basis ?? null };
  const own = isFederalChain(row.act) ? undefined : (row.act ?? findAct(law, scope.code, row.holiday, date));
  const federal = own ?? federalAct(law, scope, row.holiday, date);
  return {
    act: statute(law, federal),
    basis: findBasis(row, yearOf(date), own === undefined && federal !== undefined),
  };
}

function findBasis(
  { paidBy, paidSince = paidBy, ownActSince }: LawRow,
  year: number,
  isFederal: boolean,
): StatutoryBasis {
  if (ownActSince !== undefined && year >= ownActSince) return 'special';
  return !isFederal && paidSince !== undefined && year >= paidSince ? 'paid' : 'legal';
}

function federalAct(law: Law, scope: Scope, holiday: string, date: Day): string | undefined {
  if (date < readDay(scope.since)) return undefined;
  const acts = FEDERAL_CHAINS.map((chain) => findAct(law, chain, holiday, date));
  return acts.find((act) => act !== undefined);
}

/** An act for this holiday comes before acts on holidays in general. */
function findAct({ acts }: Law, chain: ActChain, holiday: string, date: Day): string | undefined {
  const inForce = acts[chain].filter(({ from, to = date }) => date >= from && date <= to);
  return (inForce.find(({ holds }) => holds?.includes(holiday)) ?? inForce.find(({ holds }) => !holds))?.act;
}

function statute({ statutes }: Law, id: string | undefined): Statute | null {
  return id === undefined ? null : (statutes[id] ?? null);
}
