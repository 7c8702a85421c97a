import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { sourceSchema } from './bodies.ts';
import { frenchText, frenchTitle } from './files.ts';
import { confidence, described, nameEn, nameFr, region, wordsSchema, year } from './holiday.ts';

export const evidenceSchema = z
  .strictObject({
    title: described(z.string().min(1), 'Title of the source', 'Titre du texte'),
    titleFr: frenchTitle,
    url: described(
      z.url().nullable(),
      'Public URL of the source; null if there is none',
      'Adresse publique du texte; null s’il n’y en a pas',
    ),
    urlFr: frenchText,
    quote: described(
      z.string().min(1),
      'Short excerpt, in the language of the source',
      'Court extrait, dans la langue du texte',
    ),
    official: described(
      z.boolean(),
      'Whether the source is published by a legislature, a government or one of their offices',
      'Indique si le texte est publié par une assemblée législative, un gouvernement ou un de leurs organismes',
    ),
    year: described(
      year.nullable(),
      'Year of the source; null if it is not dated',
      'Année du texte; null s’il n’est pas daté',
    ),
  })
  .meta({ id: 'Evidence' });

const sentence = {
  ...wordsSchema.shape,
  confidence: described(
    confidence,
    'Confidence in the statement, based on the sources',
    'Fiabilité de l’énoncé, d’après les sources',
  ),
  evidence: described(z.array(evidenceSchema).min(1), 'Sources for the statement', 'Sources de l’énoncé'),
};

const ruleSchema = z.strictObject({
  ...sentence,
  sectionEn: described(
    z.string().min(1),
    'Sections of the statute, in English',
    'Articles de la loi, en anglais',
  ),
  sectionFr: described(
    z.string().min(1),
    'Sections of the statute, in French',
    'Articles de la loi, en français',
  ),
  ask: described(
    z
      .strictObject({
        nameEn,
        nameFr,
        url: described(z.url(), 'The office’s web page', 'Page Web de l’organisme'),
        urlFr: described(
          z.url().exactOptional(),
          'The office’s French web page, if it has one',
          'Page Web de l’organisme en français, s’il y en a une',
        ),
      })
      .nullable(),
    'Office to ask if the sources do not settle the rule; otherwise, null',
    'Organisme à consulter si les sources ne permettent pas d’établir la règle; sinon, null',
  ),
});

const noteSchema = z
  .strictObject({
    holiday: described(
      z.string().nullable(),
      'ID of the holiday if the note is about only one; null if it is about several or all of them',
      'Identifiant du jour férié si la remarque n’en vise qu’un; null si elle en vise plusieurs ou les vise tous',
    ),
    holidays: described(
      z.array(z.string()),
      'IDs of the holidays that the note is about; empty if it is about all of them',
      'Identifiants des jours fériés visés; vide si la remarque les vise tous',
    ),
    since: described(
      year.nullable(),
      'First year to which the note applies; null means 1900',
      'Première année visée par la remarque; null signifie 1900',
    ),
    until: described(
      year.nullable(),
      'Last year to which the note applies; null if the note still applies',
      'Dernière année visée par la remarque; null si elle s’applique encore',
    ),
    ...sentence,
  })
  .meta({ id: 'Note' });

const ruleInstead = described(
  ruleSchema,
  'Rule that replaces the general one',
  'Règle qui remplace la règle générale',
);

const ownRulesSchema = z
  .strictObject({
    holiday: described(z.string(), 'ID of the holiday', 'Identifiant du jour férié'),
    since: described(year.nullable(), 'First year; null means 1900', 'Première année; null signifie 1900'),
    until: described(
      year.nullable(),
      'Last year; null if the rule still applies',
      'Dernière année; null si la règle s’applique encore',
    ),
    weekend: ruleInstead,
    paid: ruleInstead,
  })
  .meta({ id: 'OwnRules' });

const placeRulesSchema = z
  .strictObject({
    code: described(
      region,
      'CA for federal law, CA-XX for a province or territory',
      'CA pour le fédéral, CA-XX pour une province ou un territoire',
    ),
    nameEn,
    nameFr,
    weekend: described(
      ruleSchema,
      'What happens when a holiday falls on a weekend or another day off',
      'Ce qui arrive lorsqu’un jour férié tombe une fin de semaine ou un autre jour de congé',
    ),
    paid: described(
      ruleSchema,
      'Who gets paid for a holiday, and the rate of pay for working that day',
      'Qui a droit au jour férié payé, et comment est rémunéré le travail effectué ce jour-là',
    ),
    notes: described(z.array(noteSchema), 'Other notes', 'Autres remarques'),
    ownActs: described(
      z.array(ownRulesSchema),
      'Rules for holidays that have their own act',
      'Règles des jours fériés régis par une loi distincte',
    ),
  })
  .meta({ id: 'PlaceRules' });

export const weekendRulesBodySchema = z
  .strictObject({
    places: described(
      z.array(placeRulesSchema),
      'Canada, then its provinces and territories',
      'Le Canada, puis ses provinces et ses territoires',
    ),
    source: sourceSchema,
  })
  .meta({ id: 'WeekendRules' });

export type WeekendRulesBody = DeepReadonly<z.infer<typeof weekendRulesBodySchema>>;
