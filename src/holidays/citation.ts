import { type Day, dayOf, yearOf } from '../calendar/day.ts';
import {
  type ActChain,
  type ActPeriod,
  type Basis,
  FEDERAL_CHAINS,
  isFederalChain,
  type Law,
  type LawRow,
  type Statute,
  type StatutoryBasis,
} from './law.ts';
import type { Scope } from './scope.ts';

/** What a holiday rests on. */
export interface Citation {
  readonly act: Statute | null;
  /** Null for a day of the public service, and for one that the provider alone reports. */
  readonly basis: Basis | null;
}

/**
 * The act in force on the date of a day, never a later one: the row's own; else that of the scope; else, or where the row says so, the
 * federal act that makes the day a legal holiday in every province, once the scope is part of Canada.
 */
export function cite(law: Law, scope: Scope, row: LawRow, date: Day): Citation {
  if (row.kind !== 'statutory') return { act: statute(law, row.act), basis: row.basis ?? null };
  const own = isFederalChain(row.act) ? undefined : (row.act ?? actOf(law, scope.code, row.holiday, date));
  const federal = own ?? federalAct(law, scope, row.holiday, date);
  return {
    act: statute(law, federal),
    basis: basisOf(row, yearOf(date), own === undefined && federal !== undefined),
  };
}

function basisOf({ paidSince, ownActSince }: LawRow, year: number, isFederal: boolean): StatutoryBasis {
  if (ownActSince !== undefined && year >= ownActSince) return 'special';
  return !isFederal && paidSince !== undefined && year >= paidSince ? 'paid' : 'legal';
}

function federalAct(law: Law, scope: Scope, holiday: string, date: Day): string | undefined {
  if (date < dayOf(scope.since)) return undefined;
  const acts = FEDERAL_CHAINS.map((chain) => actOf(law, chain, holiday, date));
  return acts.find((act) => act !== undefined);
}

/** An act that is made for the holiday comes before those on holidays at large. */
function actOf({ acts }: Law, chain: ActChain, holiday: string, date: Day): string | undefined {
  const inForce = acts[chain].filter((act) => isInForce(act, date));
  return (inForce.find(({ holds }) => holds?.includes(holiday)) ?? inForce.find(({ holds }) => !holds))?.act;
}

function isInForce({ from, to }: ActPeriod, date: Day): boolean {
  return date >= from && (to === undefined || date <= to);
}

function statute({ statutes }: Law, id: string | undefined): Statute | null {
  return id === undefined ? null : (statutes[id] ?? null);
}
