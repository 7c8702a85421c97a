import { z } from 'zod';
import { type Decoded, decode } from '../decode.ts';
import { dateField, nameField, regionsField, typesField, type WitnessRow } from '../row.ts';

/**
 * `GET /api/v4/Holidays/CA/{year}`. No captured body was at hand: the fields are those that other clients read,
 * of which some have `countryCode` and some have not.
 */
const rowSchema = z
  .strictObject({
    date: dateField,
    name: nameField,
    countryCode: z.literal('CA').exactOptional(),
    nationalHoliday: z.boolean(),
    subdivisionCodes: regionsField,
    holidayTypes: typesField,
  })
  .refine((row) => row.nationalHoliday === (row.subdivisionCodes === null), {
    path: ['nationalHoliday'],
    message: 'expected true exactly when subdivisionCodes is null',
  })
  .transform(
    (row): WitnessRow => ({
      date: row.date,
      name: row.name,
      counties: row.subdivisionCodes,
      types: row.holidayTypes,
    }),
  );

const answerSchema = z.array(rowSchema);

export function decodeV4(text: string): Decoded<readonly WitnessRow[]> {
  return decode(text, answerSchema);
}
