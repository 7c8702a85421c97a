import { formatDate } from '../../calendar/day.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { almanac } from '../common/almanac.ts';
import { shownName } from '../common/shown-name.ts';
import { PLACES_WEST_TO_EAST } from '../holiday/holiday-year.ts';
import { afterItIs } from '../home/on-the-day.ts';
import type { Translate } from '../i18n/texts.ts';
import { owedIn, owedInShort } from './owed.ts';

/** A working day that may be off in some places. */
export interface OwedDate {
  /** YYYY-MM-DD */
  readonly date: string;
  /** The holidays on a weekend for which the acts give a day, each with its places. */
  readonly holidays: readonly { readonly name: string; readonly places: readonly ScopeCode[] }[];
}

/** The working days of a year that may be off, in all places. Names follow “for”. */
export function owedDates(year: number, locale: Locale): readonly OwedDate[] {
  const owed = PLACES_WEST_TO_EAST.flatMap((place) =>
    [...owedIn(almanac, place, year)].flatMap(([day, holidays]) =>
      holidays.map((holiday) => ({
        date: formatDate(day),
        name: afterItIs(shownName(holiday, locale), locale),
        place,
      })),
    ),
  );
  return [...Map.groupBy(owed, ({ date }) => date)]
    .map(([date, all]) => ({
      date,
      holidays: [...Map.groupBy(all, ({ name }) => name)].map(([name, called]) => ({
        name,
        places: called.map(({ place }) => place),
      })),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** What the act of a place gives for a holiday on a weekend. */
export interface Given {
  readonly id: string;
  readonly place: ScopeCode;
  /** `another paid day by March 25, 2028` */
  readonly what: string;
}

/** What each act gives for the holidays of a year on a weekend. */
export function givenIn(year: number, locale: Locale, t: Translate): readonly Given[] {
  return PLACES_WEST_TO_EAST.flatMap((place) =>
    almanac
      .statutory(place, year)
      .flatMap((holiday) =>
        holiday.inLieu
          ? [{ id: holiday.id, place, what: owedInShort({ holiday, inLieu: holiday.inLieu }, locale, t) }]
          : [],
      ),
  );
}
