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
    site: described(z.url(), 'URL of this service', 'Adresse de ce service'),
    data: described(z.url(), 'URL of the data provider', 'Adresse du fournisseur de données'),
    docs: described(z.url(), 'URL of the API documentation', 'Adresse de la documentation de l’API'),
  })
  .meta({ id: 'Source' });

export const askedProvince = described(
  provinceSchema.exactOptional(),
  'Present if a province or territory was requested',
  'Présent si la requête porte sur une province ou un territoire',
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
    holidays: described(z.array(holidaySchema), 'Sorted by date', 'Par ordre chronologique'),
    longWeekends: described(
      z.array(longWeekendSchema).optional(),
      'Present with longWeekends=1; sorted by date',
      'Longues fins de semaine, par ordre chronologique; champ présent avec longWeekends=1',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'Holidays' });

const weekSpanSchema = z.strictObject({
  week: described(week, 'Week number, 1 to 53', 'Numéro de semaine, de 1 à 53'),
  year: described(
    z.int(),
    'Year that the week belongs to; around January 1, it may differ from the year of the date',
    'Année à laquelle appartient la semaine; autour du 1er\u00a0janvier, elle peut différer de celle de la date',
  ),
  start: first,
  end: last,
});

const namedHolidaySchema = holidaySchema.extend({
  name: described(z.string(), 'Name in the requested language', 'Nom dans la langue demandée'),
});

export const weekBodySchema = z
  .strictObject({
    date: day,
    locale: described(z.enum(LOCALES), 'Language requested', 'Langue demandée'),
    dayOfYear: described(
      z.int().min(1).max(366),
      'Day of the year; January 1 is day 1',
      'Numéro du jour dans l’année; le 1er\u00a0janvier porte le numéro 1',
    ),
    daysInYear: described(
      z.int().min(365).max(366),
      '365, or 366 in a leap year',
      '365, ou 366 si l’année est bissextile',
    ),
    iso: described(
      weekSpanSchema,
      'Monday to Sunday; week 1 includes the first Thursday of the year',
      'Du lundi au dimanche; la semaine 1 contient le premier jeudi de l’année',
    ),
    canada: described(
      weekSpanSchema,
      'Sunday to Saturday; week 1 includes January 1',
      'Du dimanche au samedi; la semaine 1 contient le 1er\u00a0janvier',
    ),
    province: askedProvince,
    isHoliday: described(
      z.boolean(),
      'Whether a statutory holiday is observed on the date',
      'Indique si un jour férié prévu par la loi est observé à cette date',
    ),
    isBusinessDay: described(
      z.boolean(),
      'Whether the date is a weekday, Monday to Friday, on which no statutory holiday is observed',
      'Indique si la date est un jour de semaine, du lundi au vendredi, où aucun jour férié prévu par la loi n’est observé',
    ),
    holidays: described(
      z.array(namedHolidaySchema),
      'Statutory holidays in the ISO week or the Canadian week',
      'Jours fériés de la semaine ISO et de la semaine canadienne',
    ),
    nextHoliday: described(
      namedHolidaySchema
        .extend({
          daysUntil: described(
            z.int().min(1),
            'Number of days from the requested date to observedDate',
            'Nombre de jours entre la date demandée et le congé (observedDate)',
          ),
        })
        .nullable(),
      'First statutory holiday with an observedDate after the date; null if there is none before the end of 2100',
      'Premier jour férié dont le congé (observedDate) est postérieur à la date; null s’il n’y en a aucun d’ici la fin de 2100',
    ),
    nextLongWeekend: described(
      longWeekendSchema
        .extend({
          daysUntil: described(
            z.int().min(0),
            'Number of days until the long weekend begins; 0 if it has already begun',
            'Nombre de jours avant le début de la longue fin de semaine; 0 si elle est commencée',
          ),
        })
        .nullable(),
      'First long weekend that ends on or after the date; null if there is none before the end of 2100',
      'Première longue fin de semaine qui se termine à cette date ou après; null s’il n’y en a aucune d’ici la fin de 2100',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'Week' });

export const statusBodySchema = z
  .strictObject({
    revision: described(z.string(), 'Data revision', 'Révision des données'),
    scopes: described(
      z.int(),
      'Number of jurisdictions: Canada, its provinces and its territories',
      'Nombre d’administrations\u00a0: le Canada, ses provinces et ses territoires',
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
      'Total number of statutory holidays in all jurisdictions and years',
      'Nombre de jours fériés, toutes administrations et toutes années confondues',
    ),
    version: described(z.string(), 'Software version', 'Version du logiciel'),
    build: described(
      z.string(),
      'Build ID, which changes whenever the data or the code changes',
      'Identifiant de la version en ligne; il change dès que les données ou le code changent',
    ),
    startedAt: described(
      z.iso.datetime(),
      'Date and time at which the server process or edge instance started, in UTC',
      'Date et heure de démarrage du processus du serveur ou de l’instance en périphérie, en UTC',
    ),
  })
  .meta({ id: 'Status' });

/** RFC 9457 3.1 */
export const problemSchema = z
  .strictObject({
    type: described(
      z.string(),
      'URL of the documentation for this error',
      'Adresse de la documentation de cette erreur',
    ),
    title: described(
      z.string(),
      'Short description of the error, in plain language',
      'Brève description de l’erreur',
    ),
    status: described(z.int().min(400).max(599), 'HTTP status', 'Code d’état HTTP'),
    detail: described(
      z.string(),
      'What is wrong with the request, in plain language',
      'Explication de l’erreur, en langage courant',
    ),
    code: described(
      z.string(),
      'Stable error code, for programs',
      'Code d’erreur stable, destiné aux programmes',
    ),
    parameter: described(z.string().optional(), 'Parameter that caused the error', 'Paramètre en cause'),
    allowed: described(
      z.union([z.string(), z.array(z.string())]).optional(),
      'Valid values: a range or a list',
      'Valeurs admises\u00a0: un intervalle ou une liste',
    ),
  })
  .meta({ id: 'Problem' });

export type HolidaysBody = DeepReadonly<z.infer<typeof holidaysBodySchema>>;
export type WeekBody = DeepReadonly<z.infer<typeof weekBodySchema>>;
export type StatusBody = DeepReadonly<z.infer<typeof statusBodySchema>>;
export type ProblemBody = DeepReadonly<z.infer<typeof problemSchema>>;
