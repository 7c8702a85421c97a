import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { CLOSINGS } from '../../holidays/lists/list.ts';
import { sourceSchema } from './bodies.ts';
import { weekendDays } from './days.ts';
import { frenchText, readSourceSchema } from './files.ts';
import {
  day,
  described,
  holidaySchema,
  nameEn,
  nameFr,
  provinceRegion,
  servedYear,
  slug,
  wordsSchema,
  year,
} from './holiday.ts';

const id = described(slug, 'Stable id, such as tsx', 'Identifiant stable, par exemple tsx');
const status = described(
  z.enum(['statute', 'agreement', 'published']),
  'Whether an act or a collective agreement sets the days of every year, or a publisher announces them year by year; then the list ends with the last year announced',
  'Si une loi ou une convention collective donne les jours de toutes les années, ou si un éditeur publie ceux de chaque année\u00a0: alors aucune année ne va plus loin que ce qui est publié',
);
const authority = z.strictObject({ nameEn, nameFr }).exactOptional();

const listSchema = z
  .strictObject({
    id,
    nameEn,
    nameFr,
    purposeEn: described(
      z.string(),
      'What it is good for and what not, in English',
      'Ce à quoi elle sert et ne sert pas, en anglais',
    ),
    purposeFr: described(
      z.string(),
      'What it is good for and what not, in French',
      'Ce à quoi elle sert et ne sert pas, en français',
    ),
    status,
    act: described(
      authority,
      'The act or agreement that sets the days',
      'La loi ou la convention qui donne les jours',
    ),
    publisher: described(
      authority,
      'Who publishes the days of each year',
      'Qui publie les jours de chaque année',
    ),
    url: described(z.url(), 'Where to read it', 'Où elle se trouve'),
    urlFr: described(
      z.url().exactOptional(),
      'Where to read it in French, if known',
      'Où elle se trouve en français, si on le sait',
    ),
    years: described(
      z.union([z.array(year).min(1), z.strictObject({ from: year, to: year })]),
      'The years published; of an act, the first that a text attests, and the last that the service lists',
      'Les années publiées; pour une loi, la première qu’un texte atteste et la dernière que donne le service',
    ),
    weekend: described(
      weekendDays,
      'The weekend of business days by this list',
      'La fin de semaine des jours ouvrables selon cette liste',
    ),
    hasTimeLimitRule: described(
      z.boolean(),
      'Whether time-limit.json computes time limits by it',
      'Si time-limit.json calcule des délais d’après elle',
    ),
  })
  .meta({ id: 'List' });

/** `/lists/index.json`: every list. */
export const listIndexBodySchema = z.array(listSchema).meta({ id: 'Lists' });

const listedDaySchema = z
  .strictObject({
    id: described(
      slug,
      'Id of the holiday; of a day in lieu, that of the holiday with -in-lieu',
      'Identifiant du jour férié; pour un jour de remplacement, celui du jour férié suivi de -in-lieu',
    ),
    date: day,
    nameEn,
    nameFr,
    closes: described(
      z.enum(CLOSINGS),
      'The whole day, or from that time on',
      'Toute la journée, ou à partir de cette heure',
    ),
    substituteFor: described(
      slug.exactOptional(),
      'The holiday that it replaces',
      'Le jour férié que ce jour remplace',
    ),
    provinces: described(
      z.array(provinceRegion).exactOptional(),
      'The only provinces and territories that keep it; absent if all do',
      'Les seules provinces et les seuls territoires qui l’observent; absent si tous le font',
    ),
    source: described(
      z.strictObject({
        title: readSourceSchema.shape.title,
        url: described(z.url(), 'Where it was read', 'Où elle a été lue'),
        urlFr: frenchText,
        year: described(z.int(), 'Year of the text', 'Année du texte'),
        official: described(
          z.boolean(),
          'Whether it is a text of the act, or of the publisher itself',
          'S’il s’agit du texte de la loi, ou de l’éditeur lui-même',
        ),
      }),
      'What establishes the day',
      'Ce qui établit ce jour',
    ),
    confidence: holidaySchema.shape.confidence,
  })
  .meta({ id: 'ListedDay' });

/** `/lists/<id>/<year>.json`: the days of a list in a year. */
export const listYearBodySchema = z
  .strictObject({
    list: z.strictObject({ id, nameEn, nameFr }),
    year: servedYear,
    status,
    days: described(z.array(listedDaySchema), 'By date', 'Dans l’ordre des dates'),
    clauses: described(
      z.array(wordsSchema),
      'What the list says without a date: days of the week, days set by proclamation or by a council; none of them is above',
      'Ce que la liste dit sans donner de date\u00a0: jours de la semaine, jours fixés par proclamation ou par un conseil; aucun n’est inscrit ci-dessus',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'ListYear' });

export type ListIndexBody = DeepReadonly<z.infer<typeof listIndexBodySchema>>;
export type ListYearBody = DeepReadonly<z.infer<typeof listYearBodySchema>>;
export type ListedDayBody = ListYearBody['days'][number];
