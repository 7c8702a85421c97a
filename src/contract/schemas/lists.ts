import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { CLOSINGS } from '../../holidays/lists/list.ts';
import { sourceSchema } from './bodies.ts';
import { weekendDays } from './days.ts';
import { frenchText, frenchTitle, readSourceSchema } from './files.ts';
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
  'Whether an act or a collective agreement sets the days for every year, or a publisher announces them year by year; in that case, the list ends with the last year announced',
  'Indique si la liste découle d’une loi ou d’une convention collective, qui vaut pour toutes les années, ou d’une publication annuelle; dans ce cas, seules les années publiées y figurent',
);
const authority = z.strictObject({ nameEn, nameFr }).exactOptional();

const listSchema = z
  .strictObject({
    id,
    nameEn,
    nameFr,
    purposeEn: described(
      z.string(),
      'What it is for and not for, in English',
      'Ce à quoi elle sert ou non, en anglais',
    ),
    purposeFr: described(
      z.string(),
      'What it is for and not for, in French',
      'Ce à quoi elle sert ou non, en français',
    ),
    missing: described(
      wordsSchema.exactOptional(),
      'What we have not read of it; absent if we know of nothing',
      'Ce que nous n’en avons pas consulté; absent si rien ne manque à notre connaissance',
    ),
    status,
    act: described(
      authority,
      'The act or agreement that sets the days',
      'La loi ou la convention qui fixe les jours',
    ),
    publisher: described(
      authority,
      'Who publishes the days of each year',
      'Qui publie les jours de chaque année',
    ),
    url: described(z.url(), 'Where to read it', 'Adresse de la liste'),
    urlFr: described(
      z.url().exactOptional(),
      'Where to read it in French, if known',
      'Adresse de la version française, si elle est connue',
    ),
    years: described(
      z.union([z.array(year).min(1), z.strictObject({ from: year, to: year })]),
      'The years published; for an act, from the first that a text confirms to the last the service covers',
      'Les années publiées; pour une loi, de la première qu’un texte confirme à la dernière que couvre le service',
    ),
    nextYear: described(
      z.strictObject({ year, ...wordsSchema.shape }).exactOptional(),
      'For a published list, the first year that it does not have yet, and when we expect it',
      'Pour une liste publiée, la première année qui n’y figure pas encore, et le moment où nous l’attendons',
    ),
    weekend: described(
      weekendDays,
      'The weekend when counting business days by this list',
      'La fin de semaine, pour le calcul des jours ouvrables selon cette liste',
    ),
    hasTimeLimitRule: described(
      z.boolean(),
      'Whether time-limit.json can use it to calculate time limits',
      'Indique si time-limit.json peut calculer des délais selon cette liste',
    ),
  })
  .meta({ id: 'List' });

/** `/lists/index.json`: every list. */
export const listIndexBodySchema = z.array(listSchema).meta({ id: 'Lists' });

const listedDaySchema = z
  .strictObject({
    id: described(
      slug,
      'Id of the holiday; for a substitute day, the id of the holiday followed by -in-lieu',
      'Identifiant du jour férié; pour un jour de remplacement, celui du jour férié suivi de -in-lieu',
    ),
    date: day,
    nameEn,
    nameFr,
    closes: described(
      z.enum(CLOSINGS),
      'All day, or from that time on',
      'Toute la journée, ou à partir de cette heure',
    ),
    substituteFor: described(
      slug.exactOptional(),
      'The holiday it replaces',
      'Le jour férié que ce jour remplace',
    ),
    provinces: described(
      z.array(provinceRegion).exactOptional(),
      'Provinces and territories that observe it; absent if all do',
      'Provinces et territoires qui l’observent; absent si tous l’observent',
    ),
    source: described(
      z.strictObject({
        title: readSourceSchema.shape.title,
        titleFr: frenchTitle,
        url: described(z.url(), 'Where we read it', 'Adresse du texte consulté'),
        urlFr: frenchText,
        year: described(z.int(), 'Year of the text', 'Année du texte'),
        official: described(
          z.boolean(),
          'Whether it is the text of the act, or comes from the publisher itself',
          'Indique s’il s’agit du texte de la loi ou d’une publication de l’éditeur lui-même',
        ),
      }),
      'Source of the day',
      'Source de ce jour',
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
      'Provisions without a date: days of the week, days set by proclamation or by a municipal council; none of them is in days',
      'Dispositions sans date\u00a0: jours de la semaine, jours fixés par proclamation ou par un conseil municipal; aucun ne figure dans days',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'ListYear' });

export type ListIndexBody = DeepReadonly<z.infer<typeof listIndexBodySchema>>;
export type ListYearBody = DeepReadonly<z.infer<typeof listYearBodySchema>>;
export type ListedDayBody = ListYearBody['days'][number];
