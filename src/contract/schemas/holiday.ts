import { z } from 'zod';
import type { Holiday, LongWeekend } from '../../holidays/holiday.ts';
import { type InLieu, LIEU_RULES } from '../../holidays/in-lieu.ts';
import { BASES, CONFIDENCES, FIRST_YEAR, KINDS, LAST_YEAR } from '../../holidays/law.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** The description in French; the English one is JSON Schema's own. */
    descriptionFr?: string;
  }
}

/** A schema with its description in both languages. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  descriptionFr: string,
): Schema {
  return schema.meta({ description, descriptionFr });
}

export const date = z.iso.date();
export const day = described(date, 'YYYY-MM-DD', 'AAAA-MM-JJ');
/** The form of an id, such as canada-day. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const year = z.int().min(FIRST_YEAR).max(LAST_YEAR);
export const servedYear = described(year, 'Year', 'Année');
export const region = z.string().regex(/^CA(-[A-Z]{2})?$/);
export const provinceRegion = z.string().regex(/^CA-[A-Z]{2}$/);
export const week = z.int().min(1).max(53);
export const first = described(date, 'First day', 'Premier jour');
export const last = described(date, 'Last day, inclusive', 'Dernier jour, inclus');
export const nameEn = described(z.string().min(1), 'Name in English', 'Nom en anglais');
export const nameFr = described(z.string().min(1), 'Name in French', 'Nom en français');

export const confidence = z.enum(CONFIDENCES);

export const wordsSchema = z
  .strictObject({
    en: described(z.string().min(1), 'Text in English', 'Texte en anglais'),
    fr: described(z.string().min(1), 'Text in French', 'Texte en français'),
  })
  .meta({ id: 'Words' });

export const statuteSchema = z
  .strictObject({
    name: described(z.string().min(1), 'Citation in English', 'Référence en anglais'),
    nameFr: described(z.string().min(1), 'Citation in French', 'Référence en français'),
    url: described(
      z.url().nullable(),
      'URL of the statute; null if unknown',
      'Adresse du texte de la loi; null si cette adresse est inconnue',
    ),
    urlFr: described(
      z.url().exactOptional(),
      'URL of the French version, if there is one',
      'Adresse du texte français, s’il existe',
    ),
  })
  .meta({ id: 'Statute' });

const sectionOfRule = z.string().min(1).nullable();

export const inLieuSchema = z
  .strictObject({
    rule: described(
      z.enum(LIEU_RULES),
      'What the act gives: the working day before or after (adjacent), the first working day after (next), that day or another one (next-or-agreed), another working day or only the pay (another-or-pay), pay and no other day (pay), neither (none); unknown if we have read no text',
      'Ce que prévoit la loi\u00a0: le jour ouvrable précédent ou suivant (adjacent), le premier jour ouvrable suivant (next), ce jour ou un autre (next-or-agreed), un autre jour ouvrable ou seulement l’indemnité (another-or-pay), l’indemnité sans autre congé (pay), ni l’une ni l’autre (none); unknown si nous n’avons consulté aucun texte',
    ),
    days: described(
      z.array(date),
      'Weekdays named in the law, for someone who works Monday to Friday; empty if it names none',
      'Jours de semaine que prévoit la loi, pour qui travaille du lundi au vendredi; vide si elle n’en prévoit aucun',
    ),
    by: described(
      date.nullable(),
      'Last date for the other day, if the act sets one; otherwise, null',
      'Date limite de l’autre jour, si la loi en fixe une; sinon, null',
    ),
    en: described(
      z.string().min(1),
      'The rule in English, including who chooses',
      'La règle en anglais, avec qui choisit',
    ),
    fr: described(
      z.string().min(1),
      'The rule in French, including who chooses',
      'La règle en français, avec qui choisit',
    ),
    sectionEn: described(
      sectionOfRule,
      'Section of the act, in English; null if we have not read it',
      'Article de la loi, en anglais; null si nous ne l’avons pas consulté',
    ),
    sectionFr: described(
      sectionOfRule,
      'Section of the act, in French; null if we have not read it',
      'Article de la loi, en français; null si nous ne l’avons pas consulté',
    ),
    act: described(
      statuteSchema.nullable(),
      'Statute in force on the date; null if the sources do not mention one',
      'Loi en vigueur à cette date; null si les sources n’en mentionnent aucune',
    ),
    confidence: described(
      confidence,
      'Confidence in the rule, based on the sources',
      'Fiabilité de la règle, d’après les sources',
    ),
  })
  .meta({ id: 'InLieu' }) satisfies z.ZodType<InLieu>;

export const holidaySchema = z
  .strictObject({
    id: described(slug, 'Stable ID, such as canada-day', 'Identifiant stable, comme canada-day'),
    date: day,
    observedDate: described(
      date,
      'Day off under the law: the same as “date” unless the law moves the day off, for everyone or for people who do not normally work on that weekday',
      'Jour de congé prévu par la loi\u00a0: le même que «\u00a0date\u00a0», sauf si la loi reporte le congé, pour tout le monde ou pour les personnes qui ne travaillent pas normalement ce jour de la semaine',
    ),
    nameEn,
    nameFr,
    global: described(
      z.boolean(),
      'Whether the holiday applies throughout the jurisdiction',
      'Indique si le jour férié s’applique dans toute la province, tout le territoire ou tout le pays',
    ),
    counties: described(
      z.array(region).nullable(),
      'Provinces and territories to which the holiday is limited; null if it is not limited; empty if it is not observed throughout any province or territory',
      'Provinces et territoires auxquels le jour férié est limité; null s’il n’y a pas de limite; vide si le jour n’est observé dans aucune province ni aucun territoire, ou seulement dans une partie de l’un d’eux',
    ),
    isoWeek: described(week, 'ISO week number of “date”', 'Numéro de semaine ISO de «\u00a0date\u00a0»'),
    canadaWeek: described(
      week,
      'Canadian week number of “date”',
      'Numéro de semaine canadienne de «\u00a0date\u00a0»',
    ),
    observedIn: described(
      z.array(region),
      'CA and CA-XX codes of all jurisdictions whose own laws provide for the holiday that year',
      'Codes de tous les gouvernements (CA pour le fédéral, CA-XX pour une province ou un territoire) dont la loi prévoit ce jour férié cette année-là',
    ),
    kind: described(
      z.enum(KINDS),
      'Statutory for all workers, optional, or for the public service only',
      'Férié pour l’ensemble des travailleurs, facultatif, ou réservé à la fonction publique',
    ),
    basis: described(
      z.enum(BASES).nullable(),
      'Basis of a statutory holiday (paid, legal, special) or reason why a day is optional (choice, closing, custom); null for public service holidays',
      'Fondement d’un jour férié (paid, legal, special) ou raison pour laquelle un jour est facultatif (choice, closing, custom); null pour les congés de la fonction publique',
    ),
    publicService: described(
      z.literal(true).exactOptional(),
      'Present only for an optional day that the government (federal, provincial or territorial) also gives its own employees off',
      'Présent seulement pour un jour facultatif où le gouvernement (fédéral, provincial ou territorial) donne aussi congé à son personnel',
    ),
    act: described(
      statuteSchema.nullable(),
      'Statute in force on the date; null if the sources do not mention one',
      'Loi en vigueur à cette date; null si les sources n’en mentionnent aucune',
    ),
    confidence: described(
      confidence,
      'Confidence level for that year, based on the sources',
      'Fiabilité de l’information pour cette année, d’après les sources',
    ),
    inLieu: described(
      inLieuSchema.nullable(),
      'What the act owes people with the weekend off, if the day off of a paid or special holiday is a Saturday or Sunday; otherwise, null',
      'Ce que la loi accorde aux personnes qui ne travaillent pas la fin de semaine, si le congé d’un jour férié payé ou régi par une loi distincte tombe un samedi ou un dimanche; sinon, null',
    ),
    notes: described(
      wordsSchema.exactOptional(),
      'Notes about the day, if any',
      'Remarques sur ce jour, s’il y a lieu',
    ),
  })
  .meta({ id: 'Holiday' }) satisfies z.ZodType<Holiday>;

export const longWeekendSchema = z
  .strictObject({
    start: first,
    end: last,
    days: described(z.int().min(3), 'Number of days', 'Nombre de jours'),
    holidays: described(
      z
        .array(holidaySchema.pick({ id: true, date: true, observedDate: true, nameEn: true, nameFr: true }))
        .min(1),
      'Holidays observed during the long weekend',
      'Jours fériés observés pendant cette longue fin de semaine',
    ),
  })
  .meta({ id: 'LongWeekend' }) satisfies z.ZodType<LongWeekend>;
