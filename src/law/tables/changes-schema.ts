import { z } from 'zod';
import type { Change, Correction } from '../../holidays/annotations/change.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';
import { slug, text, years } from './schema.ts';

const correctionSchema = z.strictObject({
  scopes: z.array(z.enum(SCOPE_CODES)).min(1),
  holidays: z.array(slug).min(1),
  ...years,
  wasEn: text,
  wasFr: text,
  isEn: text,
  isFr: text,
  whyEn: text,
  whyFr: text,
  sources: z.array(slug).min(1),
}) satisfies z.ZodType<Correction>;

/** An entry of `data/changes.json` */
export const changeSchema = z.strictObject({
  date: z.iso.date(),
  titleEn: text,
  titleFr: text,
  summaryEn: text,
  summaryFr: text,
  corrections: z.array(correctionSchema).min(1).exactOptional(),
}) satisfies z.ZodType<Change>;
