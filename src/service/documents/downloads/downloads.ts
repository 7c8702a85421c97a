import type { Almanac } from '../../../core/holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, namedHoliday, yearsFrom } from '../../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../core/holidays/scope.ts';
import type { AllPlacesBody, DownloadBody, DownloadRow } from '../../contract/schemas/files.ts';
import { describePlace, describeSource, type Site } from '../bodies.ts';
import { type CsvCell, toCsv } from './csv.ts';

export function downloadBody(almanac: Almanac, site: Site, scope: ScopeCode | 'all'): DownloadBody {
  const scopes = scope === 'all' ? SCOPE_CODES : [scope];
  const years = yearsFrom(FIRST_YEAR, LAST_YEAR);
  const holidays = scopes.flatMap((code) => years.flatMap((year) => listRows(almanac, code, year)));
  return {
    ...(scope === 'all' ? {} : describePlace(almanac.scope(scope))),
    years: { first: FIRST_YEAR, last: LAST_YEAR },
    count: holidays.length,
    holidays,
    source: describeSource(site),
  };
}

function listRows(almanac: Almanac, code: ScopeCode, year: number): readonly DownloadRow[] {
  const scope = almanac.scope(code).region;
  return almanac.listing(code, year).map((holiday) => ({ scope, year, ...holiday }));
}

export function downloadJson({ holidays, source, ...head }: DownloadBody): string {
  const lines = holidays.map((holiday) => JSON.stringify(holiday)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"holidays":[\n${lines}\n],"source":${JSON.stringify(source)}}\n`;
}

/** How CSV writes an empty list of counties, which differs from no list. */
export const NO_COUNTIES = 'none';

/** The cells of a row, by column. Spaces separate the codes of a list. */
const CELLS = {
  scope: ({ scope }) => scope,
  year: ({ year }) => year,
  date: ({ date }) => date,
  observedDate: ({ observedDate }) => observedDate,
  id: ({ id }) => id,
  nameEn: ({ nameEn }) => nameEn,
  nameFr: ({ nameFr }) => nameFr,
  kind: ({ kind }) => kind,
  basis: ({ basis }) => basis,
  confidence: ({ confidence }) => confidence,
  global: ({ global }) => global,
  counties: ({ counties }) => (counties?.length === 0 ? NO_COUNTIES : (counties?.join(' ') ?? null)),
  isoWeek: ({ isoWeek }) => isoWeek,
  canadaWeek: ({ canadaWeek }) => canadaWeek,
  observedIn: ({ observedIn }) => observedIn.join(' '),
  actEn: ({ act }) => act?.name ?? null,
  actFr: ({ act }) => act?.nameFr ?? null,
  actUrl: ({ act }) => act?.url ?? null,
  notesEn: ({ notes }) => notes?.en ?? null,
  notesFr: ({ notes }) => notes?.fr ?? null,
  actUrlFr: ({ act }) => act?.urlFr ?? null,
  publicService: ({ publicService }) => publicService ?? null,
  inLieuEn: ({ inLieu }) => inLieu?.en ?? null,
  inLieuFr: ({ inLieu }) => inLieu?.fr ?? null,
  inLieuDays: ({ inLieu }) => inLieu?.days.join(' ') ?? null,
} satisfies Readonly<Record<string, (row: DownloadRow) => CsvCell>>;

export type DownloadColumn = keyof typeof CELLS;

export const DOWNLOAD_COLUMNS = Object.keys(CELLS) as readonly DownloadColumn[];

export function rowsCsv(rows: readonly DownloadRow[], columns = DOWNLOAD_COLUMNS): string {
  return toCsv(
    columns,
    rows.map((row) => columns.map((name) => CELLS[name](row))),
  );
}

export function allPlacesBody(almanac: Almanac, year: number): AllPlacesBody {
  return {
    year,
    places: SCOPE_CODES.map((code) => almanac.scope(code).region),
    holidays: listHolidays(almanac, year).map(({ id, rows }) => {
      const { nameEn, nameFr } = namedHoliday(almanac.law, id);
      return {
        id,
        nameEn,
        nameFr,
        days: Object.fromEntries(rows.map((row) => [row.scope, toPlaceDay(row)])),
      };
    }),
  };
}

/** The columns that the JSON document has too, and what is owed for a holiday on a weekend. */
const ALL_PLACES_COLUMNS: readonly DownloadColumn[] = [
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
  'inLieuEn',
  'inLieuFr',
  'inLieuDays',
];

export function allPlacesCsv(almanac: Almanac, year: number): string {
  const rows = listHolidays(almanac, year).flatMap((holiday) => holiday.rows);
  return rowsCsv(rows, ALL_PLACES_COLUMNS);
}

/** The rows of each holiday, by its earliest date anywhere. */
function listHolidays(almanac: Almanac, year: number) {
  const days = SCOPE_CODES.flatMap((code) => listRows(almanac, code, year));
  return [...Map.groupBy(days, ({ id }) => id)]
    .map(([id, rows]) => ({ id, rows, firstDate: rows.map(({ date }) => date).sort()[0] ?? '' }))
    .sort((a, b) => (a.firstDate + a.id < b.firstDate + b.id ? -1 : 1));
}

function toPlaceDay({ date, observedDate, kind, basis, nameEn, nameFr, publicService }: DownloadRow) {
  return { date, observedDate, kind, basis, nameEn, nameFr, ...(publicService && { publicService }) };
}
