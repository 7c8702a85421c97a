import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { holidayCount, provinceSchema, sourceSchema } from '../bodies.ts';
import { holidaySchema, region, year } from '../holiday.ts';
import { inWords } from '../words.ts';

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
  count: holidayCount,
  holidays: z
    .array(downloadRowSchema)
    .meta(inWords('Days of every kind, by scope and date', 'Jours de toute nature, par ressort et par date')),
  source: sourceSchema,
});

export type DownloadRow = DeepReadonly<z.infer<typeof downloadRowSchema>>;
export type DownloadBody = DeepReadonly<z.infer<typeof downloadBodySchema>>;
