import { z } from 'zod';
import { type DateRule, dateInYear } from '../../calendar/date-rule.ts';
import { formatDate } from '../../calendar/day.ts';
import { holdsIn } from '../../holidays/law.ts';
import { nameField, type ProviderRow, regionsField, typesField } from '../row.ts';

const month = z.int().min(1).max(12);
const day = z.int().min(1).max(31);
const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);

const dateRuleSchema: z.ZodType<DateRule> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), month, day, sunday: z.literal('next').exactOptional() }),
  z.strictObject({ kind: z.literal('nth-weekday'), nth: z.int().min(-1).max(5), weekday, month }),
  z.strictObject({ kind: z.literal('weekday-before'), weekday, month, day }),
  z.strictObject({ kind: z.literal('weekday-of-week'), weekday, month, day }),
  z.strictObject({ kind: z.literal('easter'), offset: z.int() }),
  z.strictObject({ kind: z.literal('proclaimed'), dates: z.record(z.string(), z.string()) }),
]);

/**
 * The federal holidays in the provider's shape, with a rule in place of the date and the years in which it held:
 * one row so covers every year that the provider has not answered.
 */
export const fallbackSchema = z.array(
  z.strictObject({
    since: z.int(),
    until: z.int().exactOptional(),
    date: dateRuleSchema,
    name: nameField,
    counties: regionsField,
    types: typesField,
  }),
);

export type Fallback = Readonly<z.infer<typeof fallbackSchema>>;

/** What stands in for the provider's answer of a year. It witnesses for the federal listing alone. */
export function fallbackRows(fallback: Fallback, year: number): readonly ProviderRow[] {
  return fallback.flatMap((each) => {
    const date = holdsIn(each, year) ? dateInYear(each.date, year) : undefined;
    if (date === undefined) return [];
    return { date: formatDate(date), name: each.name, counties: each.counties, types: each.types };
  });
}
