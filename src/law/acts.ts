import type { Day } from '../calendar/day.ts';
import { toDay } from '../calendar/day.ts';
import { type ActChain, type ActPeriod, FEDERAL_CHAINS } from '../holidays/law.ts';
import { byScope } from '../holidays/scope.ts';
import { firstDayOf, isYear, lastDayOf } from './fields.ts';
import type { StatuteRow } from './schema.ts';

/** For how long the acts of the chains are cited. */
export function actPeriods(
  statutes: readonly StatuteRow[],
): Readonly<Record<ActChain, readonly ActPeriod[]>> {
  const ofChain = (chain: ActChain) => statutes.filter((act) => act.chain === chain).flatMap(citedPeriod);
  return {
    ...byScope(ofChain),
    'legal-holidays': ofChain('legal-holidays'),
    'legal-bills': ofChain('legal-bills'),
  };
}

/** An act of a scope is cited where something of its list was read, a federal one in any case. */
function citedPeriod(statute: StatuteRow): ActPeriod | readonly [] {
  const isFederal = FEDERAL_CHAINS.some((chain) => chain === statute.chain);
  const from = firstDay(statute);
  if (from === undefined || (!isFederal && statute.listEvidence === 'no')) return [];
  const to = lastDay(statute);
  const { id: act, holds } = statute;
  return { act, from, ...(to === undefined ? {} : { to }), ...(holds && { holds }) };
}

/**
 * The first day on which an act is cited; undefined where its beginning was not found. Where only the year is known, an act that made a
 * holiday is cited from that year on, and any other from the next, so that none is cited before it was in force.
 */
export function firstDay({ from, holds }: StatuteRow): Day | undefined {
  if (from === undefined) return undefined;
  return isYear(from) && !holds ? toDay(Number(from) + 1, 1, 1) : firstDayOf(from);
}

/** The last day on which an act is cited; undefined where it is in force. */
export function lastDay({ to }: StatuteRow): Day | undefined {
  return to === undefined ? undefined : lastDayOf(to);
}
