import { dayOf } from '../../calendar/day.ts';
import type { AllPlacesBody } from '../../contract/schemas/files.ts';
import { allPlacesBody } from '../../documents/downloads/downloads.ts';
import { isOneOfTwo } from '../../holidays/one-of-two.ts';
import { regionOf, type ScopeCode } from '../../holidays/scope.ts';
import { shortDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { almanac } from '../common/almanac.ts';
import { shownName } from '../common/shown-name.ts';
import { type Standing, standingOf } from '../day/day-answer.ts';

/** All places from west to east, the territories last, as Canadians list them on a map. */
export const PLACES_WEST_TO_EAST = [
  'ca',
  'bc',
  'ab',
  'sk',
  'mb',
  'on',
  'qc',
  'nb',
  'ns',
  'pe',
  'nl',
  'yt',
  'nt',
  'nu',
] as const satisfies readonly ScopeCode[];

/** A holiday in one place and year. */
export interface Cell {
  readonly place: ScopeCode;
  readonly standing: Standing | undefined;
  /** YYYY-MM-DD of the day off, if it isn't the row's date. */
  readonly otherDate?: string | undefined;
  /** The place's name for it, if it isn't the row's. */
  readonly otherName?: string | undefined;
}

/** A holiday in all places in a year. */
export interface HolidayRow {
  readonly id: string;
  readonly name: string;
  /** Its other names in some places. */
  readonly otherNames: readonly string[];
  /** YYYY-MM-DD: its most common date. */
  readonly date: string;
  readonly cells: readonly Cell[];
}

/** The holidays of a year in all places, as a table. */
export function holidayRows(year: number, locale: Locale): readonly HolidayRow[] {
  const { holidays } = allPlacesBody(almanac, year);
  const choosing = PLACES_WEST_TO_EAST.filter((place) =>
    holidays.some(({ days }) => days[regionOf(place)]?.basis === 'choice'),
  );
  return holidays.map((holiday) => {
    const days = Object.values(holiday.days);
    const name = shownName(holiday, locale);
    const date = commonest(days.map((day) => day.date));
    return {
      id: holiday.id,
      name,
      otherNames: [...new Set(days.map((day) => shownName(day, locale)))].filter((other) => other !== name),
      date,
      cells: PLACES_WEST_TO_EAST.map((place) => {
        const cell = cellOf(holiday, place, { date, name, locale });
        return isOneOfTwo(holiday.id) && choosing.includes(place) ? { ...cell, standing: 'choice' } : cell;
      }),
    };
  });
}

function cellOf(
  holiday: AllPlacesBody['holidays'][number],
  place: ScopeCode,
  { date, name, locale }: { readonly date: string; readonly name: string; readonly locale: Locale },
): Cell {
  const day = holiday.days[regionOf(place)];
  if (!day) return { place, standing: undefined };
  const ownName = shownName(day, locale);
  return {
    place,
    standing: standingOf(day),
    otherDate: day.observedDate === date ? undefined : day.observedDate,
    otherName: ownName === name ? undefined : ownName,
  };
}

function commonest(values: readonly string[]): string {
  const [first = ['']] = [...Map.groupBy(values, (value) => value).values()].sort(
    (a, b) => b.length - a.length,
  );
  return first[0] ?? '';
}

export const shownDate = (date: string, locale: Locale): string => shortDate(dayOf(date), locale);
