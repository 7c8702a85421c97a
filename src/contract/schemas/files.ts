import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { KINDS } from '../../holidays/law.ts';
import { holidayCount, provinceSchema, sourceSchema } from './bodies.ts';
import { date, described, holidaySchema, nameEn, nameFr, region, servedYear, year } from './holiday.ts';

const ofHoliday = holidaySchema.shape;

const placeDaySchema = z
  .strictObject({
    date: ofHoliday.date,
    observedDate: ofHoliday.observedDate,
    kind: ofHoliday.kind,
    basis: ofHoliday.basis,
    nameEn: described(nameEn, 'Name in English, in this place', 'Nom en anglais, à cet endroit'),
    nameFr: described(nameFr, 'Name in French, in this place', 'Nom en français, à cet endroit'),
    publicService: ofHoliday.publicService,
  })
  .meta({ id: 'PlaceDay' });

/** `/holidays/<year>/all.json`: a year of all places, by holiday. */
export const allPlacesBodySchema = z
  .strictObject({
    year: servedYear,
    places: described(
      z.array(region),
      'CA for the federal listing, then the CA-XX codes of all provinces and territories',
      'CA pour la liste fédérale, puis les codes CA-XX de toutes les provinces et de tous les territoires',
    ),
    holidays: described(
      z.array(
        z.strictObject({
          id: ofHoliday.id,
          nameEn,
          nameFr,
          days: described(
            z.record(region, placeDaySchema),
            'The day in each place that lists it, by the code of the place',
            'Le jour dans chaque endroit qui l’inscrit, selon le code de l’endroit',
          ),
        }),
      ),
      'Of every kind, by first date',
      'De toute nature, par première date',
    ),
  })
  .meta({ id: 'AllPlaces' });

export type AllPlacesBody = DeepReadonly<z.infer<typeof allPlacesBodySchema>>;

export const downloadRowSchema = z.strictObject({
  scope: described(
    region,
    'CA for the federal listing, CA-XX for that of a province or territory',
    'CA pour la liste fédérale, CA-XX pour celle d’une province ou d’un territoire',
  ),
  year: described(year, 'Year of the listing', 'Année de la liste'),
  ...holidaySchema.shape,
});

export const downloadBodySchema = z.strictObject({
  province: described(
    provinceSchema.optional(),
    'Present in the file of a province or territory',
    'Présent dans le fichier d’une province ou d’un territoire',
  ),
  years: z.strictObject({ first: year, last: year }),
  count: holidayCount,
  holidays: described(
    z.array(downloadRowSchema),
    'Days of every kind, by scope and date',
    'Jours de toute nature, par ressort et par date',
  ),
  source: sourceSchema,
});

export type DownloadRow = DeepReadonly<z.infer<typeof downloadRowSchema>>;
export type DownloadBody = DeepReadonly<z.infer<typeof downloadBodySchema>>;

export const frenchText = described(
  z.url().exactOptional(),
  'The same text in French, if known',
  'Le même texte en français, si on le connaît',
);

/** Where a fact of the law was read. */
export const readSourceSchema = z.strictObject({
  id: described(z.string(), 'As the evidence names it', 'Comme la preuve le nomme'),
  title: described(z.string(), 'What it is', 'Ce que c’est'),
  url: described(z.url().exactOptional(), 'Where it was read', 'Où elle a été lue'),
  urlFr: frenchText,
  official: described(
    z.boolean(),
    'Published by a parliament, a government or a court',
    'Publiée par un parlement, un gouvernement ou un tribunal',
  ),
  year: described(z.int().exactOptional(), 'Year of the text', 'Année du texte'),
  quote: described(z.string().exactOptional(), 'A few words of it', 'Quelques mots du texte'),
});

const text = z.string().min(1);

const correctionSchema = z
  .strictObject({
    places: described(z.array(region).min(1), 'CA and CA-XX codes', 'Codes CA et CA-XX'),
    holidays: described(
      z.array(holidaySchema.shape.id).min(1),
      'Ids of the holidays',
      'Identifiants des jours fériés',
    ),
    since: described(
      year.nullable(),
      'First year corrected; null for 1900',
      'Première année corrigée; null pour 1900',
    ),
    until: described(
      year.nullable(),
      'Last year corrected; null for 2100',
      'Dernière année corrigée; null pour 2100',
    ),
    wasEn: described(text, 'What it was, in English', 'Ce qui était publié, en anglais'),
    wasFr: described(text, 'What it was, in French', 'Ce qui était publié, en français'),
    isEn: described(text, 'What it is, in English', 'Ce qui est publié maintenant, en anglais'),
    isFr: described(text, 'What it is, in French', 'Ce qui est publié maintenant, en français'),
    whyEn: described(text, 'Why, in English', 'Pourquoi, en anglais'),
    whyFr: described(text, 'Why, in French', 'Pourquoi, en français'),
    sources: described(z.array(readSourceSchema).min(1), 'What establishes it', 'Ce qui l’établit'),
  })
  .meta({ id: 'Correction' });

const changeSchema = z
  .strictObject({
    date: described(date, 'When it was published', 'Date de publication'),
    titleEn: described(text, 'Title in English', 'Titre anglais'),
    titleFr: described(text, 'Title in French', 'Titre français'),
    summaryEn: described(text, 'Summary in English', 'Résumé anglais'),
    summaryFr: described(text, 'Summary in French', 'Résumé français'),
    corrections: described(
      z.array(correctionSchema),
      'Rows of the law tables that were wrong',
      'Lignes des tables législatives qui étaient erronées',
    ),
  })
  .meta({ id: 'Change' });

/** `/changes.json`: the log of data changes. */
export const changesBodySchema = z
  .strictObject({
    changes: described(z.array(changeSchema), 'The newest first', 'La plus récente en premier'),
    source: sourceSchema,
  })
  .meta({ id: 'Changes' });

export type ChangesBody = DeepReadonly<z.infer<typeof changesBodySchema>>;

const since = described(
  year.exactOptional(),
  'First year; absent if the sources do not give it',
  'Première année; absente si les sources ne la donnent pas',
);
const until = described(
  year.exactOptional(),
  'Last year; absent if it still holds',
  'Dernière année; absente si cela vaut encore',
);
const sourceIds = described(z.array(z.string()), 'Ids of sources', 'Identifiants de sources');

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
  kind: described(z.enum(KINDS), 'As in a listing', 'Comme dans une liste'),
  since,
  until,
  confidence: described(
    holidaySchema.shape.confidence,
    'How surely its beginning is known',
    'Avec quelle fiabilité son début est connu',
  ),
  attestedSince: described(
    year.exactOptional(),
    'From this year on a dated official text lists the day',
    'À partir de cette année, un texte officiel daté donne ce jour',
  ),
  acts: described(
    z.array(citedPeriodSchema),
    'By which act, and on what basis, by period',
    'Par quelle loi, à quel titre, par période',
  ),
  evidence: described(
    z.strictObject({ since: sourceIds, now: sourceIds }),
    'What establishes its beginning, and that it still holds',
    'Ce qui établit son début, et qu’il vaut encore',
  ),
});

const placeSchema = z.strictObject({
  scope: described(region, 'CA or CA-XX', 'CA ou CA-XX'),
  nameEn,
  nameFr,
  periods: described(
    z.array(keptPeriodSchema),
    'Since when it is kept, under which name',
    'Depuis quand il est observé, sous quel nom',
  ),
  days: described(
    z.array(holidaySchema.pick({ date: true, observedDate: true })),
    'From last year to ten years ahead',
    'De l’an dernier à dix ans d’ici',
  ),
});

/** `/holidays/<id>.json`: a holiday in every place that keeps it, or kept it. */
export const namedHolidayBodySchema = z
  .strictObject({
    id: holidaySchema.shape.id,
    nameEn,
    nameFr,
    places: described(
      z.array(placeSchema),
      'Who keeps it, in any kind',
      'Qui l’observe, à quelque titre que ce soit',
    ),
    sources: described(z.array(readSourceSchema), 'What the evidence names', 'Ce que nomment les preuves'),
    source: sourceSchema,
  })
  .meta({ id: 'NamedHoliday' });

export type NamedHolidayBody = DeepReadonly<z.infer<typeof namedHolidayBodySchema>>;
export type KeptPeriod = NamedHolidayBody['places'][number]['periods'][number];
export type CitedPeriod = KeptPeriod['acts'][number];
