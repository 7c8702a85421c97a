import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { day, described, first, last, provinceRegion } from './holiday.ts';

/** A holiday in the fields of Nager.Date v3, in its order. */
const v3HolidaySchema = z
  .strictObject({
    date: described(day, 'Day off under the law, YYYY-MM-DD', 'Jour de congé prévu par la loi, AAAA-MM-JJ'),
    localName: described(
      z.string(),
      'French name of a day observed only in Quebec; otherwise, the English name',
      'Nom français si seul le Québec observe ce jour; sinon, nom anglais',
    ),
    name: described(z.string(), 'Name in English', 'Nom en anglais'),
    countryCode: described(z.literal('CA'), 'Canada', 'Le Canada'),
    fixed: described(z.boolean(), 'Always false', 'Toujours false'),
    global: described(
      z.boolean(),
      'Whether the holiday is observed by all provinces and territories that were part of Canada on the date',
      'Indique si le jour férié est observé par toutes les provinces et tous les territoires qui faisaient partie du Canada à cette date',
    ),
    counties: described(
      z.array(provinceRegion).min(1).nullable(),
      'Provinces and territories that observe the holiday; null if global is true',
      'Provinces et territoires qui observent le jour férié; null si global vaut true',
    ),
    launchYear: described(z.int().nullable(), 'Always null', 'Toujours null'),
    types: described(
      z.array(z.literal('Public')).length(1),
      'Always Public, that is, a statutory holiday',
      'Vaut toujours Public, c’est-à-dire «\u00a0jour férié\u00a0»',
    ),
  })
  .meta({ id: 'V3Holiday' });

export const v3HolidaysSchema = z.array(v3HolidaySchema).meta({ id: 'V3Holidays' });

const v3LongWeekendSchema = z
  .strictObject({
    startDate: first,
    endDate: last,
    dayCount: described(z.int().min(3), 'Number of days', 'Nombre de jours'),
    needBridgeDay: described(
      z.boolean(),
      'Whether the long weekend requires taking working days off',
      'Indique s’il faut prendre au moins un jour de congé',
    ),
    bridgeDays: described(
      z.array(day),
      'Working days to take off, sorted by date',
      'Jours de congé à prendre, par ordre chronologique',
    ),
  })
  .meta({ id: 'V3LongWeekend' });

export const v3LongWeekendsSchema = z.array(v3LongWeekendSchema).meta({ id: 'V3LongWeekends' });

export type V3Holiday = DeepReadonly<z.infer<typeof v3HolidaySchema>>;
export type V3LongWeekend = DeepReadonly<z.infer<typeof v3LongWeekendSchema>>;
