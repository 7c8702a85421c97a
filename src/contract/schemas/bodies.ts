import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { LOCALES } from '../../language/locale.ts';
import {
  day,
  described,
  first,
  holidaySchema,
  last,
  longWeekendSchema,
  nameEn,
  nameFr,
  provinceRegion,
  servedYear,
  week,
} from './holiday.ts';

export const provinceSchema = z
  .strictObject({
    code: described(provinceRegion, 'CA-XX', 'CA-XX'),
    nameEn,
    nameFr,
  })
  .meta({ id: 'Province' });

export const sourceSchema = z
  .strictObject({
    site: described(z.url(), 'This service', 'Ce service'),
    data: described(z.url(), 'The data provider', 'Le fournisseur des données'),
    docs: described(z.url(), 'The documentation of the interface', 'La documentation de l’interface'),
  })
  .meta({ id: 'Source' });

export const askedProvince = described(
  provinceSchema.exactOptional(),
  'Present if a province was requested',
  'Présent si une province a été demandée',
);

/** The length of the field “holidays” beside it. */
export const holidayCount = described(
  z.int().min(0),
  'Number of entries in “holidays”',
  'Nombre d’éléments de «\u00a0holidays\u00a0»',
);

export const holidaysBodySchema = z
  .strictObject({
    year: servedYear,
    province: askedProvince,
    count: holidayCount,
    holidays: described(z.array(holidaySchema), 'By date', 'Dans l’ordre des dates'),
    longWeekends: described(
      z.array(longWeekendSchema).optional(),
      'With longWeekends=1, by start',
      'Avec longWeekends=1, dans l’ordre de leur début',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'Holidays' });

const weekSpanSchema = z.strictObject({
  week: described(week, 'Week number, 1 to 53', 'Numéro de semaine, de 1 à 53'),
  year: described(
    z.int(),
    'Week-year, which near January 1 may differ from the year of the date',
    'Année de la semaine, qui peut différer de celle de la date autour du 1er\u00a0janvier',
  ),
  start: first,
  end: last,
});

const namedHolidaySchema = holidaySchema.extend({
  name: described(z.string(), 'The name in the locale requested', 'Le nom dans la langue demandée'),
});

export const weekBodySchema = z
  .strictObject({
    date: day,
    locale: described(z.enum(LOCALES), 'The locale requested', 'La langue demandée'),
    dayOfYear: described(z.int().min(1).max(366), '1 on January 1', '1 le 1er\u00a0janvier'),
    daysInYear: described(z.int().min(365).max(366), '366 in a leap year', '366 dans une année bissextile'),
    iso: described(
      weekSpanSchema,
      'Monday to Sunday; week 1 has the first Thursday of the year',
      'Du lundi au dimanche; la semaine 1 contient le premier jeudi de l’année',
    ),
    canada: described(
      weekSpanSchema,
      'Sunday to Saturday; week 1 has January 1',
      'Du dimanche au samedi; la semaine 1 contient le 1er\u00a0janvier',
    ),
    province: askedProvince,
    isHoliday: described(
      z.boolean(),
      'Whether a statutory holiday is observed on the date',
      'Indique si un jour férié selon la loi est observé à cette date',
    ),
    isBusinessDay: described(
      z.boolean(),
      'Whether the date is a weekday, Monday to Friday, on which no statutory holiday is observed',
      'Indique si la date tombe du lundi au vendredi et qu’aucun jour férié selon la loi n’y est observé',
    ),
    holidays: described(
      z.array(namedHolidaySchema),
      'The statutory holidays in these two weeks',
      'Les jours fériés de ces deux semaines',
    ),
    nextHoliday: described(
      namedHolidaySchema
        .extend({
          daysUntil: described(z.int().min(1), 'From the date to observedDate', 'De la date à observedDate'),
        })
        .nullable(),
      'The first statutory holiday whose observedDate is after the date; null if there is none up to 2100',
      'Le premier jour férié dont observedDate vient après la date; null s’il n’en reste aucun jusqu’en 2100',
    ),
    nextLongWeekend: described(
      longWeekendSchema
        .extend({
          daysUntil: described(z.int().min(0), '0 while it lasts', '0 lorsqu’elle est en cours'),
        })
        .nullable(),
      'The first that ends on or after the date; null if there is none up to 2100',
      'La première qui se termine à cette date ou après; null s’il n’en reste aucune jusqu’en 2100',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'Week' });

export const statusBodySchema = z
  .strictObject({
    revision: described(z.string(), 'Revision of the data', 'Révision des données'),
    scopes: described(
      z.int(),
      'Canada, its provinces and its territories',
      'Le Canada, ses provinces et ses territoires',
    ),
    years: described(
      z.strictObject({
        first: described(z.int(), 'First year', 'Première année'),
        last: described(z.int(), 'Last year', 'Dernière année'),
      }),
      'Years covered',
      'Années couvertes',
    ),
    holidays: described(
      z.int(),
      'Number of statutory holidays in all scopes and years',
      'Nombre de jours fériés, tous ressorts et toutes années confondus',
    ),
    version: described(z.string(), 'Version of the software that answers', 'Version du logiciel qui répond'),
    build: described(
      z.string(),
      'ID of the build that serves the response; it changes with the data or the code',
      'Identifiant de la génération qui répond; il change avec les données ou le code',
    ),
    startedAt: described(
      z.iso.datetime(),
      'When the process that answers was started, or the instance at the edge, in UTC',
      'Heure de lancement du processus qui répond, ou de l’instance en périphérie, en UTC',
    ),
  })
  .meta({ id: 'Status' });

/** RFC 9457 3.1 */
export const problemSchema = z
  .strictObject({
    type: described(
      z.string(),
      'Address of the documentation of the code',
      'Adresse de la documentation du code',
    ),
    title: described(
      z.string(),
      'What the code means, for people',
      'Sens du code, à l’intention des lecteurs',
    ),
    status: described(z.int().min(400).max(599), 'HTTP status', 'Code d’état HTTP'),
    detail: described(
      z.string(),
      'What is wrong with this request, for people',
      'Explication de l’erreur dans cette requête, à l’intention des lecteurs',
    ),
    code: described(z.string(), 'Stable, for programs', 'Code stable, destiné aux programmes'),
    parameter: described(z.string().optional(), 'The parameter at fault', 'Le paramètre fautif'),
    allowed: described(
      z.union([z.string(), z.array(z.string())]).optional(),
      'Valid values: a range or a list',
      'Valeurs admises\u00a0: un intervalle ou une énumération',
    ),
  })
  .meta({ id: 'Problem' });

export type HolidaysBody = DeepReadonly<z.infer<typeof holidaysBodySchema>>;
export type WeekBody = DeepReadonly<z.infer<typeof weekBodySchema>>;
export type StatusBody = DeepReadonly<z.infer<typeof statusBodySchema>>;
export type ProblemBody = DeepReadonly<z.infer<typeof problemSchema>>;
