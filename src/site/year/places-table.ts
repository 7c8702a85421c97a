import type { ScopeCode } from '../../holidays/scope.ts';
import type { Standing } from '../day/day-answer.ts';
import type { HolidayRow } from '../holiday/holiday-year.ts';
import type { Given, OwedDate } from '../lieu/owed-dates.ts';

/** What a date is in a place: a holiday, or a working day that may be off for one on a weekend. */
export type DateStanding = Standing | 'owed';

export interface DatedHoliday {
  readonly id: string;
  readonly name: string;
  readonly places: readonly ScopeCode[];
}

/** A date in some places. */
export interface PlacesRow {
  /** YYYY-MM-DD of the day off. */
  readonly date: string;
  /** The date's holidays: each name once, with its places. */
  readonly holidays: readonly DatedHoliday[];
  /** The holidays on a weekend for which it may be off. */
  readonly owed: OwedDate['holidays'];
  /** What the acts give for a holiday on a weekend, each with the places that give it. */
  readonly given: readonly { readonly what: string; readonly places: readonly ScopeCode[] }[];
  /** In the order of the places; undefined for a working day. */
  readonly standings: readonly (DateStanding | undefined)[];
  /** Whether it is a day off by law in every place. */
  readonly isAll: boolean;
}

/** The holidays of a year in some places. */
export interface PlacesTable {
  readonly places: readonly ScopeCode[];
  /** By date; dates that aren't holidays in any of the places and aren't owed have no row. */
  readonly rows: readonly PlacesRow[];
}

interface Mark {
  readonly place: ScopeCode;
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly standing: Standing;
}

/** Firmest first. */
const FIRMEST_FIRST: readonly DateStanding[] = [
  'paid',
  'special',
  'legal',
  'choice',
  'owed',
  'closing',
  'custom',
  'government',
];

const BY_LAW: ReadonlySet<DateStanding | undefined> = new Set(['paid', 'special', 'legal']);

/** The holidays of a year in all places. */
export interface AllPlaces {
  readonly rows: readonly HolidayRow[];
  readonly owed: readonly OwedDate[];
  readonly given: readonly Given[];
}

/** Selects the chosen places from the table of all. */
export function placesTable(
  { rows: all, owed, given }: AllPlaces,
  places: readonly ScopeCode[],
): PlacesTable {
  const marks = all.flatMap(({ id, name, date, cells }) =>
    cells.flatMap(({ place, standing, otherDate, otherName }): readonly Mark[] =>
      standing && places.includes(place)
        ? [{ place, id, name: otherName ?? name, date: otherDate ?? date, standing }]
        : [],
    ),
  );
  const owedHere = owed.map(({ date, holidays }) => ({
    date,
    holidays: holidays.filter((holiday) => holiday.places.some((place) => places.includes(place))),
  }));
  const dates = [
    ...new Set([...marks, ...owedHere.filter(({ holidays }) => holidays.length > 0)].map(({ date }) => date)),
  ].sort();
  const rows = dates.map((date) => {
    const marksHere = marks.filter((mark) => mark.date === date);
    return {
      ...rowOf(date, marksHere, owedHere.find((one) => one.date === date)?.holidays ?? [], places),
      given: givenFor(given, marksHere),
    };
  });
  return { places, rows };
}

function rowOf(
  date: string,
  marks: readonly Mark[],
  owed: PlacesRow['owed'],
  places: readonly ScopeCode[],
): Omit<PlacesRow, 'given'> {
  const standings = places.map((place) => {
    const here = new Set<DateStanding>(
      marks.filter((mark) => mark.place === place).map(({ standing }) => standing),
    );
    if (owed.some((holiday) => holiday.places.includes(place))) here.add('owed');
    return FIRMEST_FIRST.find((one) => here.has(one));
  });
  const names = [...new Set(marks.map(({ name }) => name))];
  return {
    date,
    holidays: names.map((name) => {
      const called = marks.filter((mark) => mark.name === name);
      return { id: called[0]?.id ?? '', name, places: called.map(({ place }) => place) };
    }),
    owed,
    standings,
    isAll: standings.every((one) => BY_LAW.has(one)),
  };
}

function givenFor(given: readonly Given[], marks: readonly Mark[]): PlacesRow['given'] {
  const here = given.filter((one) => marks.some(({ id, place }) => id === one.id && place === one.place));
  return [...Map.groupBy(here, ({ what }) => what)].map(([what, all]) => ({
    what,
    places: all.map(({ place }) => place),
  }));
}
