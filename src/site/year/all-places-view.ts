import { readDay, weekdayOf } from '../../core/calendar/day.ts';
import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import { weekdayName } from '../../core/language/dates.ts';
import type { Bilingual, Locale } from '../../core/language/locale.ts';
import { type CsvFormat, toCsv } from '../../service/documents/downloads/csv.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { mayBeOffFor, whereIn } from '../day/day-sentence.ts';
import type { MarkName } from '../evidence/standing-mark.tsx';
import type { Translate } from '../i18n/texts.ts';

/** A date's standing in a place, with the holiday that is on it or for which it may be off. */
export interface PlaceMark {
  readonly standing: MarkName;
  readonly id: string;
  /** The act's rule for a holiday on a weekend: `another paid day by March 25, 2028`. */
  readonly given?: string;
}

/** A holiday by one of its names, and the places that call it so. */
export interface HolidayInPlaces {
  readonly id: string;
  readonly name: string;
  /** Its page; undefined for a day that only a list has. */
  readonly path: string | undefined;
  readonly places: readonly ScopeCode[];
}

/** A date that is a holiday somewhere, or that may be off. */
export interface PlacesRow {
  readonly date: string;
  readonly path: string;
  readonly holidays: readonly HolidayInPlaces[];
  /** The holidays on a weekend for which it may be off; their names follow “for”. */
  readonly owed: readonly HolidayInPlaces[];
  /** No mark for a working day. */
  readonly cells: Readonly<Partial<Record<ScopeCode, PlaceMark>>>;
}

export interface PlacesData {
  readonly locale: Locale;
  readonly year: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly rows: readonly PlacesRow[];
  readonly names: ByScope<string>;
  /** How many holidays the law gives: `9`; `10 or 11` if sources disagree. */
  readonly counts: ByScope<string>;
  /** The years with a link of their own. */
  readonly years: readonly number[];
  /** The address of the page, for paper. */
  readonly address: string;
  /** Between the page of a holiday and a place there: its answer, or its history. */
  readonly toPlace: '?place=' | '#history-';
}

export interface PlacesChoice {
  /** None for all of Canada. */
  readonly places: readonly ScopeCode[];
  readonly own?: ScopeCode;
  /** On a phone, the reader's own place comes first. */
  readonly isOwnFirst?: boolean;
}

export type PlacesView = ReturnType<typeof allPlacesView>;
type ShownRow = ReturnType<typeof showRow>;

/** The table of all places or of those that a reader chose: their columns, the dates with a mark in one of them, and the names that they use. */
export function allPlacesView(data: PlacesData, choice: PlacesChoice, t: Translate) {
  const isWhole = choice.places.length === 0;
  const { own, isOwnFirst } = choice;
  const chosen = isWhole ? PLACES_WEST_TO_EAST : choice.places;
  const places = own && isOwnFirst && isWhole ? [own, ...chosen.filter((place) => place !== own)] : chosen;
  const rows = data.rows
    .filter(({ cells }) => places.some((place) => cells[place]))
    .map((row) => showRow(row, places, t));
  return {
    isWhole,
    places,
    rows,
    // The answer, and its end in red.
    title: isWhole ? [t('all.title', { year: data.year }), ''] : composeTitle(data, places, rows, t),
    note: isWhole ? composeRange(data, t) : composeNote(rows, places, t),
    query: isWhole ? '' : `?places=${places.join(',')}`,
  };
}

const OFF: readonly MarkName[] = ['paid', 'special', 'legal'];

function showRow(row: PlacesRow, places: readonly ScopeCode[], t: Translate) {
  const shown = (named: readonly HolidayInPlaces[]): readonly HolidayInPlaces[] =>
    named.filter((holiday) => holiday.places.some((place) => places.includes(place)));
  const [holidays, owed] = [shown(row.holidays), shown(row.owed)];
  const mayBeOff = owed.length === 0 ? '' : mayBeOffFor(names(owed), t);
  return {
    ...row,
    holidays,
    // `possible day off for Christmas Day`, or empty.
    mayBeOff: holidays.length === 0 ? mayBeOff : mayBeOff.charAt(0).toLowerCase() + mayBeOff.slice(1),
    // Whether all the chosen places are off.
    isAll: places.every((place) => OFF.includes(row.cells[place]?.standing ?? 'custom')),
  };
}

const names = (holidays: readonly HolidayInPlaces[]): string[] => holidays.map(({ name }) => name);

/** “In 2027, all three are off on 6 days.” */
function composeTitle(
  { year, names, counts }: PlacesData,
  places: readonly ScopeCode[],
  rows: readonly ShownRow[],
  t: Translate,
): readonly [string, string] {
  const [only = 'ca', second] = places;
  if (!second)
    return [t('all.one', { place: names[only], year }), t('all.daysByLaw', { days: counts[only] })];
  const n = t('all.numbers').split(',')[places.length - 2] ?? '';
  return [
    t('all.together', { n, year }),
    t('all.onDays', { days: rows.filter(({ isAll }) => isAll).length }),
  ];
}

/** “They are also off on Good Friday, unless an employer in Quebec chooses Easter Monday instead.” */
function composeNote(rows: readonly ShownRow[], places: readonly ScopeCode[], t: Translate): string {
  const friday = rows.find(({ holidays }) => holidays.some(({ id }) => id === 'good-friday'));
  const hasStanding = (place: ScopeCode, ...standings: readonly MarkName[]): boolean =>
    standings.includes(friday?.cells[place]?.standing ?? 'custom');
  const chooser = places.find((place) => hasStanding(place, 'choice'));
  return chooser && places.length > 1 && places.every((place) => hasStanding(place, 'paid', 'choice'))
    ? t('all.easter', { place: t(`in.${chooser}`) })
    : '';
}

/** With more places than this, the least or the most is nobody's in particular. */
const MAX_NAMED = 3;

/** “The number of statutory holidays ranges from 6 in Newfoundland and Labrador to 11 in British Columbia and Yukon.” */
function composeRange({ counts }: PlacesData, t: Translate): string {
  const provinces = PLACES_WEST_TO_EAST.filter((place) => place !== 'ca' && counts[place] !== '0');
  const toCount = (place: ScopeCode): number => Number.parseInt(counts[place], 10);
  const [least, most] = [Math.min(...provinces.map(toCount)), Math.max(...provinces.map(toCount))];
  const [few, many] = [least, most].map((count) => provinces.filter((place) => toCount(place) === count));
  if (!few || !many || few.length > MAX_NAMED || many.length > MAX_NAMED || least === most)
    return t('all.range', { least, most });
  return t('all.rangeNamed', { least, few: whereIn(few, t), most, many: whereIn(many, t) });
}

/** Spreadsheets need the byte order mark to read UTF-8; in French Canada they expect semicolons. */
const FORMAT: Bilingual<CsvFormat> = {
  en: { delimiter: ',', bom: true },
  fr: { delimiter: ';', bom: true },
};

/** The table as it is shown, for a spreadsheet. */
export function placesSheet(
  { locale, names: nameOf }: PlacesData,
  { places, rows }: PlacesView,
  t: Translate,
): string {
  const header = [t('year.date'), t('all.weekday'), t('year.name'), ...places.map((place) => nameOf[place])];
  const lines = rows.map(({ date, holidays, mayBeOff, cells }) => [
    date,
    weekdayName(weekdayOf(readDay(date)), locale),
    [...names(holidays), ...(mayBeOff ? [mayBeOff] : [])].join(', '),
    ...places.map((place) => t(`short.${cells[place]?.standing ?? 'none'}`)),
  ]);
  return toCsv(header, lines, FORMAT[locale]);
}
