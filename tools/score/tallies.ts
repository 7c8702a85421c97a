import { type YearSpan, yearSpans } from '../../src/core/calendar/year-spans.ts';
import { createAlmanac } from '../../src/core/holidays/almanac.ts';
import type { Holiday } from '../../src/core/holidays/holiday.ts';
import { type Law, yearsFrom } from '../../src/core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../src/core/holidays/scope.ts';
import {
  compare,
  type Difference,
  type DifferenceKind,
  type ProviderHoliday,
} from '../../src/law/provider/compare.ts';
import { settles } from '../../src/law/provider/reconcile.ts';
import type { EstablishedLaw } from '../../src/law/tables/read.ts';
import type { SettledReason } from '../../src/law/tables/schema.ts';

// How our statutory days compare with what others list.

export type PeerId = SettledReason['peers'][number];

export interface Peer {
  readonly id: PeerId;
  readonly version: string;
  /**
   * Its public holidays by our ids, with their own dates and substitutes; undefined if it doesn't list the scope.
   */
  holidays(scope: ScopeCode, year: number): ReadonlyMap<string, ProviderHoliday> | undefined;
}

/** Why a peer differs: a dispute with the data provider is settled as its error. */
export function listReasons({ peers, provider }: EstablishedLaw['settled']): readonly SettledReason[] {
  return [
    ...peers,
    ...provider.map((dispute): SettledReason => ({ ...dispute, peers: ['nager-date'], error: 'theirs' })),
  ];
}

/** Counts of substitutes, for holidays that both list. */
export interface Substitutes {
  readonly both: number;
  readonly lawOnly: number;
  readonly peerOnly: number;
}

/** A peer's listings of a scope compared with ours. */
export interface Tally extends Readonly<Record<SettledReason['error'], number>> {
  readonly scope: ScopeCode;
  /** Holidays that either lists, counted once a year. */
  readonly compared: number;
  readonly agreed: number;
  /** Differences without a reason. */
  readonly unexplained: number;
  readonly substitutes: Substitutes;
}

/** The years in which a peer differs in one holiday of a scope, for one reason. */
export interface ScoredDifference
  extends Partial<Pick<SettledReason, 'error' | 'reasonEn' | 'reasonFr' | 'source'>> {
  readonly peer: PeerId;
  readonly scope: ScopeCode;
  readonly holiday: string;
  readonly kind: DifferenceKind;
  readonly years: readonly YearSpan[];
}

export interface PeerScore {
  readonly peer: PeerId;
  readonly version: string;
  /** Of the scopes that the peer lists. */
  readonly tallies: readonly Tally[];
}

export interface Score {
  readonly years: YearSpan;
  readonly peers: readonly PeerScore[];
  readonly differences: readonly ScoredDifference[];
}

interface Explained {
  readonly difference: Difference;
  readonly reason: SettledReason | undefined;
}

/** Compares our statutory days with every peer's, scope by scope and year by year. */
export function score(
  law: Law,
  peers: readonly Peer[],
  reasons: readonly SettledReason[],
  years: YearSpan,
): Score {
  const almanac = createAlmanac(law);
  const differences: ScoredDifference[] = [];
  const scores = peers.map((peer): PeerScore => {
    const applicable = reasons.filter((reason) => reason.peers.includes(peer.id));
    const tallies: Tally[] = [];
    for (const scope of SCOPE_CODES) {
      const listings = yearsFrom(...years).flatMap((year) => {
        const theirs = peer.holidays(scope, year);
        return theirs ? [{ year, ours: almanac.statutory(scope, year), theirs }] : [];
      });
      if (listings.length === 0) continue;
      const comparisons = listings.map(({ year, ours, theirs }) => compare(scope, year, ours, theirs));
      const agreed = comparisons.reduce((sum, comparison) => sum + comparison.agreed, 0);
      const explained = comparisons.flatMap((comparison) =>
        comparison.differences.map((difference): Explained => {
          return { difference, reason: applicable.find((reason) => settles(reason, difference)) };
        }),
      );
      const count = (error?: SettledReason['error']) =>
        explained.filter(({ reason }) => reason?.error === error).length;
      tallies.push({
        scope,
        compared: agreed + explained.length,
        agreed,
        theirs: count('theirs'),
        ours: count('ours'),
        open: count('open'),
        unexplained: count(),
        substitutes: substitutesIn(listings),
      });
      differences.push(...grouped(peer.id, scope, explained));
    }
    return { peer: peer.id, version: peer.version, tallies };
  });
  return { years, peers: scores, differences };
}

interface Listings {
  readonly ours: readonly Holiday[];
  readonly theirs: ReadonlyMap<string, ProviderHoliday>;
}

/** A listed date that is not the holiday's own is a substitute. */
function substitutesIn(listings: readonly Listings[]): Substitutes {
  const counts = { both: 0, lawOnly: 0, peerOnly: 0 };
  for (const { ours, theirs } of listings) {
    for (const { id, date, observedDate } of ours) {
      const listed = theirs.get(id);
      if (!listed) continue;
      const substitutes = listed.dates.filter((theirDate) => theirDate !== date);
      const isMoved = observedDate !== date;
      if (isMoved && substitutes.includes(observedDate)) counts.both++;
      else if (isMoved) counts.lawOnly++;
      else if (listed.dates.includes(date) && substitutes.length > 0) counts.peerOnly++;
    }
  }
  return counts;
}

function grouped(
  peer: PeerId,
  scope: ScopeCode,
  explained: readonly Explained[],
): readonly ScoredDifference[] {
  const groups = Map.groupBy(
    explained,
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

/** The score as a file, with a line for each scope and difference, so that diffs are readable. */
export function scoreText({ years, peers, differences }: Score): string {
  const blocks = peers.map(({ tallies, ...peer }) => {
    const head = JSON.stringify(peer).slice(0, -1);
    return `    ${head},"tallies":[\n${lines(tallies, 6)}\n    ]}`;
  });
  return `{
  "years": ${JSON.stringify(years)},
  "peers": [
${blocks.join(',\n')}
  ],
  "differences": [
${lines(differences, 4)}
  ]
}
`;
}

function lines(rows: readonly object[], indent: number): string {
  return rows.map((row) => `${' '.repeat(indent)}${JSON.stringify(row)}`).join(',\n');
}
