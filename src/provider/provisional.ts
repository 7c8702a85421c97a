import { createAlmanac } from '../holidays/almanac.ts';
import type { Law, ProvisionalDay } from '../holidays/law.ts';
import type { Difference } from './difference.ts';
import { toJsonRows } from './json-rows.ts';

/**
 * The days to publish on the provider's word alone: news of this year or later. A day that the law tables list
 * in any kind, say as an optional one, is only reported, for there the law has spoken.
 */
export function provisionalDays(
  law: Law,
  news: readonly Difference[],
  currentYear: number,
): readonly ProvisionalDay[] {
  const almanac = createAlmanac({ ...law, provisional: [] });
  const isListed = ({ scope, year, holiday }: Difference): boolean =>
    almanac.listing(scope, year).some((each) => each.id === holiday);
  return news
    .filter((each) => each.kind === 'provider-only' && each.year >= currentYear && !isListed(each))
    .flatMap((each) => toDays(law, each))
    .sort(byDate);
}

function toDays(law: Law, { scope, holiday, claim }: Difference): readonly ProvisionalDay[] {
  if (!claim) return [];
  const known = Object.values(law.catalogue).find((name) => name.holiday === holiday);
  const nameEn = known?.nameEn ?? claim.name;
  const nameFr = known?.nameFr ?? claim.localName ?? claim.name;
  return claim.dates.map((date) => ({ scope, id: holiday, date, nameEn, nameFr }));
}

function byDate(a: ProvisionalDay, b: ProvisionalDay): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function keyOf({ date, scope, id }: ProvisionalDay): string {
  return `${date} ${scope} ${id}`;
}

export function toProvisionalText(days: readonly ProvisionalDay[]): string {
  return toJsonRows(days);
}
