import { covers } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import type { Dispute } from '../../law/tables/schema.ts';
import { type Citation, citationIn } from '../../service/documents/bodies.ts';
import { almanac, law, referenceYear } from '../common/almanac.ts';
import { shownName } from '../common/shown-name.ts';
import { yearSpan } from '../common/year-span.ts';

/** A difference from the law that is settled, in words. */
export interface DisputeEntry {
  readonly scopes: readonly ScopeCode[];
  /** Names of the holidays. */
  readonly heading: string;
  /** Empty if it holds for all years. */
  readonly years: string;
  readonly difference: Dispute['difference'];
  readonly reason: string;
  readonly source: Citation;
  /** Whether it holds in the reference year. */
  readonly isCurrent: boolean;
}

/**
 * Settled differences in words, in the order of the table.
 */
export function disputeEntries(settled: readonly Dispute[], locale: Locale): readonly DisputeEntry[] {
  return settled.map((dispute) => ({
    scopes: dispute.scopes,
    heading: joinedNames(
      dispute.holidays.map((id) => holidayName(id, dispute.scopes, locale)),
      locale,
    ),
    years: yearSpan(dispute, locale),
    difference: dispute.difference,
    reason: locale === 'fr' ? dispute.reasonFr : dispute.reasonEn,
    source: citationIn({ ...dispute.source, name: dispute.source.nameEn }, locale),
    isCurrent: covers(dispute, referenceYear),
  }));
}

function holidayName(id: string, scopes: readonly ScopeCode[], locale: Locale): string {
  const listed = [...scopes, ...SCOPE_CODES].flatMap((code) => almanac.listing(code, referenceYear));
  const named = listed.find((holiday) => holiday.id === id) ?? law.holidays[id];
  return named ? shownName(named, locale) : id;
}
