import { Readable } from 'node:stream';
import { Table } from 'tableschema';
import { describe, expect, test } from 'vitest';
import { TABLE } from '../../src/documents/downloads/data-package.ts';
import { downloadBody, rowsCsv } from '../../src/documents/downloads/downloads.ts';
import { SCOPE_CODES } from '../../src/holidays/scope.ts';
import { almanac, SITE_URL } from '../support/hosts/test-api.ts';

const site = { url: SITE_URL };
const PLACES = [...SCOPE_CODES, 'all'] as const;

/** The reader that the authors of Table Schema publish for JavaScript. */
describe('tableschema takes every row of the CSV file of', () => {
  const texts = PLACES.map((place) => rowsCsv(downloadBody(almanac, site, place).holidays));
  test.each(PLACES.map((place, index) => ({ place, index })))('$place', async ({ place, index }) => {
    const source = Readable.from([texts[index]]);
    const table = await Table.load(source, { schema: TABLE.schema });
    const rows = await table.read({ keyed: true, forceCast: true });
    const faults = rows.flatMap((row) =>
      row instanceof Error ? [row.errors?.map(String) ?? row.message] : [],
    );
    expect(faults.slice(0, 3)).toEqual([]);
    const { holidays } = downloadBody(almanac, site, place);
    const counties = rows.map((row) => ('counties' in row ? row['counties'] : undefined));
    expect(counties.map(toList)).toEqual(holidays.map((holiday) => holiday.counties));
  });
});

/** As the description of the column says. */
function toList(cell: unknown): readonly string[] | null {
  if (cell === null) return null;
  return cell === 'none' ? [] : `${cell}`.split(' ');
}
