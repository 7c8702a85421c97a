import { formatDate } from '../../core/calendar/day.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac } from '../common/almanac.ts';
import { PLACES_WEST_TO_EAST } from '../common/scope-label.ts';
import { shownName } from '../common/shown-name.ts';
import { STANDINGS, type Standing, standingOf } from '../day/day-answer.ts';
import { owedIn, owedInShort } from '../day/owed.ts';
import { textsOf } from '../i18n/texts.ts';

/** A date in one place: a holiday, or a working day that may be off for one on a weekend. */
interface Mark {
  readonly place: ScopeCode;
  readonly standing: Standing | 'owed';
  /** YYYY-MM-DD of the day off. */
  readonly date: string;
  /** ID and name of the holiday that is on the date, or for which it may be off. */
  readonly id: string;
  readonly name: string;
  /** What the act gives for a holiday on a weekend: `another paid day by March 25, 2028`. */
  readonly given?: string;
}

/** A holiday by one of its names, and the places that call it so. */
export interface NamedHoliday extends Pick<Mark, 'id' | 'name'> {
  readonly places: readonly ScopeCode[];
}

/** A date that is a holiday somewhere, or that may be off. */
export interface PlacesRow {
  readonly date: string;
  readonly holidays: readonly NamedHoliday[];
  /** The holidays on a weekend for which it may be off; their names follow “for”. */
  readonly owed: readonly NamedHoliday[];
  /** From west to east; without a mark for a working day. */
  readonly cells: readonly { readonly place: ScopeCode; readonly mark: Mark | undefined }[];
}

/** The days off of a year by date, in all places. */
export function placesTable(year: number, locale: Locale): readonly PlacesRow[] {
  const marks = PLACES_WEST_TO_EAST.flatMap((place) => [
    ...holidayMarks(place, year, locale),
    ...owedMarks(place, year, locale),
  ]);
  return [...Map.groupBy(marks, ({ date }) => date)]
    .map(([date, all]) => ({
      date,
      holidays: byName(all.filter(({ standing }) => standing !== 'owed')),
      owed: byName(all.filter(({ standing }) => standing === 'owed')),
      cells: PLACES_WEST_TO_EAST.map((place) => ({ place, mark: firmest(all, place) })),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function holidayMarks(place: ScopeCode, year: number, locale: Locale): readonly Mark[] {
  const t = textsOf(locale);
  return withChoice(almanac.listing(place, year)).map((holiday) => ({
    place,
    standing: standingOf(holiday),
    date: holiday.observedDate,
    name: shownName(holiday, locale),
    id: holiday.id,
    ...(holiday.inLieu && { given: owedInShort({ holiday, inLieu: holiday.inLieu }, locale, t) }),
  }));
}

function owedMarks(place: ScopeCode, year: number, locale: Locale): readonly Mark[] {
  return [...owedIn(almanac, place, year)].flatMap(([day, holidays]) =>
    holidays.map((holiday) => ({
      place,
      standing: 'owed',
      date: formatDate(day),
      id: holiday.id,
      name: afterItIs(shownName(holiday, locale), locale),
    })),
  );
}

/** Each name once, those of most places first. */
function byName(marks: readonly Mark[]): readonly NamedHoliday[] {
  return [...Map.groupBy(marks, ({ name }) => name).values()]
    .flatMap((called) => {
      const [first] = called;
      return first ? [{ id: first.id, name: first.name, places: called.map(({ place }) => place) }] : [];
    })
    .toSorted((a, b) => b.places.length - a.places.length);
}

/** A day owed by law comes before one that an employer may give. */
const FIRMEST_FIRST: readonly Mark['standing'][] = STANDINGS.flatMap(
  (standing): readonly Mark['standing'][] => (standing === 'choice' ? [standing, 'owed'] : [standing]),
);

function firmest(marks: readonly Mark[], place: ScopeCode): Mark | undefined {
  const [first] = marks
    .filter((mark) => mark.place === place)
    .toSorted((a, b) => FIRMEST_FIRST.indexOf(a.standing) - FIRMEST_FIRST.indexOf(b.standing));
  return first;
}
