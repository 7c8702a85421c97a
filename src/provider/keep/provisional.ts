import { toJsonRows } from '../../common/json-rows.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Law, ProvisionalDay } from '../../holidays/law.ts';
import type { Difference } from '../compare/difference.ts';
import { isReported } from '../compare/reported.ts';

/** The days to list as reported: news of this year or later that is the provider's alone, a holiday of a scope once a year. */
export function provisionalDays(
  law: Law,
  news: readonly Difference[],
  currentYear: number,
): readonly ProvisionalDay[] {
  const almanac = createAlmanac({ ...law, provisional: [] });
  return news
    .filter((each) => each.year >= currentYear && isReported(almanac, each))
    .flatMap((each) => toDay(law, each))
    .sort(byDate);
}

function toDay(law: Law, { scope, holiday, claim }: Difference): ProvisionalDay | readonly [] {
  const [date] = claim?.dates.toSorted() ?? [];
  if (!claim || date === undefined) return [];
  const known = Object.hasOwn(law.holidays, holiday) ? law.holidays[holiday] : undefined;
  const nameEn = known?.nameEn ?? claim.name;
  const nameFr = known?.nameFr ?? claim.localName ?? claim.name;
  return { scope, id: holiday, date, nameEn, nameFr };
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
