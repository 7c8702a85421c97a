import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { KINDS } from '../../holidays/law.ts';
import { holidayCount, provinceSchema, sourceSchema } from './bodies.ts';
import {
  date,
  described,
  holidaySchema,
  longWeekendSchema,
  nameEn,
  nameFr,
  region,
  servedYear,
  year,
} from './holiday.ts';

const ofHoliday = holidaySchema.shape;

const placeDaySchema = z
  .strictObject({
    date: ofHoliday.date,
    observedDate: ofHoliday.observedDate,
    kind: ofHoliday.kind,
    basis: ofHoliday.basis,
    nameEn: described(
      nameEn,
      'English name used in the jurisdiction',
      'Nom anglais utilisé dans la province ou le territoire, ou au fédéral',
    ),
    nameFr: described(
      nameFr,
      'French name used in the jurisdiction',
      'Nom français utilisé dans la province ou le territoire, ou au fédéral',
    ),
    publicService: ofHoliday.publicService,
  })
  .meta({ id: 'PlaceDay' });

const places = described(
  z.array(region),
  'CA for federal law, then the CA-XX codes of all provinces and territories',
  'CA pour le fédéral, puis les codes CA-XX de toutes les provinces et de tous les territoires',
);

/** `/holidays/<year>/all.json`: a year of all places, by holiday. */
export const allPlacesBodySchema = z
  .strictObject({
    year: servedYear,
    places,
    holidays: described(
      z.array(
        z.strictObject({
          id: ofHoliday.id,
          nameEn,
          nameFr,
          days: described(
            z.record(region, placeDaySchema),
            'The holiday in each jurisdiction that observes it, by jurisdiction code',
            'Le jour férié au fédéral et dans chaque province ou territoire où il existe, par code',
          ),
        }),
      ),
      'Holidays of every kind, sorted by first date',
      'Jours fériés, jours facultatifs et congés de la fonction publique, classés selon leur première date',
    ),
  })
  .meta({ id: 'AllPlaces' });

/** `/holidays/<year>/long-weekends.json`: the long weekends of all places, side by side. */
export const longWeekendsBodySchema = z
  .strictObject({
    year: servedYear,
    places,
    longWeekends: described(
      z.record(region, z.array(longWeekendSchema)),
      'The long weekends of each jurisdiction, by its code, sorted by date',
      'Longues fins de semaine du fédéral et de chaque province et territoire, par code et par ordre chronologique',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'LongWeekends' });

export type LongWeekendsBody = DeepReadonly<z.infer<typeof longWeekendsBodySchema>>;

export type AllPlacesBody = DeepReadonly<z.infer<typeof allPlacesBodySchema>>;

export const downloadRowSchema = z.strictObject({
  scope: described(
    region,
    'CA for federal law, CA-XX for a province or territory',
    'CA pour le fédéral, CA-XX pour une province ou un territoire',
  ),
  year: described(year, 'Year', 'Année'),
  ...holidaySchema.shape,
});

export const downloadBodySchema = z.strictObject({
  province: described(
    provinceSchema.optional(),
    'Present only in the file for a province or territory',
    'Présent seulement dans le fichier d’une province ou d’un territoire',
  ),
  years: z.strictObject({ first: year, last: year }),
  count: holidayCount,
  holidays: described(
    z.array(downloadRowSchema),
    'Holidays of every kind, sorted by jurisdiction and date',
    'Jours fériés, jours facultatifs et congés de la fonction publique, classés par code et par date',
  ),
  source: sourceSchema,
});

export type DownloadRow = DeepReadonly<z.infer<typeof downloadRowSchema>>;
export type DownloadBody = DeepReadonly<z.infer<typeof downloadBodySchema>>;

export const frenchTitle = described(
  z.string().min(1).exactOptional(),
  'French title, if there is one',
  'Titre français, s’il y en a un',
);

export const frenchText = described(
  z.url().exactOptional(),
  'URL of the French version, if known',
  'Adresse du texte français, si elle est connue',
);

/** Where a fact of the law was read. */
export const readSourceSchema = z.strictObject({
  id: described(z.string(), 'ID used in the evidence fields', 'Identifiant utilisé dans les champs evidence'),
  title: described(z.string(), 'Title or description', 'Titre ou description'),
  titleFr: frenchTitle,
  url: described(z.url().exactOptional(), 'URL of the source', 'Adresse du texte'),
  urlFr: frenchText,
  official: described(
    z.boolean(),
    'Whether the source is published by a parliament, a government or a court',
    'Indique si la source est publiée par un parlement, un gouvernement ou un tribunal',
  ),
  year: described(z.int().exactOptional(), 'Year of the source', 'Année de la source'),
  quote: described(z.string().exactOptional(), 'Short excerpt', 'Court extrait'),
});

const text = z.string().min(1);

const correctionSchema = z
  .strictObject({
    places: described(
      z.array(region).min(1),
      'Jurisdiction codes, CA or CA-XX',
      'Codes des administrations, CA ou CA-XX',
    ),
    holidays: described(
      z.array(holidaySchema.shape.id).min(1),
      'IDs of the holidays',
      'Identifiants des jours fériés',
    ),
    since: described(
      year.nullable(),
      'First year corrected; null means 1900',
      'Première année corrigée; null signifie 1900',
    ),
    until: described(
      year.nullable(),
      'Last year corrected; null means 2100',
      'Dernière année corrigée; null signifie 2100',
    ),
    wasEn: described(
      text,
      'Text before the correction, in English',
      'Ce qui était publié auparavant, en anglais',
    ),
    wasFr: described(
      text,
      'Text before the correction, in French',
      'Ce qui était publié auparavant, en français',
    ),
    isEn: described(text, 'Corrected text, in English', 'Ce qui est publié actuellement, en anglais'),
    isFr: described(text, 'Corrected text, in French', 'Ce qui est publié actuellement, en français'),
    whyEn: described(text, 'Reason, in English', 'Raison, en anglais'),
    whyFr: described(text, 'Reason, in French', 'Raison, en français'),
    sources: described(
      z.array(readSourceSchema).min(1),
      'Sources for the correction',
      'Sources de la correction',
    ),
  })
  .meta({ id: 'Correction' });

const changeSchema = z
  .strictObject({
    date: described(date, 'Date of publication', 'Date de publication'),
    titleEn: described(text, 'Title in English', 'Titre en anglais'),
    titleFr: described(text, 'Title in French', 'Titre en français'),
    summaryEn: described(text, 'Summary in English', 'Résumé en anglais'),
    summaryFr: described(text, 'Summary in French', 'Résumé en français'),
    corrections: described(
      z.array(correctionSchema),
      'Corrected rows of the law tables',
      'Lignes corrigées dans les tables tirées des lois',
    ),
  })
  .meta({ id: 'Change' });

/** `/changes.json`: the log of data changes. */
export const changesBodySchema = z
  .strictObject({
    changes: described(
      z.array(changeSchema),
      'Sorted by date, newest first',
      'Modifications, de la plus récente à la plus ancienne',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'Changes' });

export type ChangesBody = DeepReadonly<z.infer<typeof changesBodySchema>>;

const since = described(
  year.exactOptional(),
  'First year; absent if the sources do not establish it',
  'Première année; absente si les sources ne permettent pas de l’établir',
);
const until = described(
  year.exactOptional(),
  'Last year; absent if the period has not ended',
  'Dernière année; absente si la période est en cours',
);
const sourceIds = described(z.array(z.string()), 'IDs of the sources', 'Identifiants des sources');

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
  kind: described(
    z.enum(KINDS),
    'Statutory, optional, or for the public service only',
    'Férié, facultatif ou réservé à la fonction publique',
  ),
  since,
  until,
  confidence: described(
    holidaySchema.shape.confidence,
    'Confidence in the first year',
    'Fiabilité de la première année',
  ),
  mediumSince: described(
    year.exactOptional(),
    'If confidence in the first year is low, the year of the first source that mentions the day',
    'Si la fiabilité de la première année est low, année du premier texte qui mentionne ce jour',
  ),
  attestedSince: described(
    year.exactOptional(),
    'First year for which confidence is high, because a dated official source or three independent sources mention the day',
    'Première année où la fiabilité est high, parce qu’un texte officiel daté ou trois sources indépendantes mentionnent ce jour',
  ),
  paidBy: described(
    year.exactOptional(),
    'Year by which the day had become a paid day off; present if the exact year is not known',
    'Année où ce congé était déjà payé; présente si nous ignorons depuis quelle année il l’est',
  ),
  acts: described(z.array(citedPeriodSchema), 'Act and basis, by period', 'Loi et fondement, par période'),
  evidence: described(
    z.strictObject({ since: sourceIds, now: sourceIds, dates: sourceIds.exactOptional() }),
    'Sources for the first year (since), for the current status (now) and, if the date or the day off differs in some years, for those dates (dates)',
    'Sources de la première année (since), de la situation actuelle (now) et, si certaines années font exception, des dates de ces années (dates)',
  ),
});

const placeSchema = z.strictObject({
  scope: described(region, 'Jurisdiction code, CA or CA-XX', 'Code de l’administration, CA ou CA-XX'),
  nameEn,
  nameFr,
  periods: described(
    z.array(keptPeriodSchema),
    'Periods during which the holiday has been observed, each with the name used',
    'Périodes où le jour férié a été observé, chacune avec le nom utilisé',
  ),
  days: described(
    z.array(holidaySchema.pick({ date: true, observedDate: true })),
    'Dates from last year to ten years ahead',
    'Dates de l’an dernier, de cette année et des dix années suivantes',
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
      'Other English names used in some jurisdictions, in some years or in everyday language',
      'Autres noms anglais utilisés dans certaines provinces, à certaines époques ou dans la langue courante',
    ),
    aliasesFr: described(
      z.array(z.string().min(1)),
      'Other French names used in some jurisdictions, in some years or in everyday language',
      'Autres noms français utilisés dans certaines provinces, à certaines époques ou dans la langue courante',
    ),
    places: described(
      z.array(placeSchema),
      'Jurisdictions that observe or have observed the holiday, in any way',
      'Administrations (le Canada, les provinces et les territoires) qui observent ou ont observé ce jour, à quelque titre que ce soit',
    ),
    sources: described(
      z.array(readSourceSchema),
      'Sources cited in the evidence fields',
      'Sources citées dans les champs evidence',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'NamedHoliday' });

export type NamedHolidayBody = DeepReadonly<z.infer<typeof namedHolidayBodySchema>>;
export type KeptPeriod = NamedHolidayBody['places'][number]['periods'][number];
export type CitedPeriod = KeptPeriod['acts'][number];
