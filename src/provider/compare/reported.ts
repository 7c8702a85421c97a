import { type Almanac, createAlmanac } from '../../holidays/almanac.ts';
import { type Law, MAX_REPORTED, type ProvisionalDay } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import type { Fault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { compare, type Difference } from './difference.ts';
import { type Dispute, isSettled } from './disputes.ts';
import type { HolidayNames } from './names.ts';
import { providerHolidays } from './provider-holidays.ts';

/** The days to list as reported: unsettled days of this year or later that the provider alone lists, each once a year and scope. */
export function reportedDays(
  law: Law,
  unsettled: readonly Difference[],
  currentYear: number,
): readonly ProvisionalDay[] {
  const almanac = createAlmanac({ ...law, provisional: [] });
  return unsettled
    .filter((difference) => difference.year >= currentYear && isReported(almanac, difference))
    .flatMap((difference) => toDay(law, difference))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** What an answer is held against: the law without what the provider has added to it, and what people have settled. */
export interface Known {
  readonly almanac: Almanac;
  readonly names: HolidayNames;
  readonly disputes: readonly Dispute[];
}

/** Why an answer is refused of which too many days of one scope would rest on the provider's word alone. */
export function tooManyReported(rows: readonly ProviderRow[], year: number, known: Known): Fault | undefined {
  const { almanac, names, disputes } = known;
  for (const scope of SCOPE_CODES) {
    const listed = providerHolidays(rows, scope, names);
    const { differences } = compare(scope, year, almanac.statutory(scope, year), listed);
    const days = differences
      .filter((difference) => isReported(almanac, difference) && !isSettled(difference, disputes))
      .flatMap((difference) => difference.listed?.dates ?? []).length;
    if (days <= MAX_REPORTED) continue;
    const reason = `${days} days of ${scope.toUpperCase()} that neither the law nor a dispute knows, more than ${MAX_REPORTED}`;
    return { kind: 'implausible', reason };
  }
  return undefined;
}

/** Whether the provider alone lists a day. Where the law lists it in any kind, say as an optional one, the law has spoken. */
function isReported(almanac: Almanac, { kind, scope, year, holiday }: Difference): boolean {
  return kind === 'provider-only' && !almanac.listing(scope, year).some(({ id }) => id === holiday);
}

function toDay(law: Law, { scope, holiday, listed }: Difference): ProvisionalDay | readonly [] {
  const [date] = listed?.dates.toSorted() ?? [];
  if (!listed || date === undefined) return [];
  const known = Object.hasOwn(law.holidays, holiday) ? law.holidays[holiday] : undefined;
  const nameEn = known?.nameEn ?? listed.name;
  const nameFr = known?.nameFr ?? listed.localName ?? listed.name;
  return { scope, id: holiday, date, nameEn, nameFr };
}

function keyOf({ date, scope, id }: ProvisionalDay): string {
  return `${date} ${scope} ${id}`;
}
