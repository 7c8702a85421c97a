import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, parseDate, weekdayOf, yearOf } from '../calendar/day.ts';
import {
  type Basis,
  basisIn,
  type Confidence,
  holdsIn,
  KINDS,
  type Kind,
  type Law,
  type LawRow,
  lowerConfidence,
  type ProvisionalDay,
  type RuleSegment,
} from './law.ts';
import type { ScopeCode, Statute } from './scope.ts';

/** A holiday of one scope on one date, as that scope's own law has it. */
export interface Occurrence {
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly date: Day;
  /** The day off by law: the date, unless the law itself moves it for everyone. */
  readonly observed: Day;
  readonly kind: Kind;
  readonly basis: Basis | null;
  readonly act: Statute | null;
  readonly confidence: Confidence;
  readonly local: string | null;
}

/** The days of every kind in a scope and year, by date. */
export function occurrences(law: Law, scope: ScopeCode, year: number): readonly Occurrence[] {
  const fromLaw = law.rows[scope].flatMap((row) => occurrenceOf(law, row, year) ?? []);
  const fromProvider = law.provisional.flatMap((day) =>
    day.scope === scope ? (reported(day, year) ?? []) : [],
  );
  return [...fromLaw, ...fromProvider].sort(byDate);
}

function byDate(a: Occurrence, b: Occurrence): number {
  return a.date - b.date || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.id < b.id ? -1 : 1);
}

/** The date of a row in a year and the rule's segment that names it; undefined where the row holds not or has no date. */
export function dateOf(law: Law, row: LawRow, year: number): { date: Day; segment: RuleSegment } | undefined {
  if (!holdsIn(row, year)) return undefined;
  const segment = law.rules[row.rule]?.find((each) => holdsIn(each, year));
  const date = segment && dateInYear(segment.date, year);
  return segment && date !== undefined ? { date, segment } : undefined;
}

function occurrenceOf(law: Law, row: LawRow, year: number): Occurrence | undefined {
  const found = dateOf(law, row, year);
  const name = law.catalogue[row.name];
  if (found === undefined || name === undefined) return undefined;
  const { date, segment } = found;
  const basis = basisIn(row, year);
  return {
    id: name.holiday,
    nameEn: name.nameEn,
    nameFr: name.nameFr,
    date,
    observed: date + daysMoved(row, date, year),
    kind: row.kind,
    basis,
    act: statute(law, basis === 'legal' ? row.legalAct : row.act),
    confidence: lowerConfidence(row.confidence, segment.confidence),
    local: row.local ?? null,
  };
}

function daysMoved(row: LawRow, date: Day, year: number): number {
  if (weekdayOf(date) !== 0) return 0;
  return row.moves?.find((move) => holdsIn(move, year))?.by ?? 0;
}

function statute(law: Law, id: string | undefined): Statute | null {
  if (id === undefined) return null;
  for (const scope of law.scopes) {
    const found = scope.statutes.find((each) => each.id === id);
    if (found) return found;
  }
  return null;
}

function reported(day: ProvisionalDay, year: number): Occurrence | undefined {
  const date = parseDate(day.date);
  if (date === undefined || yearOf(date) !== year) return undefined;
  return {
    id: day.id,
    nameEn: day.nameEn,
    nameFr: day.nameFr,
    date,
    observed: date,
    kind: 'reported',
    basis: null,
    act: null,
    confidence: 'low',
    local: null,
  };
}
