import { z } from 'zod';
import type { DeepReadonly } from '../../common/deep-readonly.ts';
import { MAX_SKIPPED } from '../parameters/readers.ts';
import { askedProvince, sourceSchema } from './bodies.ts';
import { date, day, holidaySchema } from './holiday.ts';
import { inWords } from './words.ts';

/** The id, names and act of the holiday where the reason is one; of a day of a list, no act, for the list's file has its source. */
const holidayOff = holidaySchema.pick({ id: true, nameEn: true, nameFr: true, act: true }).partial().shape;

const reasonSchema = z.strictObject({
  reason: z
    .enum(['weekend', 'holiday'])
    .meta(
      inWords(
        'Of the weekend, or the observed date of a holiday',
        'De la fin de semaine, ou date d’observation d’un jour férié',
      ),
    ),
  ...holidayOff,
});

const skippedSchema = z.strictObject({ date: day, ...reasonSchema.shape });

export const weekendDays = z.array(z.enum(['sunday', 'friday', 'saturday']));

export const businessDaysBodySchema = z
  .strictObject({
    date: day,
    province: askedProvince,
    list: z
      .strictObject({
        id: z.string().meta(inWords('Its id', 'Son identifiant')),
        url: z
          .url()
          .meta(
            inWords(
              'Its file of the year of date, with the source of each day',
              'Son fichier de l’année de date, avec la source de chaque jour',
            ),
          ),
      })
      .exactOptional()
      .meta(inWords('Present when a list was asked for', 'Présent si une liste a été demandée')),
    weekend: weekendDays.meta(
      inWords('The days that make the weekend', 'Les jours qui forment la fin de semaine'),
    ),
    isBusinessDay: z
      .boolean()
      .meta(inWords('Whether date is a business day', 'Si date est un jour ouvrable')),
    reasons: z
      .array(reasonSchema)
      .meta(
        inWords('Why date is none; empty where it is', 'Pourquoi date n’en est pas un; vide s’il en est un'),
      ),
    previous: date
      .nullable()
      .meta(
        inWords(
          'The business day before date; null where it would lie before 1900, or before the years of the list',
          'Le jour ouvrable qui précède date; null s’il tombait avant 1900, ou avant les années de la liste',
        ),
      ),
    next: date
      .nullable()
      .meta(
        inWords(
          'The business day after date; null where it would lie after 2100, or after the years of the list',
          'Le jour ouvrable qui suit date; null s’il tombait après 2100, ou après les années de la liste',
        ),
      ),
    add: z
      .int()
      .exactOptional()
      .meta(inWords('With add, the number asked for', 'Avec add, le nombre demandé')),
    result: date
      .exactOptional()
      .meta(
        inWords(
          'With add, the business day so many after date, or before it; date itself where add is 0',
          'Avec add, le jour ouvrable qui vient tant de jours après date, ou avant; date elle-même si add vaut 0',
        ),
      ),
    to: date.exactOptional().meta(inWords('With to, the date asked for', 'Avec to, la date demandée')),
    businessDays: z
      .int()
      .exactOptional()
      .meta(
        inWords(
          'With to, the business days after date up to and including to, negative where to is earlier: what add would need to get there',
          'Avec to, les jours ouvrables après date jusqu’à to inclus, en négatif si to est antérieure\u00a0: ce qu’il faudrait à add pour y arriver',
        ),
      ),
    networkDays: z
      .int()
      .exactOptional()
      .meta(
        inWords(
          'With to, the business days from date to to, both included, as NETWORKDAYS counts them in a spreadsheet',
          'Avec to, les jours ouvrables de date à to, les deux comprises, comme les compte NB.JOURS.OUVRES dans une feuille de calcul',
        ),
      ),
    calendarDays: z
      .int()
      .exactOptional()
      .meta(
        inWords(
          'With to, the days from date to to, negative where to is earlier',
          'Avec to, les jours de date à to, en négatif si to est antérieure',
        ),
      ),
    skipped: z
      .array(skippedSchema)
      .max(MAX_SKIPPED)
      .exactOptional()
      .meta(
        inWords(
          `With add or to, the days off on the way, the nearest to date first: at most ${MAX_SKIPPED}`,
          `Avec add ou to, les jours non ouvrables en chemin, les plus proches de date d’abord\u00a0: au plus ${MAX_SKIPPED}`,
        ),
      ),
    skippedDays: z
      .int()
      .min(0)
      .exactOptional()
      .meta(
        inWords(
          'With add or to, how many days off there are on the way',
          'Avec add ou to, le nombre de jours non ouvrables en chemin',
        ),
      ),
    source: sourceSchema,
  })
  .meta({ id: 'BusinessDays' });

export type BusinessDaysBody = DeepReadonly<z.infer<typeof businessDaysBodySchema>>;
