import type { ScopeCode } from '../../holidays/scope.ts';
import { STANDINGS, type Standing } from '../day/day-answer.ts';
import type { HolidayRow } from '../holiday/holiday-year.ts';

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
  /** In the order of the places; undefined if the date isn't a holiday there. */
  readonly standings: readonly (Standing | undefined)[];
  /** Whether it is a day off by law in every place. */
  readonly isAll: boolean;
}

/** The holidays of a year in some places. */
export interface PlacesTable {
  readonly places: readonly ScopeCode[];
  /** By date; dates that are holidays in none of the places have no row. */
  readonly rows: readonly PlacesRow[];
}

interface Mark {
  readonly place: ScopeCode;
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly standing: Standing;
}

const BY_LAW: ReadonlySet<Standing | undefined> = new Set(['paid', 'special', 'legal']);

/** Selects the chosen places from the table of all. */
export function placesTable(all: readonly HolidayRow[], places: readonly ScopeCode[]): PlacesTable {
  const marks = all.flatMap(({ id, name, date, cells }) =>
    cells.flatMap(({ place, standing, otherDate, otherName }): readonly Mark[] =>
      standing && places.includes(place)
        ? [{ place, id, name: otherName ?? name, date: otherDate ?? date, standing }]
        : [],
    ),
  );
  const dates = [...new Set(marks.map(({ date }) => date))].sort();
  const rows = dates.map((date) =>
    rowOf(
      date,
      marks.filter((mark) => mark.date === date),
      places,
    ),
  );
  return { places, rows };
}

function rowOf(date: string, marks: readonly Mark[], places: readonly ScopeCode[]): PlacesRow {
  const standings = places.map((place) => {
    const here = new Set(marks.filter((mark) => mark.place === place).map(({ standing }) => standing));
    return STANDINGS.find((standing) => here.has(standing));
  });
  const names = [...new Set(marks.map(({ name }) => name))];
  return {
    date,
    holidays: names.map((name) => {
      const called = marks.filter((mark) => mark.name === name);
      return { id: called[0]?.id ?? '', name, places: called.map(({ place }) => place) };
    }),
    standings,
    isAll: standings.every((standing) => BY_LAW.has(standing)),
  };
}
