import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { sourceSchema } from './bodies.ts';
import { frenchText, frenchTitle } from './files.ts';
import { confidence, described, nameEn, nameFr, region, wordsSchema, year } from './holiday.ts';

const evidenceSchema = z
  .strictObject({
    title: described(z.string().min(1), 'The text we read', 'Le texte consulté'),
    titleFr: frenchTitle,
    url: described(
      z.url().nullable(),
      'Where we read it; null if it has no public address',
      'Adresse du texte consulté; null s’il n’a pas d’adresse publique',
    ),
    urlFr: frenchText,
    quote: described(
      z.string().min(1),
      'Short excerpt, in its own language',
      'Court extrait, dans la langue du texte',
    ),
    official: described(
      z.boolean(),
      'Whether a legislature, a government or one of their offices publishes it',
      'Indique s’il est publié par une assemblée législative, un gouvernement ou un de leurs organismes',
    ),
    year: described(
      year.nullable(),
      'Year of the text; null if it has none',
      'Année du texte; null s’il n’en porte aucune',
    ),
  })
  .meta({ id: 'Evidence' });

const sentence = {
  ...wordsSchema.shape,
  confidence: described(
    confidence,
    'Confidence in the sentence, based on the sources',
    'Fiabilité de la phrase, d’après les sources',
  ),
  evidence: described(z.array(evidenceSchema).min(1), 'Sources of the sentence', 'Sources de la phrase'),
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
        url: described(z.url(), 'Address of the office’s page', 'Adresse de la page de l’organisme'),
        urlFr: described(
          z.url().exactOptional(),
          'Its page in French, if there is one',
          'Sa page en français, s’il y en a une',
        ),
      })
      .nullable(),
    'Who to ask if the sources do not settle the rule; null if they do',
    'À qui s’adresser si les sources ne permettent pas d’établir la règle; null si elles le permettent',
  ),
});

const noteSchema = z
  .strictObject({
    holiday: described(
      z.string().nullable(),
      'Id of the holiday if the note is about one only; null if it is about several or all',
      'Identifiant du jour férié, s’il n’y en a qu’un; null pour une remarque sur plusieurs jours ou sur tous',
    ),
    holidays: described(
      z.array(z.string()),
      'Ids of the holidays it is about; empty for a note about all days of the place',
      'Identifiants des jours visés; vide pour une remarque sur tous les jours de l’endroit',
    ),
    since: described(
      year.nullable(),
      'First year whose listing has the note; null for every year',
      'Première année où la remarque figure dans la liste; null pour toutes les années',
    ),
    until: described(
      year.nullable(),
      'Last year whose listing has the note; null if it still applies',
      'Dernière année où la remarque figure dans la liste; null si elle vaut encore',
    ),
    ...sentence,
  })
  .meta({ id: 'Note' });

const ruleInstead = described(
  ruleSchema,
  'Replaces the rule of the place',
  'À la place de celle de la province ou du territoire',
);

const ownRulesSchema = z
  .strictObject({
    holiday: described(z.string(), 'Id of the holiday', 'Identifiant du jour férié'),
    since: described(
      year.nullable(),
      'First year; null for every year',
      'Première année; null pour toutes les années',
    ),
    until: described(
      year.nullable(),
      'Last year; null if the rule still applies',
      'Dernière année; null si la règle vaut encore',
    ),
    weekend: ruleInstead,
    paid: ruleInstead,
  })
  .meta({ id: 'OwnRules' });

const placeRulesSchema = z
  .strictObject({
    code: described(region, 'CA for the federal law, else CA-XX', 'CA pour la loi fédérale, sinon CA-XX'),
    nameEn,
    nameFr,
    weekend: described(
      ruleSchema,
      'What happens when a holiday falls on a weekend or another day off',
      'Ce qui arrive lorsqu’un jour férié tombe une fin de semaine ou un autre jour de congé',
    ),
    paid: described(
      ruleSchema,
      'Who is paid for a holiday, and what working that day earns',
      'Qui est payé pour un jour férié, et combien vaut le travail ce jour-là',
    ),
    notes: described(z.array(noteSchema), 'What else to know', 'Ce qu’il faut savoir d’autre'),
    ownActs: described(
      z.array(ownRulesSchema),
      'Rules for holidays that have their own act',
      'Règles des jours fériés visés par une loi distincte',
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
