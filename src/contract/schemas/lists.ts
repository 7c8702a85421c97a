import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { CLOSINGS, LIST_IDS } from '../../holidays/lists/list.ts';
import { sourceSchema } from './bodies.ts';
import { projection, weekendDays } from './days.ts';
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

const id = { en: 'Stable ID, such as tsx', fr: 'Identifiant stable, comme tsx' };
const status = described(
  z.enum(['statute', 'agreement', 'published']),
  'How the days are set: by an act (statute) or a collective agreement (agreement), for every year, or by a publisher, one year at a time (published). A published list ends with the last year announced',
  'Origine des jours\u00a0: une loi (statute) ou une convention collective (agreement), pour toutes les années, ou une publication annuelle (published). Une liste publiée s’arrête à la dernière année annoncée',
);
const authority = z.strictObject({ nameEn, nameFr }).exactOptional();

const listSchema = z
  .strictObject({
    id: described(z.enum(LIST_IDS), id.en, id.fr),
    nameEn,
    nameFr,
    purposeEn: described(
      z.string(),
      'Purpose and limits of the list, in English',
      'Usages et limites de la liste, en anglais',
    ),
    purposeFr: described(
      z.string(),
      'Purpose and limits of the list, in French',
      'Usages et limites de la liste, en français',
    ),
    missing: described(
      wordsSchema.exactOptional(),
      'What we have not been able to consult; absent if, to our knowledge, nothing is missing',
      'Ce que nous n’avons pas pu consulter; absent si, à notre connaissance, rien ne manque',
    ),
    status,
    act: described(authority, 'Act or agreement that sets the days', 'Loi ou convention qui fixe les jours'),
    publisher: described(
      authority,
      'Organization that publishes the days each year',
      'Organisme qui publie chaque année la liste de ces jours',
    ),
    url: described(
      z.url(),
      'URL of the act, agreement or publication',
      'Adresse de la loi, de la convention ou de la publication',
    ),
    urlFr: described(
      z.url().exactOptional(),
      'URL of the French version, if known',
      'Adresse de la version française, si elle est connue',
    ),
    years: described(
      z.union([z.array(year).min(1), z.strictObject({ from: year, to: year })]),
      'Years available; for an act, from the first year confirmed by a source to the last year covered by the service',
      'Années couvertes; dans le cas d’une loi, de la première année attestée par un texte à la dernière année prise en charge',
    ),
    nextYear: described(
      z.strictObject({ year, ...wordsSchema.shape }).exactOptional(),
      'For a published list, the first year not yet published, and when we expect it',
      'Pour une liste publiée chaque année, la première année dont les dates ne sont pas encore publiées et le moment prévu de leur publication',
    ),
    projection: projection.exactOptional(),
    weekend: described(
      weekendDays,
      'Weekend used to count business days with this list',
      'Fin de semaine utilisée pour calculer les jours ouvrables selon cette liste',
    ),
    hasTimeLimitRule: described(
      z.boolean(),
      'Whether time-limit.json can use the list to calculate time limits',
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
      'ID of the holiday; for a substitute day, the ID of the holiday followed by -in-lieu',
      'Identifiant du jour férié; pour un jour de remplacement, celui du jour férié suivi de -in-lieu',
    ),
    date: day,
    nameEn,
    nameFr,
    closes: described(
      z.enum(CLOSINGS),
      'Closed all day (day) or from the time given',
      'Fermeture toute la journée (day) ou à partir de l’heure indiquée',
    ),
    substituteFor: described(
      slug.exactOptional(),
      'ID of the holiday that this day replaces',
      'Identifiant du jour férié que ce jour remplace',
    ),
    provinces: described(
      z.array(provinceRegion).exactOptional(),
      'Provinces and territories that observe the day; absent if all do',
      'Provinces et territoires qui observent ce jour; absent si tous l’observent',
    ),
    source: described(
      z.strictObject({
        title: readSourceSchema.shape.title,
        titleFr: frenchTitle,
        url: described(z.url(), 'URL of the source', 'Adresse du texte'),
        urlFr: frenchText,
        year: described(z.int(), 'Year of the source', 'Année de la source'),
        official: described(
          z.boolean(),
          'Whether the source is the act itself or comes directly from the publisher',
          'Indique si la source est le texte de la loi ou une publication de l’organisme qui fixe les jours',
        ),
      }),
      'Source that confirms the day',
      'Source qui confirme ce jour',
    ),
    confidence: holidaySchema.shape.confidence,
  })
  .meta({ id: 'ListedDay' });

/** `/lists/<id>/<year>.json`: the days of a list in a year. */
export const listYearBodySchema = z
  .strictObject({
    list: z.strictObject({ id: described(slug, id.en, id.fr), nameEn, nameFr }),
    year: servedYear,
    status,
    days: described(z.array(listedDaySchema), 'Sorted by date', 'Par ordre chronologique'),
    clauses: described(
      z.array(wordsSchema),
      'Provisions that set no fixed date, such as those for a day of the week or for a day set by proclamation or by a municipal council; they are not included in days',
      'Dispositions sans date fixe, comme celles qui visent un jour de la semaine ou un jour fixé par proclamation ou par un conseil municipal; elles ne figurent pas dans days',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'ListYear' });

export type ListIndexBody = DeepReadonly<z.infer<typeof listIndexBodySchema>>;
export type ListYearBody = DeepReadonly<z.infer<typeof listYearBodySchema>>;
export type ListedDayBody = ListYearBody['days'][number];
