import { dateInYear } from '../../calendar/date-rule.ts';
import { type Day, yearOf } from '../../calendar/day.ts';
import type { HolidayNames, NamedHoliday } from '../law.ts';
import type { ProvinceCode } from '../scope.ts';
import type { Closing, Inclusion, ListRow, ListTables, PublishedDay, YearlyDay } from './list.ts';

/** A day of a list on one date. */
export interface ListedDay extends HolidayNames {
  readonly id: string;
  readonly date: Day;
  readonly closes: Closing;
  /** Id of the day in whose stead it is kept; null for a day that is kept for itself. */
  readonly substituteFor: string | null;
  /** The only provinces and territories where it is kept; null where it is kept everywhere. */
  readonly provinces: readonly ProvinceCode[] | null;
  readonly origin: Origin;
}

/** Which list says it, in which of its rows, and for which of the row's dates, all counted from 0. */
export interface Origin {
  readonly list: string;
  readonly row: number;
  readonly date: number;
}

/** A row that holds days itself. */
export type DayRow = YearlyDay | PublishedDay;

export type Holidays = Readonly<Record<string, NamedHoliday>>;

/** The id of a day, or of that in its stead: `christmas-day`, `christmas-day-in-lieu`. */
export function idOf({ holiday, isInLieu }: DayRow): string {
  return isInLieu ? `${holiday}-in-lieu` : holiday;
}

/** The days that a row holds of itself in a year. */
export function daysOfRow(
  row: DayRow,
  year: number,
  names: HolidayNames,
  origin: Origin,
): readonly ListedDay[] {
  const { holiday, isInLieu, closes = 'day', provinces = null } = row;
  return datesIn(row, year).map(({ day, place }) => ({
    id: idOf(row),
    ...names,
    date: day,
    closes,
    substituteFor: isInLieu ? holiday : null,
    provinces,
    origin: { ...origin, date: place },
  }));
}

function datesIn(row: DayRow, year: number): readonly { readonly day: Day; readonly place: number }[] {
  if ('dates' in row)
    return row.dates.map((day, place) => ({ day, place })).filter(({ day }) => yearOf(day) === year);
  const day = dateInYear(row.rule, year);
  const { since, until = Number.POSITIVE_INFINITY } = row;
  return day === undefined || day < since || day > until ? [] : [{ day, place: 0 }];
}

/** The names of a row's day; those of a day in lieu say so. */
export function namesOf(row: DayRow, { days }: Pick<ListTables, 'days'>, holidays: Holidays): HolidayNames {
  const { holiday, name, isInLieu } = row;
  const named = days[holiday] ?? holidays[holiday];
  const names = name === undefined ? named : named?.names?.[name];
  if (!names) throw new RangeError(`No name of "${name ?? holiday}" in the lists`);
  const { nameEn, nameFr } = names;
  return isInLieu
    ? { nameEn: `${nameEn} (day in lieu)`, nameFr: `${nameFr} (jour de remplacement)` }
    : { nameEn, nameFr };
}

/** Whether a row holds all days of another list. */
export function isInclusion(row: ListRow): row is Inclusion {
  return 'list' in row;
}
