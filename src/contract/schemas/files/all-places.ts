import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { holidaySchema, listedYear, nameEn, nameFr, region } from '../holiday.ts';
import { inWords } from '../words.ts';

const ofHoliday = holidaySchema.shape;

const placeDaySchema = z
  .strictObject({
    date: ofHoliday.date,
    observedDate: ofHoliday.observedDate,
    kind: ofHoliday.kind,
    basis: ofHoliday.basis,
    nameEn: nameEn.meta(inWords('Name in English, in this place', 'Nom en anglais, à cet endroit')),
    nameFr: nameFr.meta(inWords('Name in French, in this place', 'Nom en français, à cet endroit')),
    publicService: ofHoliday.publicService,
  })
  .meta({ id: 'PlaceDay' });

/** A year of all places, one holiday after the other. */
export const allPlacesBodySchema = z
  .strictObject({
    year: listedYear,
    places: z
      .array(region)
      .meta(
        inWords(
          'CA for the federal listing, then the CA-XX codes of all provinces and territories',
          'CA pour la liste fédérale, puis les codes CA-XX de toutes les provinces et de tous les territoires',
        ),
      ),
    holidays: z
      .array(
        z.strictObject({
          id: ofHoliday.id,
          nameEn,
          nameFr,
          days: z
            .record(region, placeDaySchema)
            .meta(
              inWords(
                'The day in each place that lists it, by the code of the place',
                'Le jour dans chaque endroit qui l’inscrit, selon le code de l’endroit',
              ),
            ),
        }),
      )
      .meta(inWords('Of every kind, by first date', 'De toute nature, par première date')),
  })
  .meta({ id: 'AllPlaces' });

export type AllPlacesBody = DeepReadonly<z.infer<typeof allPlacesBodySchema>>;
