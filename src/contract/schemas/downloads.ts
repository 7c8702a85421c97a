import { z } from 'zod';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { holidaySchema, provinceSchema, type ReadOnly, sourceSchema } from './bodies.ts';

const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);

const downloadRowSchema = z.strictObject({
  scope: z
    .string()
    .regex(/^CA(-[A-Z]{2})?$/)
    .describe('CA for the federal listing, CA-XX for that of a province or territory'),
  year: year.describe('Year of the listing'),
  ...holidaySchema.shape,
});

export const downloadBodySchema = z.strictObject({
  province: provinceSchema.optional().describe('Present in the file of a province or territory'),
  years: z.strictObject({ first: year, last: year }),
  count: z.int().min(0).describe('Number of entries in holidays'),
  holidays: z.array(downloadRowSchema).describe('Days of every kind, by scope and date'),
  source: sourceSchema,
});

export type DownloadRow = ReadOnly<z.infer<typeof downloadRowSchema>>;
export type DownloadBody = ReadOnly<z.infer<typeof downloadBodySchema>>;
