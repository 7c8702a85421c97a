import { z } from 'zod';
import type { DeepReadonly } from '../../common/data.ts';
import { sourceSchema } from './bodies.ts';
import { frenchText } from './files.ts';
import { confidence, described, nameEn, nameFr, region, wordsSchema, year } from './holiday.ts';

const evidenceSchema = z
  .strictObject({
    title: described(z.string().min(1), 'The text that was read', 'Le texte qui a été lu'),
    url: described(
      z.url().nullable(),
      'Where it was read; null if it has no public address',
      'Où il a été lu; null s’il n’a pas d’adresse publique',
    ),
    urlFr: frenchText,
    quote: described(
      z.string().min(1),
      'A few words of it, in its own language',
      'Quelques mots du texte, dans sa langue',
    ),
    official: described(
      z.boolean(),
      'Whether a legislature, a government or one of their offices publishes it',
      'Si une assemblée législative, un gouvernement ou un de leurs organismes le publie',
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
    'How surely the sources establish the sentence',
    'La fiabilité de la phrase, d’après les sources',
  ),
  evidence: described(z.array(evidenceSchema).min(1), 'What establishes it', 'Ce qui l’établit'),
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
        url: described(z.url(), 'Where to find the office', 'Où trouver l’organisme'),
        urlFr: described(
          z.url().exactOptional(),
          'Its page in French, if there is one',
          'Sa page en français, s’il y en a une',
        ),
      })
      .nullable(),
    'Who can answer what the sources leave open; null if they leave nothing open',
    'Qui peut répondre à ce que les sources laissent ouvert; null si elles ne laissent rien ouvert',
  ),
});

const noteSchema = z
  .strictObject({
    holiday: described(
      z.string().nullable(),
      'Id of the holiday if the note is on one alone; null if it is on several or on all',
      'Identifiant du jour férié, s’il n’y en a qu’un; null pour une remarque sur plusieurs jours ou sur tous',
    ),
    holidays: described(
      z.array(z.string()),
      'Ids of the holidays that it is on; empty for a note on all days of the place',
      'Identifiants des jours visés; vide pour une remarque sur tous les jours du lieu',
    ),
    since: described(
      year.nullable(),
      'First year whose listing carries it; null for every year',
      'Première année dont la liste la porte; null pour toutes les années',
    ),
    until: described(
      year.nullable(),
      'Last year whose listing carries it; null if it still holds',
      'Dernière année dont la liste la porte; null si elle vaut encore',
    ),
    ...sentence,
  })
  .meta({ id: 'Note' });

const ruleInstead = described(
  ruleSchema,
  'In place of that of the place',
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
      'Last year; null if it still holds',
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
      'What becomes of a holiday on a weekend or another day off',
      'Ce que devient un jour férié qui tombe la fin de semaine ou un autre jour de congé',
    ),
    paid: described(
      ruleSchema,
      'Who is paid for a holiday, and what work on it earns',
      'Qui est payé pour un jour férié, et ce que rapporte le travail ce jour-là',
    ),
    notes: described(z.array(noteSchema), 'What else a reader should know', 'Ce qu’il faut savoir d’autre'),
    ownActs: described(
      z.array(ownRulesSchema),
      'Rules of holidays that have an act of their own',
      'Règles des jours fériés qui ont leur propre loi',
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
