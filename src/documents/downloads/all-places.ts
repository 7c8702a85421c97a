import type { AllPlacesBody, DownloadRow } from '../../contract/schemas/files.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { rowsCsv, rowsOf } from './download.ts';
import { DOWNLOAD_COLUMNS } from './download-columns.ts';

/** The days of one holiday in a year, in the order of the places. */
interface HolidayOfYear {
  readonly id: string;
  readonly rows: readonly DownloadRow[];
  /** YYYY-MM-DD, the earliest of all places. */
  readonly firstDate: string;
}

/** The columns of the downloads that hold what the JSON document holds. */
const COLUMNS = DOWNLOAD_COLUMNS.filter(({ name }) =>
  [
    'scope',
    'year',
    'date',
    'observedDate',
    'id',
    'nameEn',
    'nameFr',
    'kind',
    'basis',
    'publicService',
  ].includes(name),
);

/** The days of every kind of all places in a year, by holiday. */
export function allPlacesBody(almanac: Almanac, year: number): AllPlacesBody {
  return {
    year,
    places: SCOPE_CODES.map((code) => almanac.scope(code).region),
    holidays: holidaysOf(almanac, year).map(({ id, rows }) => ({
      id,
      ...namesOf(almanac, id, rows),
      days: Object.fromEntries(rows.map((row) => [row.scope, toPlaceDay(row)])),
    })),
  };
}

/** The same as a table: a row for each holiday and place, with the columns of the downloads. */
export function allPlacesCsv(almanac: Almanac, year: number): string {
  const rows = holidaysOf(almanac, year).flatMap((holiday) => holiday.rows);
  return rowsCsv(rows, COLUMNS);
}

function holidaysOf(almanac: Almanac, year: number): readonly HolidayOfYear[] {
  const rows = SCOPE_CODES.flatMap((code) => rowsOf(almanac, code, year));
  return [...Map.groupBy(rows, ({ id }) => id)]
    .map(([id, ofHoliday]) => ({ id, rows: ofHoliday, firstDate: firstDateOf(ofHoliday) }))
    .sort((a, b) => (a.firstDate + a.id < b.firstDate + b.id ? -1 : 1));
}

function firstDateOf(rows: readonly DownloadRow[]): string {
  const [first = ''] = rows.map(({ date }) => date).sort();
  return first;
}

/** Its names without regard to places; of a day that only the provider reports, those that it gave. */
function namesOf({ law }: Almanac, id: string, [first]: readonly DownloadRow[]) {
  const named = Object.hasOwn(law.holidays, id) ? law.holidays[id] : first;
  return { nameEn: named?.nameEn ?? id, nameFr: named?.nameFr ?? id };
}

function toPlaceDay({ date, observedDate, kind, basis, nameEn, nameFr, publicService }: DownloadRow) {
  return { date, observedDate, kind, basis, nameEn, nameFr, ...(publicService && { publicService }) };
}
