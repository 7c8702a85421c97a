import type { ListedDayBody, ListYearBody } from '../../contract/schemas/lists.ts';
import { type CsvCell, toCsv } from '../downloads/csv.ts';

/** A cell of a day, by the name of its column; codes of a list are separated by spaces. */
const COLUMNS: Readonly<Record<string, (day: ListedDayBody) => CsvCell>> = {
  date: ({ date }) => date,
  id: ({ id }) => id,
  nameEn: ({ nameEn }) => nameEn,
  nameFr: ({ nameFr }) => nameFr,
  closes: ({ closes }) => closes,
  substituteFor: ({ substituteFor }) => substituteFor ?? null,
  provinces: ({ provinces }) => provinces?.join(' ') ?? null,
  confidence: ({ confidence }) => confidence,
  sourceTitle: ({ source }) => source.title,
  sourceUrl: ({ source }) => source.url,
  sourceYear: ({ source }) => source.year,
  sourceOfficial: ({ source }) => source.official,
  sourceUrlFr: ({ source }) => source.urlFr ?? null,
};

/** The days of a list in a year as a table. */
export function listYearCsv({ list, year, days }: ListYearBody): string {
  return toCsv(
    ['list', 'year', ...Object.keys(COLUMNS)],
    days.map((day) => [list.id, year, ...Object.values(COLUMNS).map((cell) => cell(day))]),
  );
}
