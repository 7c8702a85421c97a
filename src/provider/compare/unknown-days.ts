import type { Almanac } from '../../holidays/almanac.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import type { Fault } from '../fault.ts';
import type { ProviderRow } from '../row.ts';
import { compare, type Difference } from './difference.ts';
import { type Dispute, isSettled } from './disputes.ts';
import type { HolidayNames } from './names.ts';
import { providerHolidays } from './provider-holidays.ts';

/** More days of a scope and year than this that only the provider knows are a fault of its answer. */
const MAX_UNKNOWN_DAYS = 5;

/** What an answer is held against: the law, and what people have settled. */
export interface Known {
  readonly almanac: Almanac;
  readonly names: HolidayNames;
  readonly disputes: readonly Dispute[];
}

/** Why an answer is refused that gives one scope too many days which nobody else knows. */
export function tooManyUnknown(rows: readonly ProviderRow[], year: number, known: Known): Fault | undefined {
  const { almanac, names, disputes } = known;
  for (const scope of SCOPE_CODES) {
    const listed = providerHolidays(rows, scope, names);
    const { differences } = compare(scope, year, almanac.statutory(scope, year), listed);
    const days = differences
      .filter((difference) => isUnknown(almanac, difference) && !isSettled(difference, disputes))
      .flatMap((difference) => difference.listed?.dates ?? []).length;
    if (days <= MAX_UNKNOWN_DAYS) continue;
    const reason = `${days} days of ${scope.toUpperCase()} that neither the law nor a dispute knows, more than ${MAX_UNKNOWN_DAYS}`;
    return { kind: 'implausible', reason };
  }
  return undefined;
}

/** Whether the provider alone lists a day. Where the law lists it in any kind, say as an optional one, the law has spoken. */
function isUnknown(almanac: Almanac, { kind, scope, year, holiday }: Difference): boolean {
  return kind === 'provider-only' && !almanac.listing(scope, year).some(({ id }) => id === holiday);
}
