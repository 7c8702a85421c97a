import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { MAX_SKIPPED } from '../readers.ts';
import { askedProvince, sourceSchema } from './bodies.ts';
import {
  confidence,
  date,
  day,
  described,
  holidaySchema,
  nameEn,
  nameFr,
  wordsSchema,
  year,
} from './holiday.ts';

/** The holiday, if that is the reason. A day of a list has no act here: the list's file names its source. */
const holidayOff = holidaySchema.pick({ id: true, nameEn: true, nameFr: true, act: true }).partial().shape;

const reasonSchema = z.strictObject({
  reason: described(
    z.enum(['weekend', 'holiday']),
    'Weekend day, or day on which a holiday is observed',
    'Fin de semaine, ou date où un jour férié est observé',
  ),
  ...holidayOff,
  status: described(
    z.literal('projected').exactOptional(),
    'Present if no publisher has announced the day: it follows the rule in list.projection',
    'Présent si aucun organisme n’a encore annoncé ce jour, qui découle de la règle donnée dans list.projection',
  ),
});

const skippedSchema = z.strictObject({ date: day, ...reasonSchema.shape });

/** How the next years of a list are projected. */
export const projection = described(
  z.strictObject({
    from: described(year, 'First projected year', 'Première année projetée'),
    to: described(year, 'Last projected year', 'Dernière année projetée'),
    ...wordsSchema.shape,
  }),
  'The rule that the published years follow, and the years for which it can give days with projected=1; nobody has announced these days',
  'Règle que suivent les années publiées, et années dont elle peut donner les jours avec projected=1; personne n’a encore annoncé ces jours',
);

export const weekendDays = z.array(z.enum(['sunday', 'friday', 'saturday']));

export const businessDaysBodySchema = z
  .strictObject({
    date: day,
    province: askedProvince,
    list: described(
      z
        .strictObject({
          id: described(z.string(), 'ID of the list', 'Identifiant de la liste'),
          url: described(
            z.url(),
            'URL of the list for the year in question, with the source of each day',
            'Adresse de la liste pour l’année en question, avec la source de chaque jour',
          ),
          projection: projection.exactOptional(),
        })
        .exactOptional(),
      'Present if a list was requested',
      'Présent si la requête porte sur une liste',
    ),
    weekend: described(weekendDays, 'Weekend days', 'Jours de la fin de semaine'),
    isBusinessDay: described(
      z.boolean(),
      'Whether the date is a business day',
      'Indique si la date est un jour ouvrable',
    ),
    reasons: described(
      z.array(reasonSchema),
      'Why the date is not a business day; empty if it is one',
      'Raisons pour lesquelles la date n’est pas un jour ouvrable; vide si c’en est un',
    ),
    previous: described(
      date.nullable(),
      'Last business day before the date; null if it falls before 1900 or before the years covered by the list',
      'Jour ouvrable qui précède la date; null s’il tombe avant 1900 ou avant les années que couvre la liste',
    ),
    next: described(
      date.nullable(),
      'First business day after the date; null if it falls after 2100 or after the years covered by the list',
      'Jour ouvrable qui suit la date; null s’il tombe après 2100 ou après les années que couvre la liste',
    ),
    add: described(z.int().exactOptional(), 'With add, the number requested', 'Avec add, le nombre demandé'),
    result: described(
      date.exactOptional(),
      'With add, the date that many business days later or, if add is negative, earlier; the date itself if add is 0',
      'Avec add, la date obtenue après l’ajout ou, si le nombre est négatif, le retrait de ce nombre de jours ouvrables; la date elle-même si add vaut 0',
    ),
    to: described(date.exactOptional(), 'With to, the date requested', 'Avec to, la date demandée'),
    businessDays: described(
      z.int().exactOptional(),
      'With to, the number of business days after the date, up to and including the second date; negative if the second date is earlier',
      'Avec to, le nombre de jours ouvrables après la première date, jusqu’à la seconde inclusivement; négatif si la seconde est antérieure',
    ),
    networkDays: described(
      z.int().exactOptional(),
      'With to, the number of business days between the two dates, both included, as NETWORKDAYS counts them in a spreadsheet',
      'Avec to, le nombre de jours ouvrables entre les deux dates, toutes deux incluses, comme le calcule la fonction NB.JOURS.OUVRES d’Excel',
    ),
    calendarDays: described(
      z.int().exactOptional(),
      'With to, the number of days from the first date to the second; negative if the second date is earlier',
      'Avec to, le nombre de jours de la première date à la seconde; négatif si la seconde est antérieure',
    ),
    skipped: described(
      z.array(skippedSchema).max(MAX_SKIPPED).exactOptional(),
      `With add or to, the days off in between, beginning with the one closest to the date (at most ${MAX_SKIPPED})`,
      `Avec add ou to, les jours non ouvrables de l’intervalle, à partir du plus proche de la date (${MAX_SKIPPED} au plus)`,
    ),
    skippedDays: described(
      z.int().min(0).exactOptional(),
      'With add or to, the number of days off in between',
      'Avec add ou to, le nombre de jours non ouvrables de l’intervalle',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'BusinessDays' });

export type BusinessDaysBody = DeepReadonly<z.infer<typeof businessDaysBodySchema>>;

const passedDaySchema = z.strictObject({
  date: day,
  reason: described(
    z.enum(['weekend', 'holiday', 'recess']),
    'Weekend day, holiday on the list, or day in a recess, during which days are not counted',
    'Fin de semaine, jour de la liste ou vacances judiciaires exclues du calcul',
  ),
  id: holidaySchema.shape.id.exactOptional(),
  nameEn: nameEn.exactOptional(),
  nameFr: nameFr.exactOptional(),
});

const alternativeSchema = z.strictObject({
  result: described(date, 'Later date', 'Date plus tardive'),
  ...wordsSchema.shape,
});

const ruleSchema = z.strictObject({
  ...wordsSchema.shape,
  sectionEn: described(
    z.string(),
    'Act or rules, with the section, in English',
    'Loi ou règles, avec l’article, en anglais',
  ),
  sectionFr: described(
    z.string(),
    'Act or rules, with the section, in French',
    'Loi ou règles, avec l’article, en français',
  ),
  url: described(z.url(), 'URL of the text', 'Adresse du texte'),
  urlFr: described(z.url().exactOptional(), 'URL of the French text', 'Adresse du texte français'),
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
      'Day of the event, which is not counted',
      'Jour de l’événement, qui n’est pas compté',
    ),
    days: described(z.int().min(1), 'Number of days requested', 'Nombre de jours demandés'),
    clear: described(
      z.boolean(),
      'Whether the period is expressed as “at least” a number of days or as “clear days”',
      'Indique si le délai est exprimé en jours francs ou en un nombre minimal de jours',
    ),
    list: z.strictObject({
      id: described(z.string(), 'ID of the list', 'Identifiant de la liste'),
      nameEn,
      nameFr,
      url: described(
        z.url(),
        'URL of the list for the year in question, with the source of each day',
        'Adresse de la liste pour l’année en question, avec la source de chaque jour',
      ),
    }),
    result: described(
      date,
      'Last day of the period; if the rule can be read in more than one way, the earliest date',
      'Dernier jour du délai; si la règle peut s’interpréter de plusieurs façons, la première date possible',
    ),
    alternatives: described(
      z.array(alternativeSchema),
      'Later dates under other readings of the rule, earliest first, with an explanation of each reading',
      'Dates plus tardives selon d’autres interprétations de la règle, par ordre chronologique, avec une explication de chaque interprétation',
    ),
    counting: described(
      z.enum(['calendar', 'without-holidays']),
      'Whether holidays and weekends are counted (calendar) or left out because the period is short (without-holidays)',
      'Indique si les jours fériés et les fins de semaine sont comptés (calendar) ou s’ils sont exclus parce que le délai est court (without-holidays)',
    ),
    moved: described(
      z
        .strictObject({
          from: described(
            date,
            'Day on which the period would have ended',
            'Jour où le délai aurait expiré sans report',
          ),
          reasons: described(
            z.array(passedDaySchema),
            'Why the period does not end on that day or on any other day before the result',
            'Raisons pour lesquelles le délai n’expire ni à la date from ni à aucune autre date antérieure à result',
          ),
        })
        .nullable(),
      'Original last day, if the last day was moved; otherwise, null',
      'Dernier jour du délai avant report, s’il y a eu report; sinon, null',
    ),
    skipped: described(
      z.array(passedDaySchema).max(MAX_SKIPPED),
      `Days that are not counted, sorted by date (at most ${MAX_SKIPPED})`,
      `Jours exclus du calcul, par ordre chronologique (${MAX_SKIPPED} au plus)`,
    ),
    skippedDays: described(
      z.int().min(0),
      'Number of days that are not counted',
      'Nombre de jours exclus du calcul',
    ),
    rule: described(ruleSchema, 'The rule, in plain language', 'La règle, en langage courant'),
    notes: described(
      z.array(wordsSchema),
      'Points that the rule does not settle, and assumptions behind the calculation',
      'Points que la règle ne tranche pas et hypothèses du calcul',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'TimeLimit' });

export type TimeLimitBody = DeepReadonly<z.infer<typeof timeLimitBodySchema>>;
