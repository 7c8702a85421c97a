import { covers } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joinedNames } from '../../core/language/names.ts';
import type { Dispute } from '../../law/tables/schema.ts';
import { citationIn } from '../../service/documents/bodies.ts';
import { almanac, law, referenceYear } from '../common/almanac.ts';
import { shownName } from '../common/shown-name.ts';
import { yearsInWords } from '../common/years-in-words.ts';

/** Settled differences from the law in words, in the order of the table. */
export function disputeEntries(settled: readonly Dispute[], locale: Locale) {
  return settled.map((dispute) => ({
    scopes: dispute.scopes,
    heading: joinedNames(
      dispute.holidays.map((id) => holidayName(id, dispute.scopes, locale)),
      locale,
    ),
    years: yearsInWords(dispute, locale),
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
