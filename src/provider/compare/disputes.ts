import { z } from 'zod';
import { covers } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { url, years } from '../../law/tables/schema.ts';
import { DIFFERENCE_KINDS, type Difference } from './difference.ts';

const text = z.string().trim().min(1);

/** A known difference, decided once: for these scopes and years, why the law tables are right, and who says so. */
export const disputeSchema = z.strictObject({
  scopes: z.array(z.enum(SCOPE_CODES)).min(1),
  /** Ids. */
  holidays: z.array(text).min(1),
  difference: z.enum(DIFFERENCE_KINDS),
  /** Both inclusive, and open where left out. */
  ...years,
  reasonEn: text,
  reasonFr: text,
  /** `urlFr`: its French text, where there is one. */
  source: z.strictObject({ nameEn: text, nameFr: text, url, urlFr: url.exactOptional() }),
});

export const disputesSchema = z.array(disputeSchema);
export type Dispute = Readonly<z.infer<typeof disputeSchema>>;

/** Where a dispute settles nothing: one of its holidays in one of its scopes. */
export interface StaleDispute {
  readonly dispute: Dispute;
  readonly scope: ScopeCode;
  readonly holiday: string;
}

export interface Settlement {
  readonly settled: readonly Difference[];
  /** Differences that no dispute settles. */
  readonly unsettled: readonly Difference[];
  readonly stale: readonly StaleDispute[];
}

export function isSettled(difference: Difference, disputes: readonly Dispute[]): boolean {
  return disputes.some((dispute) => settles(dispute, difference));
}

export function applyDisputes(differences: readonly Difference[], disputes: readonly Dispute[]): Settlement {
  const settled: Difference[] = [];
  const unsettled: Difference[] = [];
  const used = new Set<string>();
  for (const difference of differences) {
    const index = disputes.findIndex((dispute) => settles(dispute, difference));
    (index < 0 ? unsettled : settled).push(difference);
    used.add(`${index} ${difference.scope} ${difference.holiday}`);
  }
  const stale = disputes.flatMap((dispute, index) =>
    partsOf(dispute).filter(({ scope, holiday }) => !used.has(`${index} ${scope} ${holiday}`)),
  );
  return { settled, unsettled, stale };
}

/** Each holiday of a dispute in each of its scopes. */
function partsOf(dispute: Dispute): readonly StaleDispute[] {
  return dispute.scopes.flatMap((scope) => dispute.holidays.map((holiday) => ({ dispute, scope, holiday })));
}

function settles(dispute: Dispute, { scope, holiday, kind, year }: Difference): boolean {
  return (
    dispute.difference === kind &&
    dispute.scopes.includes(scope) &&
    dispute.holidays.includes(holiday) &&
    covers(dispute, year)
  );
}
