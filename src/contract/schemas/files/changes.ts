import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { sourceSchema } from '../bodies.ts';
import { date, holidaySchema, region, year } from '../holiday.ts';
import { inWords } from '../words.ts';
import { readSourceSchema } from './read-source.ts';

const yearOrNull = year.nullable();
const text = z.string().min(1);

const correctionSchema = z
  .strictObject({
    places: z.array(region).min(1).meta(inWords('CA and CA-XX codes', 'Codes CA et CA-XX')),
    holidays: z
      .array(holidaySchema.shape.id)
      .min(1)
      .meta(inWords('Ids of the holidays', 'Identifiants des jours fériés')),
    since: yearOrNull.meta(
      inWords('First year corrected; null for 1900', 'Première année corrigée; null pour 1900'),
    ),
    until: yearOrNull.meta(
      inWords('Last year corrected; null for 2100', 'Dernière année corrigée; null pour 2100'),
    ),
    wasEn: text.meta(inWords('What it was, in English', 'Ce qui était publié, en anglais')),
    wasFr: text.meta(inWords('What it was, in French', 'Ce qui était publié, en français')),
    isEn: text.meta(inWords('What it is, in English', 'Ce qui est publié maintenant, en anglais')),
    isFr: text.meta(inWords('What it is, in French', 'Ce qui est publié maintenant, en français')),
    whyEn: text.meta(inWords('Why, in English', 'Pourquoi, en anglais')),
    whyFr: text.meta(inWords('Why, in French', 'Pourquoi, en français')),
    sources: z.array(readSourceSchema).min(1).meta(inWords('What establishes it', 'Ce qui l’établit')),
  })
  .meta({ id: 'Correction' });

const changeSchema = z
  .strictObject({
    date: date.meta(inWords('When it was published', 'Date de publication')),
    titleEn: text.meta(inWords('Title in English', 'Titre anglais')),
    titleFr: text.meta(inWords('Title in French', 'Titre français')),
    summaryEn: text.meta(inWords('Summary in English', 'Résumé anglais')),
    summaryFr: text.meta(inWords('Summary in French', 'Résumé français')),
    corrections: z
      .array(correctionSchema)
      .meta(
        inWords(
          'Rows of the law tables that were wrong',
          'Lignes des tables législatives qui étaient erronées',
        ),
      ),
  })
  .meta({ id: 'Change' });

/** `/changes.json`: the log of data changes. */
export const changesBodySchema = z
  .strictObject({
    changes: z.array(changeSchema).meta(inWords('The newest first', 'La plus récente en premier')),
    source: sourceSchema,
  })
  .meta({ id: 'Changes' });

export type ChangesBody = DeepReadonly<z.infer<typeof changesBodySchema>>;
