import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../holidays/law.ts';
import { provinceSchema, sourceSchema } from '../bodies.ts';
import { holidaySchema, region } from '../holiday.ts';
import { inWords } from '../words.ts';

const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);

export const downloadRowSchema = z.strictObject({
  scope: region.meta(
    inWords(
      'CA for the federal listing, CA-XX for that of a province or territory',
      'CA pour la liste fédérale, CA-XX pour celle d’une province ou d’un territoire',
    ),
  ),
  year: year.meta(inWords('Year of the listing', 'Année de la liste')),
  ...holidaySchema.shape,
});

export const downloadBodySchema = z.strictObject({
  province: provinceSchema
    .optional()
    .meta(
      inWords(
        'Present in the file of a province or territory',
        'Présent dans le fichier d’une province ou d’un territoire',
      ),
    ),
  years: z.strictObject({ first: year, last: year }),
  count: z
    .int()
    .min(0)
    .meta(inWords('Number of entries in “holidays”', 'Nombre d’éléments de «\u00a0holidays\u00a0»')),
  holidays: z
    .array(downloadRowSchema)
    .meta(inWords('Days of every kind, by scope and date', 'Jours de toute nature, par ressort et par date')),
  source: sourceSchema,
});

export type DownloadRow = DeepReadonly<z.infer<typeof downloadRowSchema>>;
export type DownloadBody = DeepReadonly<z.infer<typeof downloadBodySchema>>;
