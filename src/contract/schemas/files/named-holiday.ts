import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { KINDS } from '../../../holidays/law.ts';
import { sourceSchema } from '../bodies.ts';
import { holidaySchema, nameEn, nameFr, region, year } from '../holiday.ts';
import { inWords } from '../words.ts';
import { readSourceSchema } from './read-source.ts';

const since = year
  .exactOptional()
  .meta(
    inWords(
      'First year; absent where the sources do not give it',
      'Première année; absente si les sources ne la donnent pas',
    ),
  );
const until = year
  .exactOptional()
  .meta(inWords('Last year; absent where it still holds', 'Dernière année; absente si cela vaut encore'));
const sourceIds = z.array(z.string()).meta(inWords('Ids of sources', 'Identifiants de sources'));

const citedPeriodSchema = z.strictObject({
  since,
  until,
  act: holidaySchema.shape.act,
  basis: holidaySchema.shape.basis,
  evidence: sourceIds,
});

const keptPeriodSchema = z.strictObject({
  nameEn,
  nameFr,
  kind: z.enum(KINDS).meta(inWords('As in a listing', 'Comme dans une liste')),
  since,
  until,
  confidence: holidaySchema.shape.confidence.meta(
    inWords('How surely its beginning is known', 'Avec quelle fiabilité son début est connu'),
  ),
  attestedSince: year
    .exactOptional()
    .meta(
      inWords(
        'From this year on a dated official text lists the day',
        'À partir de cette année, un texte officiel daté donne ce jour',
      ),
    ),
  acts: z
    .array(citedPeriodSchema)
    .meta(inWords('By which act, and on what basis, by period', 'Par quelle loi, à quel titre, par période')),
  evidence: z
    .strictObject({ since: sourceIds, now: sourceIds })
    .meta(
      inWords(
        'What establishes its beginning, and that it still holds',
        'Ce qui établit son début, et qu’il vaut encore',
      ),
    ),
});

const placeSchema = z.strictObject({
  scope: region.meta(inWords('CA or CA-XX', 'CA ou CA-XX')),
  nameEn,
  nameFr,
  periods: z
    .array(keptPeriodSchema)
    .meta(inWords('Since when it is kept, under which name', 'Depuis quand il est observé, sous quel nom')),
  days: z
    .array(holidaySchema.pick({ date: true, observedDate: true }))
    .meta(inWords('From last year to ten years ahead', 'De l’an dernier à dix ans d’ici')),
});

/** `/holidays/<id>.json`: a holiday in every place that keeps it, or kept it. */
export const namedHolidayBodySchema = z
  .strictObject({
    id: holidaySchema.shape.id,
    nameEn,
    nameFr,
    places: z
      .array(placeSchema)
      .meta(inWords('Who keeps it, in any kind', 'Qui l’observe, à quelque titre que ce soit')),
    sources: z.array(readSourceSchema).meta(inWords('What the evidence names', 'Ce que nomment les preuves')),
    source: sourceSchema,
  })
  .meta({ id: 'NamedHoliday' });

export type NamedHolidayBody = DeepReadonly<z.infer<typeof namedHolidayBodySchema>>;
export type KeptPeriod = NamedHolidayBody['places'][number]['periods'][number];
export type CitedPeriod = KeptPeriod['acts'][number];
