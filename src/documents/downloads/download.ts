import type { DownloadBody, DownloadRow } from '../../contract/schemas/files.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { provinceOf, type Site, sourceOf } from '../site.ts';
import { toCsv } from './csv.ts';
import { DOWNLOAD_COLUMNS } from './download-columns.ts';

/** All years and kinds of a scope, or of all scopes one after the other. */
export function downloadBody(almanac: Almanac, site: Site, scope: ScopeCode | 'all'): DownloadBody {
  const holidays = (scope === 'all' ? SCOPE_CODES : [scope]).flatMap((code) => rowsOfAllYears(almanac, code));
  return {
    ...(scope === 'all' ? {} : provinceOf(almanac.scope(scope))),
    years: { first: FIRST_YEAR, last: LAST_YEAR },
    count: holidays.length,
    holidays,
    source: sourceOf(site),
  };
}

function rowsOfAllYears(almanac: Almanac, code: ScopeCode): readonly DownloadRow[] {
  return yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) => rowsOf(almanac, code, year));
}

/** The days of every kind of a scope and year, by date. */
export function rowsOf(almanac: Almanac, code: ScopeCode, year: number): readonly DownloadRow[] {
  const scope = almanac.scope(code).region;
  return almanac.listing(code, year).map((holiday) => ({ scope, year, ...holiday }));
}

/** The download as JSON, one holiday a line. */
export function downloadJson({ holidays, source, ...head }: DownloadBody): string {
  const lines = holidays.map((holiday) => JSON.stringify(holiday)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"holidays":[\n${lines}\n],"source":${JSON.stringify(source)}}\n`;
}

/** Days as a table with all columns of the downloads, or some of them. */
export function rowsCsv(rows: readonly DownloadRow[], columns = DOWNLOAD_COLUMNS): string {
  return toCsv(
    columns.map(({ name }) => name),
    rows.map((row) => columns.map(({ cell }) => cell(row))),
  );
}
