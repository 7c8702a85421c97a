import { z } from 'zod';
import type { DeepReadonly } from '../../../common/deep-readonly.ts';
import { CLOSINGS } from '../../../holidays/lists/list.ts';
import { sourceSchema } from '../bodies.ts';
import { weekendDays } from '../business-days.ts';
import {
  day,
  holidaySchema,
  listedYear,
  nameEn,
  nameFr,
  provinceRegion,
  slug,
  wordsSchema,
  year,
} from '../holiday.ts';
import { inWords } from '../words.ts';
import { frenchText, SOURCE_WORDS } from './read-source.ts';

const id = slug.meta(inWords('Stable id, such as tsx', 'Identifiant stable, par exemple tsx'));
const status = z
  .enum(['statute', 'agreement', 'published'])
  .meta(
    inWords(
      'Whether an act or a collective agreement says the days of every year, or a publisher those of each year anew: then no year goes further than what was published',
      'Si une loi ou une convention collective donne les jours de toutes les années, ou si un éditeur publie ceux de chaque année\u00a0: alors aucune année ne va plus loin que ce qui est publié',
    ),
  );
const authority = z.strictObject({ nameEn, nameFr }).exactOptional();

const listSchema = z
  .strictObject({
    id,
    nameEn,
    nameFr,
    purposeEn: z
      .string()
      .meta(
        inWords(
          'What it is good for and what not, in English',
          'Ce à quoi elle sert et ne sert pas, en anglais',
        ),
      ),
    purposeFr: z
      .string()
      .meta(
        inWords(
          'What it is good for and what not, in French',
          'Ce à quoi elle sert et ne sert pas, en français',
        ),
      ),
    status,
    act: authority.meta(
      inWords('The act or agreement that says the days', 'La loi ou la convention qui donne les jours'),
    ),
    publisher: authority.meta(
      inWords('Who publishes the days of each year', 'Qui publie les jours de chaque année'),
    ),
    url: z.url().meta(inWords('Where it stands', 'Où elle se trouve')),
    urlFr: z
      .url()
      .exactOptional()
      .meta(
        inWords(
          'Where it stands in French, if that is known',
          'Où elle se trouve en français, si on le sait',
        ),
      ),
    years: z
      .union([z.array(year).min(1), z.strictObject({ from: year, to: year })])
      .meta(
        inWords(
          'The years published; of an act, the first that a text attests, and the last that the service lists',
          'Les années publiées; pour une loi, la première qu’un texte atteste et la dernière que donne le service',
        ),
      ),
    weekend: weekendDays.meta(
      inWords(
        'The weekend of business days by this list',
        'La fin de semaine des jours ouvrables selon cette liste',
      ),
    ),
    hasTimeLimitRule: z
      .boolean()
      .meta(
        inWords(
          'Whether time-limit.json computes time limits by it',
          'Si time-limit.json calcule des délais d’après elle',
        ),
      ),
  })
  .meta({ id: 'List' });

/** `/lists/index.json`: every list. */
export const listIndexBodySchema = z.array(listSchema).meta({ id: 'Lists' });

const listedDaySchema = z
  .strictObject({
    id: slug.meta(
      inWords(
        'Id of the holiday; of a day in lieu, that of the holiday with -in-lieu',
        'Identifiant du jour férié; pour un jour de remplacement, celui du jour férié suivi de -in-lieu',
      ),
    ),
    date: day,
    nameEn,
    nameFr,
    closes: z
      .enum(CLOSINGS)
      .meta(inWords('The whole day, or from that time on', 'Toute la journée, ou à partir de cette heure')),
    substituteFor: slug
      .exactOptional()
      .meta(inWords('The holiday in whose stead it is kept', 'Le jour férié que ce jour remplace')),
    provinces: z
      .array(provinceRegion)
      .exactOptional()
      .meta(
        inWords(
          'The only provinces and territories that keep it; absent where all do',
          'Les seules provinces et les seuls territoires qui l’observent; absent si tous le font',
        ),
      ),
    source: z
      .strictObject({
        title: z.string().meta(SOURCE_WORDS.title),
        url: z.url().meta(SOURCE_WORDS.url),
        urlFr: frenchText,
        year: z.int().meta(SOURCE_WORDS.year),
        official: z
          .boolean()
          .meta(
            inWords(
              'Whether it is a text of the act, or of the publisher itself',
              'S’il s’agit du texte de la loi, ou de l’éditeur lui-même',
            ),
          ),
      })
      .meta(inWords('What establishes the day', 'Ce qui établit ce jour')),
    confidence: holidaySchema.shape.confidence,
  })
  .meta({ id: 'ListedDay' });

/** `/lists/<id>/<year>.json`: the days of a list in a year. */
export const listYearBodySchema = z
  .strictObject({
    list: z.strictObject({ id, nameEn, nameFr }),
    year: listedYear,
    status,
    days: z.array(listedDaySchema).meta(inWords('By date', 'Dans l’ordre des dates')),
    clauses: z
      .array(wordsSchema)
      .meta(
        inWords(
          'What the list says without a date: days of the week, days by proclamation or by a council; no day of it is above',
          'Ce que la liste dit sans donner de date\u00a0: jours de la semaine, jours fixés par proclamation ou par un conseil; aucun n’est inscrit ci-dessus',
        ),
      ),
    source: sourceSchema,
  })
  .meta({ id: 'ListYear' });

export type ListIndexBody = DeepReadonly<z.infer<typeof listIndexBodySchema>>;
export type ListYearBody = DeepReadonly<z.infer<typeof listYearBodySchema>>;
export type ListedDayBody = ListYearBody['days'][number];
