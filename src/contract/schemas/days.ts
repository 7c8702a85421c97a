import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { MAX_SKIPPED } from '../readers.ts';
import { askedProvince, sourceSchema } from './bodies.ts';
import { confidence, date, day, described, holidaySchema, nameEn, nameFr, wordsSchema } from './holiday.ts';

/** The holiday, if that is the reason. A day of a list has no act here: the list's file names its source. */
const holidayOff = holidaySchema.pick({ id: true, nameEn: true, nameFr: true, act: true }).partial().shape;

const reasonSchema = z.strictObject({
  reason: described(
    z.enum(['weekend', 'holiday']),
    'Weekend, or the observed date of a holiday',
    'Fin de semaine, ou date où un jour férié est observé',
  ),
  ...holidayOff,
});

const skippedSchema = z.strictObject({ date: day, ...reasonSchema.shape });

export const weekendDays = z.array(z.enum(['sunday', 'friday', 'saturday']));

export const businessDaysBodySchema = z
  .strictObject({
    date: day,
    province: askedProvince,
    list: described(
      z
        .strictObject({
          id: described(z.string(), 'Its id', 'Son identifiant'),
          url: described(
            z.url(),
            'Its file for the year of date, with the source of each day',
            'Son fichier pour l’année de date, avec la source de chaque jour',
          ),
        })
        .exactOptional(),
      'Present if a list was requested',
      'Présent si une liste a été demandée',
    ),
    weekend: described(weekendDays, 'The days of the weekend', 'Les jours qui forment la fin de semaine'),
    isBusinessDay: described(
      z.boolean(),
      'Whether date is a business day',
      'Indique si date est un jour ouvrable',
    ),
    reasons: described(
      z.array(reasonSchema),
      'Why date is not a business day; empty if it is',
      'Motifs pour lesquels date n’est pas un jour ouvrable; vide si c’en est un',
    ),
    previous: described(
      date.nullable(),
      'The business day before date; null if it would be before 1900, or before the years of the list',
      'Le jour ouvrable qui précède date; null s’il tombait avant 1900, ou avant les années de la liste',
    ),
    next: described(
      date.nullable(),
      'The business day after date; null if it would be after 2100, or after the years of the list',
      'Le jour ouvrable qui suit date; null s’il tombait après 2100, ou après les années de la liste',
    ),
    add: described(z.int().exactOptional(), 'With add, the number requested', 'Avec add, le nombre demandé'),
    result: described(
      date.exactOptional(),
      'With add, the date that many business days after date, or before it; date itself if add is 0',
      'Avec add, la date qui vient ce nombre de jours ouvrables après date, ou avant; date elle-même si add vaut 0',
    ),
    to: described(date.exactOptional(), 'With to, the date requested', 'Avec to, la date demandée'),
    businessDays: described(
      z.int().exactOptional(),
      'With to, the business days after date, up to and including to; negative if to is earlier. With this number, add leads to to',
      'Avec to, le nombre de jours ouvrables après date, jusqu’à to inclusivement; négatif si to est antérieure. Avec ce nombre, add mène à to',
    ),
    networkDays: described(
      z.int().exactOptional(),
      'With to, the business days from date to to, both included, as NETWORKDAYS counts them in a spreadsheet',
      'Avec to, le nombre de jours ouvrables de date à to inclusivement, comme les compte NB.JOURS.OUVRES dans une feuille de calcul',
    ),
    calendarDays: described(
      z.int().exactOptional(),
      'With to, the days from date to to, negative if to is earlier',
      'Avec to, les jours de date à to, en négatif si to est antérieure',
    ),
    skipped: described(
      z.array(skippedSchema).max(MAX_SKIPPED).exactOptional(),
      `With add or to, the days off on the way, the nearest to date first: at most ${MAX_SKIPPED}`,
      `Avec add ou to, les jours non ouvrables en chemin, les plus proches de date d’abord\u00a0: au plus ${MAX_SKIPPED}`,
    ),
    skippedDays: described(
      z.int().min(0).exactOptional(),
      'With add or to, the number of days left out',
      'Avec add ou to, le nombre de jours exclus',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'BusinessDays' });

export type BusinessDaysBody = DeepReadonly<z.infer<typeof businessDaysBodySchema>>;

const passedDaySchema = z.strictObject({
  date: day,
  reason: described(
    z.enum(['weekend', 'holiday', 'recess']),
    'The list’s weekend, a day on the list, or a recess whose days are not counted',
    'Fin de semaine de la liste, jour de la liste, ou vacances judiciaires exclues du calcul',
  ),
  id: holidaySchema.shape.id.exactOptional(),
  nameEn: nameEn.exactOptional(),
  nameFr: nameFr.exactOptional(),
});

const alternativeSchema = z.strictObject({
  result: described(date, 'The later day', 'Le jour plus tardif'),
  ...wordsSchema.shape,
});

const ruleSchema = z.strictObject({
  ...wordsSchema.shape,
  sectionEn: described(
    z.string(),
    'The act or rules, with the section',
    'La loi ou les règles, avec l’article, en anglais',
  ),
  sectionFr: described(z.string(), 'The same in French', 'La loi ou les règles, avec l’article, en français'),
  url: described(z.url(), 'Where we read it', 'Adresse du texte consulté'),
  urlFr: described(
    z.url().exactOptional(),
    'Where we read it in French',
    'Adresse du texte français consulté',
  ),
  confidence: described(
    confidence,
    'Confidence in the rule, based on the sources',
    'Fiabilité de la règle, d’après les sources',
  ),
});

export const timeLimitBodySchema = z
  .strictObject({
    date: described(
      day,
      'The day of the event, which is not counted',
      'Le jour de l’événement, qui n’est pas compté',
    ),
    days: described(z.int().min(1), 'The number of days requested', 'Le nombre de jours demandé'),
    clear: described(
      z.boolean(),
      'Whether the period is expressed as “at least” so many days, or so many “clear days”',
      'Indique si le délai est exprimé en jours francs ou en un nombre minimal de jours',
    ),
    list: z.strictObject({
      id: described(z.string(), 'Its id', 'Son identifiant'),
      nameEn,
      nameFr,
      url: described(
        z.url(),
        'Its file for the year of date, with the source of each day',
        'Son fichier pour l’année de date, avec la source de chaque jour',
      ),
    }),
    result: described(
      date,
      'The last day of the period; if the rule can be read in more than one way, the earliest day',
      'Le dernier jour du délai; si la règle se lit de plusieurs façons, la date la plus proche',
    ),
    alternatives: described(
      z.array(alternativeSchema),
      'Later days allowed by other readings, with the reading; earliest first',
      'Les dates plus tardives que permettent d’autres lectures, avec ces lectures; la plus proche en premier',
    ),
    counting: described(
      z.enum(['calendar', 'without-holidays']),
      'Whether holidays and weekends are counted, or left out because the period is short',
      'Indique si les jours fériés et la fin de semaine comptent ou sont exclus, parce que le délai est court',
    ),
    moved: described(
      z
        .strictObject({
          from: described(date, 'The day on which the period would end', 'Le jour où le délai expirerait'),
          reasons: described(
            z.array(passedDaySchema),
            'Why it does not end on that day, nor on those between it and the result',
            'Pourquoi il n’expire ni ce jour-là ni les jours qui le séparent du résultat',
          ),
        })
        .nullable(),
      'How the last day was moved; null if it was not',
      'Comment le dernier jour a été reporté; null s’il ne l’a pas été',
    ),
    skipped: described(
      z.array(passedDaySchema).max(MAX_SKIPPED),
      `The days on the way that are not counted, by date: at most ${MAX_SKIPPED}`,
      `Jours exclus du calcul, par ordre chronologique (${MAX_SKIPPED} au plus)`,
    ),
    skippedDays: described(z.int().min(0), 'How many such days there are', 'Le nombre de ces jours'),
    rule: described(ruleSchema, 'The rule in words', 'La règle en toutes lettres'),
    notes: described(
      z.array(wordsSchema),
      'What the rule leaves unsettled, and what the answer assumes',
      'Ce que la règle ne règle pas, et ce que la réponse tient pour acquis',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'TimeLimit' });

export type TimeLimitBody = DeepReadonly<z.infer<typeof timeLimitBodySchema>>;
