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
            'The day in each place that has it, by the code of the place',
            'Le jour à chaque endroit où il figure, selon le code de l’endroit',
          ),
        }),
      ),
      'Days of every kind, in order of first date',
      'Jours de toute nature, dans l’ordre de leur première date',
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

export const frenchTitle = described(
  z.string().min(1).exactOptional(),
  'Its title in French, if it has one',
  'Son titre français, s’il en a un',
);

export const frenchText = described(
  z.url().exactOptional(),
  'The same text in French, if known',
  'Le même texte en français, s’il est connu',
);

/** Where a fact of the law was read. */
export const readSourceSchema = z.strictObject({
  id: described(z.string(), 'As used in the evidence', 'Tel qu’il figure dans les preuves'),
  title: described(z.string(), 'Title or description', 'Titre ou description'),
  titleFr: frenchTitle,
  url: described(z.url().exactOptional(), 'Where we read it', 'Adresse du texte consulté'),
  urlFr: frenchText,
  official: described(
    z.boolean(),
    'Published by a parliament, a government or a court',
    'Publiée par un parlement, un gouvernement ou un tribunal',
  ),
  year: described(z.int().exactOptional(), 'Year of the text', 'Année du texte'),
  quote: described(z.string().exactOptional(), 'Short excerpt', 'Court extrait'),
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
    sources: described(
      z.array(readSourceSchema).min(1),
      'Sources of the correction',
      'Sources de la correction',
    ),
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
    changes: described(z.array(changeSchema), 'Newest first', 'La plus récente en premier'),
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
  'Last year; absent if still in effect',
  'Dernière année; absente si la période est en cours',
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
    'Confidence in its first year',
    'Fiabilité de sa première année',
  ),
  mediumSince: described(
    year.exactOptional(),
    'If the first year is low, the year of the first text that names the day',
    'Si la première année est low, année du premier texte qui mentionne ce jour',
  ),
  attestedSince: described(
    year.exactOptional(),
    'The first year of high confidence: a dated official text names the day, or three independent sources do',
    'Première année de fiabilité high\u00a0: un texte officiel daté mentionne ce jour, ou trois sources indépendantes le font',
  ),
  paidBy: described(
    year.exactOptional(),
    'A year by which it was a paid day off; present if the first paid year is not established',
    'Année où ce jour était déjà payé; présente si la première année payée n’est pas établie',
  ),
  acts: described(
    z.array(citedPeriodSchema),
    'The act and the basis, by period',
    'La loi et le fondement, par période',
  ),
  evidence: described(
    z.strictObject({ since: sourceIds, now: sourceIds, dates: sourceIds.exactOptional() }),
    'Sources for its first year, for the fact that it still exists, and, where the date or the day off differs in some years, for those',
    'Sources de sa première année, sources qui montrent qu’il existe encore et, si la date ou le jour de congé diffère certaines années, sources de ceux-ci',
  ),
});

const placeSchema = z.strictObject({
  scope: described(region, 'CA or CA-XX', 'CA ou CA-XX'),
  nameEn,
  nameFr,
  periods: described(
    z.array(keptPeriodSchema),
    'Since when it has been observed, and under which name',
    'Depuis quand il est observé, et sous quel nom',
  ),
  days: described(
    z.array(holidaySchema.pick({ date: true, observedDate: true })),
    'From last year to ten years ahead',
    'De l’année dernière jusqu’à dix ans plus tard',
  ),
});

/** `/holidays/<id>.json`: a holiday in every place that keeps it, or kept it. */
export const namedHolidayBodySchema = z
  .strictObject({
    id: holidaySchema.shape.id,
    nameEn,
    nameFr,
    aliasesEn: described(
      z.array(z.string().min(1)),
      'Its names in English in some places or years, and what people call it',
      'Ses noms en anglais à certains endroits ou à certaines époques, et ceux que les gens lui donnent',
    ),
    aliasesFr: described(
      z.array(z.string().min(1)),
      'The same in French',
      'Ses noms en français à certains endroits ou à certaines époques, et ceux que les gens lui donnent',
    ),
    places: described(
      z.array(placeSchema),
      'Places that observe it, in any way',
      'Endroits qui l’observent, à quelque titre que ce soit',
    ),
    sources: described(
      z.array(readSourceSchema),
      'Sources that the evidence refers to',
      'Sources auxquelles renvoient les preuves',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'NamedHoliday' });

export type NamedHolidayBody = DeepReadonly<z.infer<typeof namedHolidayBodySchema>>;
export type KeptPeriod = NamedHolidayBody['places'][number]['periods'][number];
export type CitedPeriod = KeptPeriod['acts'][number];
