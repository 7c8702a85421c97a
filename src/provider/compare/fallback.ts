import { z } from 'zod';
import { dateInYear } from '../../calendar/date-rule.ts';
import { formatDate } from '../../calendar/day.ts';
import { covers } from '../../holidays/law.ts';
import { dateWords } from '../../law/tables/words.ts';
import { nameField, type ProviderRow, regionsField, typesField } from '../row.ts';

/**
 * The federal holidays in the provider's shape, with words in place of the date and the years in which it was that date:
 * so one row covers every year that the provider has not answered.
 */
export const fallbackSchema = z.array(
  z.strictObject({
    date: dateWords,
    since: z.int().exactOptional(),
    until: z.int().exactOptional(),
    name: nameField,
    counties: regionsField,
    types: typesField,
  }),
);

export type Fallback = Readonly<z.infer<typeof fallbackSchema>>;

/** What stands in for the provider's answer of a year. It witnesses for the federal listing alone. */
export function fallbackRows(fallback: Fallback, year: number): readonly ProviderRow[] {
  return fallback.flatMap((row) => {
    const date = covers(row, year) ? dateInYear(row.date, year) : undefined;
    if (date === undefined) return [];
    return { date: formatDate(date), name: row.name, counties: row.counties, types: row.types };
  });
}
