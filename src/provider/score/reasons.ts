import { join } from 'node:path';
import { z } from 'zod';
import type { Difference } from '../compare/difference.ts';
import { type Dispute, disputeSchema, disputesSchema, isSettled } from '../compare/disputes.ts';
import { readDataFile } from '../decode.ts';
import { PEER_IDS, type PeerId } from './peer.ts';

/** Whose error a difference is; open where the sources do not tell, or where the law allows both. */
const ERRORS = ['theirs', 'ours', 'open'] as const;
export type ErrorOf = (typeof ERRORS)[number];

/** Why some peers differ from the law tables, and whose error that is. */
export interface Reason extends Dispute {
  readonly peers: readonly PeerId[];
  readonly error: ErrorOf;
}

const reasonSchema = disputeSchema.extend({
  peers: z.array(z.enum(PEER_IDS)).min(1),
  error: z.enum(ERRORS),
}) satisfies z.ZodType<Reason>;

/**
 * The reasons of `data/score/reasons.json`, and the disputes with the data provider, which are settled as its errors.
 * @throws {DataError} where a file does not fit its schema: with file, path and value
 */
export async function readReasons(data: string): Promise<readonly Reason[]> {
  const disputes = await readDataFile(join(data, 'disputes.json'), disputesSchema);
  const own = await readDataFile(join(data, 'score', 'reasons.json'), z.array(reasonSchema));
  return [
    ...own,
    ...disputes.map((dispute) => ({ ...dispute, peers: ['nager-date'] as const, error: 'theirs' as const })),
  ];
}

/** The first reason that explains a difference of a peer. */
export function reasonFor(
  reasons: readonly Reason[],
  peer: PeerId,
  difference: Difference,
): Reason | undefined {
  return reasons.find((reason) => reason.peers.includes(peer) && isSettled(difference, [reason]));
}
