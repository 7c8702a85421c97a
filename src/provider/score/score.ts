import { type YearSpan, yearSpans } from '../../calendar/year-spans.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import { type Law, yearsFrom } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { compare, type Difference, type DifferenceKind } from '../compare/difference.ts';
import type { ProviderHoliday } from '../compare/provider-holidays.ts';
import type { Peer, PeerId } from './peer.ts';
import { type ErrorOf, type Reason, reasonFor } from './reasons.ts';

/** Days off that stand in for a holiday, where both list the holiday. */
export interface Substitutes {
  readonly both: number;
  readonly lawOnly: number;
  readonly peerOnly: number;
}

/** A peer's listings of a scope beside ours. */
export interface Tally extends Readonly<Record<ErrorOf, number>> {
  readonly scope: ScopeCode;
  /** Holidays that either lists, each counted once a year. */
  readonly compared: number;
  readonly agreed: number;
  /** Differences without a reason. */
  readonly unexplained: number;
  readonly substitutes: Substitutes;
}

/** The years in which a peer differs from the law tables in one holiday of a scope, for one reason. */
export interface ScoredDifference {
  readonly peer: PeerId;
  readonly scope: ScopeCode;
  readonly holiday: string;
  readonly kind: DifferenceKind;
  readonly years: readonly YearSpan[];
  /** Left out where there is no reason yet. */
  readonly error?: ErrorOf;
  readonly reasonEn?: string;
  readonly reasonFr?: string;
  readonly source?: Reason['source'];
}

export interface PeerScore {
  readonly peer: PeerId;
  readonly version: string;
  /** By scope; none for a scope that the peer has no listing of. */
  readonly tallies: readonly Tally[];
}

export interface Score {
  readonly years: YearSpan;
  readonly peers: readonly PeerScore[];
  readonly differences: readonly ScoredDifference[];
}

interface Found {
  readonly difference: Difference;
  readonly reason: Reason | undefined;
}

/** Compares our statutory days with every peer's, scope by scope and year by year. */
export function score(law: Law, peers: readonly Peer[], reasons: readonly Reason[], years: YearSpan): Score {
  const almanac = createAlmanac(law);
  const differences: ScoredDifference[] = [];
  const scores = peers.map((peer): PeerScore => {
    const tallies: Tally[] = [];
    for (const scope of SCOPE_CODES) {
      const listings = yearsFrom(...years).flatMap((year) => {
        const theirs = peer.holidays(scope, year);
        return theirs ? [{ year, ours: almanac.statutory(scope, year), theirs }] : [];
      });
      if (listings.length === 0) continue;
      const comparisons = listings.map(({ year, ours, theirs }) => compare(scope, year, ours, theirs));
      const found = comparisons
        .flatMap((comparison) => comparison.differences)
        .map((difference): Found => ({ difference, reason: reasonFor(reasons, peer.id, difference) }));
      const agreed = sum(comparisons.map((comparison) => comparison.agreed));
      const substitutes = listings.map(({ ours, theirs }) => substitutesIn(ours, theirs));
      tallies.push(tally(scope, agreed, found, substitutes));
      differences.push(...grouped(peer.id, scope, found));
    }
    return { peer: peer.id, version: peer.version, tallies };
  });
  return { years, peers: scores, differences };
}

function tally(
  scope: ScopeCode,
  agreed: number,
  found: readonly Found[],
  substitutes: readonly Substitutes[],
): Tally {
  const count = (error: ErrorOf | undefined) => found.filter(({ reason }) => reason?.error === error).length;
  return {
    scope,
    compared: agreed + found.length,
    agreed,
    theirs: count('theirs'),
    ours: count('ours'),
    open: count('open'),
    unexplained: count(undefined),
    substitutes: {
      both: sum(substitutes.map(({ both }) => both)),
      lawOnly: sum(substitutes.map(({ lawOnly }) => lawOnly)),
      peerOnly: sum(substitutes.map(({ peerOnly }) => peerOnly)),
    },
  };
}

/** A listing of dates has a substitute wherever it has a date that is not the holiday's own. */
function substitutesIn(ours: readonly Holiday[], theirs: ReadonlyMap<string, ProviderHoliday>): Substitutes {
  const counts = { both: 0, lawOnly: 0, peerOnly: 0 };
  for (const { id, date, observedDate } of ours) {
    const listed = theirs.get(id);
    if (!listed) continue;
    const substitutes = listed.dates.filter((theirDate) => theirDate !== date);
    const isMoved = observedDate !== date;
    if (isMoved && substitutes.includes(observedDate)) counts.both++;
    else if (isMoved) counts.lawOnly++;
    else if (listed.dates.includes(date) && substitutes.length > 0) counts.peerOnly++;
  }
  return counts;
}

function grouped(peer: PeerId, scope: ScopeCode, found: readonly Found[]): readonly ScoredDifference[] {
  const groups = Map.groupBy(
    found,
    ({ difference, reason }) => `${difference.holiday} ${difference.kind} ${reason?.reasonEn}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { difference, reason } = first;
    return {
      peer,
      scope,
      holiday: difference.holiday,
      kind: difference.kind,
      years: yearSpans(group.map((row) => row.difference.year)),
      ...(reason && {
        error: reason.error,
        reasonEn: reason.reasonEn,
        reasonFr: reason.reasonFr,
        source: reason.source,
      }),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
