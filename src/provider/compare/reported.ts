import type { Almanac } from '../../holidays/almanac.ts';
import { MOST_REPORTED } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import type { Fault } from '../fault.ts';
import type { WitnessRow } from '../row.ts';
import { compare, type Difference } from './difference.ts';
import { type Dispute, isSettled } from './disputes.ts';
import type { HolidayNames } from './names.ts';
import { claimsOf } from './provider-holidays.ts';

/** Whether the provider alone lists a day. Where the law lists it in any kind, say as an optional one, the law has spoken. */
export function isReported(almanac: Almanac, { kind, scope, year, holiday }: Difference): boolean {
  return kind === 'provider-only' && !almanac.listing(scope, year).some(({ id }) => id === holiday);
}

/** What an answer is held against: the law without what the provider has added to it, and what people have settled. */
export interface Settled {
  readonly almanac: Almanac;
  readonly names: HolidayNames;
  readonly disputes: readonly Dispute[];
}

/** Refuses an answer of which too many days of one scope would rest on the provider's word alone. */
export function floodOf(rows: readonly WitnessRow[], year: number, settled: Settled): Fault | undefined {
  const { almanac, names, disputes } = settled;
  for (const scope of SCOPE_CODES) {
    const claims = claimsOf(rows, scope, names);
    const { differences } = compare(scope, year, almanac.statutory(scope, year), claims);
    const reported = differences.filter((each) => isReported(almanac, each) && !isSettled(each, disputes));
    const days = reported.reduce((sum, { claim }) => sum + (claim?.dates.length ?? 0), 0);
    if (days <= MOST_REPORTED) continue;
    const reason = `${days} days of ${scope.toUpperCase()} that neither the law nor a dispute knows, more than ${MOST_REPORTED}`;
    return { kind: 'suspicious', reason };
  }
  return undefined;
}
