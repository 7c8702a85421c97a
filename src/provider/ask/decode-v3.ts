import { z } from 'zod';
import { type Decoded, decode } from '../decode.ts';
import { dateField, localNameField, nameField, regionsField, typesField, type WitnessRow } from '../row.ts';

/** `GET /api/v3/PublicHolidays/{year}/CA` */
const rowSchema = z
  .strictObject({
    date: dateField,
    localName: localNameField,
    name: nameField,
    countryCode: z.literal('CA'),
    fixed: z.boolean(),
    global: z.boolean(),
    counties: regionsField,
    launchYear: z.int().nullable(),
    types: typesField,
  })
  .refine((row) => row.global === (row.counties === null), {
    path: ['global'],
    message: 'expected true exactly when counties is null',
  })
  .transform(
    ({ date, name, localName, counties, types }): WitnessRow => ({
      date,
      name,
      ...(localName === name ? {} : { localName }),
      counties,
      types,
    }),
  );

const answerSchema = z.array(rowSchema);

export function decodeV3(text: string): Decoded<readonly WitnessRow[]> {
  return decode(text, answerSchema);
}
